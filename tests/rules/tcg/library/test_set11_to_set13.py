"""Cards of *Shadows*, *Black Rider* and *Bloodlines* of several cultures."""

import pytest

from rules.tcg.engine.codes import Verb
from tests.rules.tcg.cards import ARAGORN, EOMER, HOBBIT_SWORD, LONG_SPEAR, MERRY, PIPPIN, VETERAN
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

INSPIRATION = "11_36"
GANDALF = "11_33"
BATTLEGROUND = "15_192"
FOR_THE_MARK = "12_114"


@pytest.mark.parametrize(("site", "weaker"), [(ARAGORN_SITES[3], 6), (BATTLEGROUND, 8)])
def test_inspiration_weakens_by_the_companions_in_hand(site, weaker):
    scene = Scene(
        fellowship=[GANDALF],
        minions=[VETERAN],
        hand=[INSPIRATION, MERRY, PIPPIN, HOBBIT_SWORD],
        site=4,
        path=(*ARAGORN_SITES[:3], site),
    )
    scene.skirmish(GANDALF, VETERAN).play(INSPIRATION).resolve()
    (totals,) = [entry for entry in scene.state.log or [] if entry[0] == "totals"]
    assert totals[2] == max(0, 9 - weaker)


def test_for_the_mark_discards_a_possession_in_the_regroup_phase_for_nothing():
    scene = Scene(fellowship=[EOMER], bearing={EOMER: [LONG_SPEAR]}, hand=[FOR_THE_MARK])
    scene.regroup_phase().play(FOR_THE_MARK)
    assert scene.is_discarded(LONG_SPEAR)
    assert scene.wounds(EOMER) == 0


def test_for_the_mark_exerts_a_man_in_the_maneuver_phase():
    scene = Scene(
        fellowship=[EOMER],
        bearing={EOMER: [LONG_SPEAR]},
        minions=[VETERAN],
        hand=[FOR_THE_MARK],
        site=6,
    )
    scene.maneuver_phase().play(FOR_THE_MARK)
    assert scene.is_discarded(FOR_THE_MARK)
    assert scene.is_discarded(LONG_SPEAR)
    assert scene.wounds(EOMER) == 1


@pytest.mark.parametrize(("fellowship", "burdens"), [([ARAGORN], 0), ([EOMER], 4)])
def test_for_the_mark_needs_a_man_of_rohan_with_resistance_three(fellowship, burdens):
    scene = Scene(
        fellowship=fellowship,
        minions=[VETERAN],
        bearing={fellowship[0]: [LONG_SPEAR]},
        hand=[FOR_THE_MARK],
        burdens=burdens,
        site=6,
    )
    assert not scene.maneuver_phase().can(Verb.PLAY, FOR_THE_MARK)
