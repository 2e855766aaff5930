"""Every Gondor card of the *Return of the King* starters does what it says."""

import pytest

from rules.tcg.engine.codes import (
    DAMAGE,
    Verb,
)
from rules.tcg.engine.numbers import is_roaming
from tests.rules.tcg.cards import (
    ARAGORN,
    CAPTAIN,
    CITY_OF_MEN,
    DESERT_FIGHTER,
    FARAMIR,
    GREAT_GATE,
    HOBBIT_SWORD,
    KNIGHTS_SPEAR,
    MADRIL,
    MERRY,
    MORDOR_DEFENDER,
    RANGER_OF_MINAS_TIRITH,
    REGIMENT,
    SECOND_LEVEL,
    STAND_TO_ARMS,
    TARGON,
    THIRD_LEVEL,
    TROOPER,
    VETERAN,
)
from tests.rules.tcg.scene import Scene

PLAINS_SITE = 2
NO_TRACE = [HOBBIT_SWORD] * 4


def test_city_of_men_strengthens_and_discards_a_sauron_minion_when_the_skirmish_ends():
    scene = Scene(fellowship=[ARAGORN], minions=[VETERAN], site=6, hand=[CITY_OF_MEN])
    scene.skirmish(ARAGORN, VETERAN).play(CITY_OF_MEN)
    assert scene.is_discarded(VETERAN)
    assert scene.wounds(ARAGORN) == 1


def test_city_of_men_only_strengthens_against_others():
    scene = Scene(fellowship=[ARAGORN], minions=[DESERT_FIGHTER], site=6, hand=[CITY_OF_MEN])
    scene.skirmish(ARAGORN, DESERT_FIGHTER).play(CITY_OF_MEN)
    assert scene.wounds(DESERT_FIGHTER) == 1
    assert scene.in_play(DESERT_FIGHTER)


def test_faramir_may_exert_to_discard_a_fierce_minion_he_beats():
    scene = Scene(
        fellowship=[FARAMIR, TARGON],
        bearing={FARAMIR: [KNIGHTS_SPEAR]},
        minions=[REGIMENT],
        site=6,
        hand=[CITY_OF_MEN, CITY_OF_MEN],
    )
    scene.skirmish(FARAMIR, REGIMENT)
    scene.play(CITY_OF_MEN).choose(FARAMIR).play(CITY_OF_MEN).choose(FARAMIR)
    scene.pass_().answer_with(FARAMIR)
    assert scene.is_discarded(REGIMENT)
    assert scene.wounds(FARAMIR) == 1


def test_great_gate_strengthens_a_gondor_companion():
    scene = Scene(fellowship=[ARAGORN], minions=[DESERT_FIGHTER], site=6, hand=[GREAT_GATE])
    scene.skirmish(ARAGORN, DESERT_FIGHTER).play(GREAT_GATE)
    assert scene.wounds(DESERT_FIGHTER) == 1


def test_great_gate_exerts_the_minion_with_two_fortifications():
    scene = Scene(
        fellowship=[ARAGORN],
        support=[SECOND_LEVEL, SECOND_LEVEL],
        minions=[CAPTAIN],
        site=6,
        hand=[GREAT_GATE],
    )
    scene.skirmish(ARAGORN, CAPTAIN).play(GREAT_GATE)
    assert scene.wounds(CAPTAIN) == 1


def test_knights_spear_adds_a_threat_for_strength_until_there_are_two():
    scene = Scene(
        fellowship=[ARAGORN, TARGON],
        bearing={TARGON: [KNIGHTS_SPEAR]},
        minions=[CAPTAIN],
        site=6,
    )
    scene.skirmish(TARGON, CAPTAIN)
    assert scene.strength(TARGON) == 8
    scene.use(KNIGHTS_SPEAR)
    assert scene.strength(TARGON) == 9
    scene.use(KNIGHTS_SPEAR)
    assert scene.threats == 2
    assert not scene.can(Verb.USE, KNIGHTS_SPEAR)


@pytest.mark.parametrize(("hand", "may"), [(4, True), (3, False)])
def test_madril_needs_initiative(hand, may):
    """2.0 deluxe, "Initiative": four cards in hand before using this ability."""
    scene = Scene(
        fellowship=[MADRIL], minions=[MORDOR_DEFENDER], site=4, hand=[HOBBIT_SWORD] * hand
    )
    scene.skirmish(MADRIL, MORDOR_DEFENDER)
    assert scene.can(Verb.USE, MADRIL) is may


def test_madril_discards_two_to_wound_a_roaming_minion():
    scene = Scene(fellowship=[MADRIL], minions=[MORDOR_DEFENDER], site=4, hand=NO_TRACE)
    scene.skirmish(MADRIL, MORDOR_DEFENDER).use(MADRIL)
    assert scene.wounds(MORDOR_DEFENDER) == 1
    assert len(scene.hand()) == 2


def test_madril_wounds_no_minion_that_does_not_roam():
    """2.0, "Effects": an ability may be used for its cost alone."""
    scene = Scene(fellowship=[MADRIL], minions=[MORDOR_DEFENDER], site=6, hand=NO_TRACE)
    scene.skirmish(MADRIL, MORDOR_DEFENDER).use(MADRIL)
    assert scene.wounds(MORDOR_DEFENDER) == 0
    assert len(scene.hand()) == 2


def test_ranger_of_minas_tirith_is_stronger_against_a_roaming_minion():
    scene = Scene(fellowship=[RANGER_OF_MINAS_TIRITH], minions=[TROOPER], site=4, hand=[GREAT_GATE])
    scene.skirmish(RANGER_OF_MINAS_TIRITH, TROOPER)
    assert scene.strength(RANGER_OF_MINAS_TIRITH) == 7
    assert scene.number(DAMAGE, RANGER_OF_MINAS_TIRITH) == 1
    scene = Scene(fellowship=[RANGER_OF_MINAS_TIRITH], minions=[TROOPER], site=6, hand=[GREAT_GATE])
    scene.skirmish(RANGER_OF_MINAS_TIRITH, TROOPER)
    assert scene.strength(RANGER_OF_MINAS_TIRITH) == 5


def test_second_level_moves_to_a_minion_and_makes_it_roam():
    """A fortification's own number, +2, is added to the site number of the minion it burdens."""
    scene = Scene(fellowship=[ARAGORN], support=[SECOND_LEVEL], minions=[DESERT_FIGHTER], site=5)
    scene.maneuver_phase()
    assert not is_roaming(scene.state, scene._find(DESERT_FIGHTER))
    scene.use(SECOND_LEVEL)
    assert scene.wounds(ARAGORN) == 1
    assert scene.bearer_of(SECOND_LEVEL) == DESERT_FIGHTER


def test_second_level_is_transferred_for_a_ranger_spotted():
    scene = Scene(fellowship=[TARGON], support=[SECOND_LEVEL], minions=[DESERT_FIGHTER], site=5)
    scene.maneuver_phase().use(SECOND_LEVEL)
    places = [option.number for option in scene.options(Verb.EITHER)]
    assert places == [0, 1]
    scene.take_number(1)
    assert scene.wounds(TARGON) == 0
    assert is_roaming(scene.state, scene._find(DESERT_FIGHTER))


def test_stand_to_arms_wounds_a_roaming_minion_twice():
    """2.0 deluxe, "Initiative": at least three other cards are needed in hand."""
    hand = [STAND_TO_ARMS, *[HOBBIT_SWORD] * 3]
    scene = Scene(fellowship=[TARGON], minions=[VETERAN], site=4, hand=hand)
    scene.skirmish(TARGON, VETERAN).play(STAND_TO_ARMS)
    assert scene.wounds(VETERAN) == 2


def test_stand_to_arms_needs_three_other_cards():
    hand = [STAND_TO_ARMS, *[HOBBIT_SWORD] * 2]
    scene = Scene(fellowship=[TARGON], minions=[VETERAN], site=4, hand=hand)
    scene.skirmish(TARGON, VETERAN)
    assert not scene.can(Verb.PLAY, STAND_TO_ARMS)


def test_targon_wounds_a_man_he_fights():
    scene = Scene(fellowship=[TARGON], minions=[DESERT_FIGHTER], site=6, hand=NO_TRACE)
    scene.skirmish(TARGON, DESERT_FIGHTER).use(TARGON)
    assert scene.wounds(DESERT_FIGHTER) == 1


def test_targon_wounds_no_orc():
    scene = Scene(fellowship=[TARGON], minions=[TROOPER], site=6, hand=NO_TRACE)
    scene.skirmish(TARGON, TROOPER).use(TARGON)
    assert scene.wounds(TROOPER) == 0


def test_third_level_moves_to_a_minion_that_fights_a_gondor_man():
    scene = Scene(
        fellowship=[ARAGORN], support=[THIRD_LEVEL], minions=[DESERT_FIGHTER, VETERAN], site=4
    )
    scene.skirmish(ARAGORN, DESERT_FIGHTER).use(THIRD_LEVEL)
    assert scene.bearer_of(THIRD_LEVEL) == DESERT_FIGHTER
    assert scene.wounds(ARAGORN) == 2


def test_third_level_cannot_move_when_no_gondor_man_fights():
    scene = Scene(
        fellowship=[ARAGORN, MERRY], support=[THIRD_LEVEL], minions=[TROOPER], site=4, threats=2
    )
    scene.skirmish(MERRY, TROOPER)
    assert not scene.can(Verb.USE, THIRD_LEVEL)


@pytest.mark.parametrize(("threats", "strength"), [(0, 7), (2, 9), (3, 10), (4, 7)])
def test_aragorn_is_stronger_for_each_threat_below_four(threats, strength):
    assert Scene(fellowship=[ARAGORN], threats=threats).strength(ARAGORN) == strength


def test_aragorn_exerts_twice_to_remove_three_threats_in_regroup():
    scene = Scene(fellowship=[ARAGORN], threats=4, site=4).regroup_phase().use(ARAGORN)
    assert scene.threats == 1
    assert scene.wounds(ARAGORN) == 2
