"""The archers and scouts of the Elves of set 3, *Realms of the Elf-lords*."""

import pytest

from rules.tcg.engine.state.codes import ARCHERY, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import at
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (2, False)])
def test_calaglin_exerts_to_wound_a_minion_in_the_regroup_phase(wounds: int, usable: bool) -> None:
    scene = Scene(support=[CALAGLIN], minions=[MORDOR_VETERAN, MORDOR_TROOPER])
    scene.wound(CALAGLIN, wounds).regroup_phase()
    assert scene.can(Verb.USE, CALAGLIN) is usable
    if usable:
        scene.use(CALAGLIN).choose(MORDOR_VETERAN)
        assert scene.wounds(CALAGLIN) == scene.wounds(MORDOR_VETERAN) == 1
        assert scene.wounds(MORDOR_TROOPER) == 0


@pytest.mark.parametrize(
    ("minion", "fighter", "weaker"),
    [
        (MORDOR_VETERAN, LEGOLAS_GREENLEAF, 2),
        (URUK_BROOD, LEGOLAS_GREENLEAF, 2),
        (ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, LEGOLAS_GREENLEAF, 0),
        (MORDOR_VETERAN, DWARF_GUARD, 0),
    ],
    ids=["an Orc", "an Uruk-hai", "a Nazgul", "another's skirmish"],
)
def test_the_long_knives_of_legolas_frighten_orcs_and_uruk_hai(
    minion: str, fighter: str, weaker: int
) -> None:
    legolas = LEGOLAS_GREENLEAF
    scene = Scene(
        fellowship=[legolas, DWARF_GUARD],
        bearing={legolas: [LONG_KNIVES_OF_LEGOLAS_3_21]},
        minions=[minion, MORGUL_LACKEY],
        site=6,
    )
    assert scene.strength(legolas) == 6 + 1
    before = scene.strength(minion)
    scene.skirmish(fighter, minion)
    assert scene.strength(minion) == before - weaker
    assert scene.strength(MORGUL_LACKEY) == 6


def test_only_legolas_bears_his_long_knives() -> None:
    scene = Scene(fellowship=[LORIEN_ELF], hand=[LONG_KNIVES_OF_LEGOLAS_3_21]).fellowship_phase()
    assert not scene.can(Verb.PLAY, LONG_KNIVES_OF_LEGOLAS_3_21)


@pytest.mark.parametrize(
    ("wounds", "twilight", "left"),
    [(0, 5, 3), (0, 1, 0), (2, 5, None)],
    ids=["5", "1", "exhausted"],
)
def test_dinendal_exerts_to_remove_two_twilight_in_the_regroup_phase(
    wounds: int, twilight: int, left: int | None
) -> None:
    scene = Scene(support=[DINENDAL_SILENT_SCOUT], twilight=twilight)
    scene.wound(DINENDAL_SILENT_SCOUT, wounds).regroup_phase()
    assert scene.can(Verb.USE, DINENDAL_SILENT_SCOUT) is (left is not None)
    if left is not None:
        assert scene.use(DINENDAL_SILENT_SCOUT).twilight == left
        assert scene.wounds(DINENDAL_SILENT_SCOUT) == 1


def test_dinendal_is_no_scout_in_the_fellowship_phase() -> None:
    scene = Scene(support=[DINENDAL_SILENT_SCOUT], twilight=5).fellowship_phase()
    assert not scene.can(Verb.USE, DINENDAL_SILENT_SCOUT)


@pytest.mark.parametrize(
    ("site", "number", "total"),
    [
        (PILLARS_OF_THE_KINGS, 8, 2),
        (TROLLSHAW_FOREST_1_334, 2, 2),
        (ANDUIN_WILDERLAND, 7, 2),
        (ETTENMOORS_1_331, 2, 1),
        (MORIA_LAKE, 4, 1),
    ],
    ids=["river", "forest", "both at once", "plains", "marsh"],
)
def test_legolas_shoots_better_at_a_river_or_forest(site: str, number: int, total: int) -> None:
    scene = at(site, number, fellowship=[LEGOLAS_SON_OF_THRANDUIL])
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[0] == total
