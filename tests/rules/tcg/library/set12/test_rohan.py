"""The Rohan cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    EOMER_VALIANT_WARCHIEF,
    FOR_THE_MARK,
    LONG_SPEAR,
    MORDOR_VETERAN,
)
from tests.rules.tcg.scene import Scene


def test_for_the_mark_discards_a_possession_in_the_regroup_phase_for_nothing() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [LONG_SPEAR]},
        hand=[FOR_THE_MARK],
    )
    scene.regroup_phase().play(FOR_THE_MARK)
    assert scene.is_discarded(LONG_SPEAR)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 0


def test_for_the_mark_exerts_a_man_in_the_maneuver_phase() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [LONG_SPEAR]},
        minions=[MORDOR_VETERAN],
        hand=[FOR_THE_MARK],
        site=6,
    )
    scene.maneuver_phase().play(FOR_THE_MARK)
    assert scene.is_discarded(FOR_THE_MARK)
    assert scene.is_discarded(LONG_SPEAR)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 1


@pytest.mark.parametrize(
    ("fellowship", "burdens"), [([ARAGORN_DRIVEN_BY_NEED], 0), ([EOMER_VALIANT_WARCHIEF], 4)]
)
def test_for_the_mark_needs_a_man_of_rohan_with_resistance_three(
    fellowship: list[str], burdens: int
) -> None:
    scene = Scene(
        fellowship=fellowship,
        minions=[MORDOR_VETERAN],
        bearing={fellowship[0]: [LONG_SPEAR]},
        hand=[FOR_THE_MARK],
        burdens=burdens,
        site=6,
    )
    assert not scene.maneuver_phase().can(Verb.PLAY, FOR_THE_MARK)
