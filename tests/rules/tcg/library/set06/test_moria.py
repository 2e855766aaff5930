"""The Moria cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from tests.rules.tcg.cards import (
    ANDUIN_CONFLUENCE_1_353,
    BAG_END,
    BALINS_TOMB,
    COUNCIL_COURTYARD,
    DERNDINGLE,
    DURINS_TOWER,
    EAST_WALL_OF_ROHAN_4_323,
    ETTENMOORS_1_331,
    GALADRIELS_GLADE,
    HORNBURG_ARMORY,
    HORNBURG_CAUSEWAY,
    HORNBURG_PARAPET,
    PALANTIR_CHAMBER,
    PILLARS_OF_THE_KINGS,
    RING_OF_ISENGARD,
    STABLES_4_339,
    THE_BALROG_TERROR_OF_FLAME_AND_SHADOW,
    THE_BRIDGE_OF_KHAZAD_DUM_1_349,
    TOL_BRANDIR,
    WHITE_ROCKS,
)
from tests.rules.tcg.scene import Scene

# Sites of the Towers block whose text does not touch these scenes.
PLAIN = (
    EAST_WALL_OF_ROHAN_4_323,
    DERNDINGLE,
    STABLES_4_339,
    WHITE_ROCKS,
    HORNBURG_PARAPET,
    HORNBURG_ARMORY,
    HORNBURG_CAUSEWAY,
    RING_OF_ISENGARD,
    PALANTIR_CHAMBER,
)
FELLOWSHIP_PATH = (
    *(BAG_END, ETTENMOORS_1_331, COUNCIL_COURTYARD, BALINS_TOMB, THE_BRIDGE_OF_KHAZAD_DUM_1_349),
    *(GALADRIELS_GLADE, ANDUIN_CONFLUENCE_1_353, PILLARS_OF_THE_KINGS, TOL_BRANDIR),
)


@pytest.mark.parametrize(
    ("places", "number", "cost"),
    [
        (PLAIN, 1, 14),
        (PLAIN, 2, 11),
        (PLAIN, 3, 11),
        (PLAIN, 4, 14),
        (FELLOWSHIP_PATH, 3, 14),
    ],
)
def test_the_balrog_comes_cheaper_at_two_towers_sites(
    places: tuple[str, ...], number: int, cost: int
) -> None:
    scene = Scene(
        path=places,
        site=number,
        shadow_support=[DURINS_TOWER],
        shadow_hand=[THE_BALROG_TERROR_OF_FLAME_AND_SHADOW],
    )
    roaming = 2 if number < 4 else 0
    assert (
        twilight_cost(scene.state, scene.card(THE_BALROG_TERROR_OF_FLAME_AND_SHADOW))
        == cost + roaming
    )
