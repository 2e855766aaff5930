"""Cards of the Shire, and the sites that serve the Free Peoples."""

import pytest

from rules.tcg.engine import path
from rules.tcg.engine.codes import (
    DEFENDER,
    FELLOWSHIP,
    REGROUP,
    Verb,
)
from tests.rules.tcg.cards import (
    ARAGORN,
    DWARF_GUARD,
    EOMER,
    FARAMIR,
    FRODO,
    HOBBIT_SWORD,
    MERRY,
    ORC_BROOD,
    PIPPIN,
    SWIFT_STEED,
    TARGON,
)
from tests.rules.tcg.scene import EOMER_SITES, Scene

PLAINS_SITE = 2
NO_TRACE = [HOBBIT_SWORD] * 4


def test_frodo_may_add_three_twilight_to_remove_a_threat_when_moving():
    scene = Scene(fellowship=[DWARF_GUARD], site=3, threats=1).happen(path.move)
    scene.answer_with(FRODO)
    assert scene.threats == 0
    assert scene.twilight == 3 + 2 + 2


def test_hobbit_sword_is_for_hobbits():
    scene = Scene(fellowship=[MERRY], bearing={MERRY: [HOBBIT_SWORD]})
    assert scene.strength(MERRY) == 5


def test_merry_adds_threats_for_strength_while_there_are_fewer_than_three():
    scene = Scene(
        fellowship=[MERRY, ARAGORN, TARGON, FARAMIR], minions=[ORC_BROOD], site=6, threats=2
    )
    scene.skirmish(MERRY, ORC_BROOD).use(MERRY)
    assert scene.threats == 3
    assert not scene.can(Verb.USE, MERRY)


@pytest.mark.parametrize(("threats", "strength"), [(0, 3), (3, 6), (4, 3)])
def test_pippin_is_stronger_for_each_threat_below_four(threats, strength):
    assert Scene(fellowship=[PIPPIN], threats=threats).strength(PIPPIN) == strength


# --- sites that serve the Free Peoples ---


def test_edoras_hall_lowers_the_cost_of_rohan_possessions():
    scene = Scene(fellowship=[EOMER], hand=[SWIFT_STEED, MERRY], site=1, path=EOMER_SITES)
    scene.fellowship_phase().play(SWIFT_STEED)
    assert scene.twilight == 1


def test_steps_of_edoras_make_gondor_companions_defenders_for_the_turn():
    scene = Scene(fellowship=[ARAGORN, EOMER], site=1).happen(path.move)
    assert scene.number(DEFENDER, ARAGORN) == 1
    assert scene.number(DEFENDER, EOMER) == 0


def test_beacon_of_minas_tirith_heals_a_companion_for_a_threat():
    scene = Scene(fellowship=[ARAGORN, TARGON], site=3, hand=[MERRY]).wound(ARAGORN, 2)
    scene.fellowship_phase().use("7_338")
    assert scene.wounds(ARAGORN) == 1
    assert scene.threats == 1


def test_hall_of_the_kings_draws_a_card_for_a_threat():
    scene = Scene(
        fellowship=[ARAGORN, TARGON], site=3, path=EOMER_SITES, deck=[MERRY], hand=[PIPPIN]
    )
    scene.fellowship_phase().use("7_339")
    assert MERRY in scene.hand()
    assert scene.threats == 1


@pytest.mark.parametrize(
    ("sites", "healed", "left"), [(EOMER_SITES, EOMER, ARAGORN), (None, ARAGORN, EOMER)]
)
def test_minas_tirith_heals_its_own_when_left_in_the_regroup_phase(sites, healed, left):
    options = {"path": sites} if sites else {}
    scene = Scene(fellowship=[ARAGORN, EOMER], site=6, **options)
    scene.wound(ARAGORN, 1).wound(EOMER, 1)
    scene.state.phase = REGROUP
    scene.happen(path.move)
    assert scene.wounds(healed) == 0
    assert scene.wounds(left) == 1


def test_minas_tirith_heals_nobody_when_left_in_the_fellowship_phase():
    scene = Scene(fellowship=[ARAGORN], site=6).wound(ARAGORN, 1)
    scene.state.phase = FELLOWSHIP
    scene.happen(path.move)
    assert scene.wounds(ARAGORN) == 1
