"""Every Rohan card of the *Return of the King* starters does what it says."""

import pytest

from rules.tcg.engine import path, wounds
from rules.tcg.engine.codes import (
    FELLOWSHIP,
    SKIRMISH,
    Question,
    Verb,
)
from rules.tcg.engine.numbers import twilight_cost
from tests.rules.tcg.cards import (
    BLADEMASTER,
    CAPTAIN,
    DESERT_NOMAD,
    ELITE_RIDER,
    EOMER,
    EOWYN,
    GUARD,
    HOBBIT_SWORD,
    KNIGHTS_OF_HIS_HOUSE,
    LONG_SPEAR,
    MORDOR_SOLDIER,
    MORNING_CAME,
    RIDING_ARMOR,
    SWIFT_STEED,
    THEODEN,
    TROOPER,
    VETERAN,
    WIND_IN_HIS_FACE,
)
from tests.rules.tcg.scene import Scene

PLAINS_SITE = 2
NO_TRACE = [HOBBIT_SWORD] * 4


def test_elite_rider_is_stronger_against_a_wounded_minion():
    scene = Scene(fellowship=[ELITE_RIDER], minions=[CAPTAIN], site=6, hand=[MORNING_CAME])
    scene.wound(CAPTAIN, 1).skirmish(ELITE_RIDER, CAPTAIN)
    assert scene.strength(ELITE_RIDER) == 8


def test_elite_rider_costs_full_after_the_start():
    scene = Scene(hand=[ELITE_RIDER])
    scene.state.phase = FELLOWSHIP
    assert twilight_cost(scene.state, scene._find(ELITE_RIDER)) == 3
    scene.state.phase = 0
    assert twilight_cost(scene.state, scene._find(ELITE_RIDER)) == 2


def test_eowyn_discards_a_possession_she_bears_for_strength():
    scene = Scene(
        fellowship=[EOWYN], bearing={EOWYN: [LONG_SPEAR, SWIFT_STEED]}, minions=[CAPTAIN], site=6
    )
    scene.skirmish(EOWYN, CAPTAIN).use(EOWYN).choose(SWIFT_STEED)
    assert scene.is_discarded(SWIFT_STEED)
    assert scene.strength(EOWYN) == 6 + 2 + 2


def test_knights_of_his_house_lets_the_opponent_choose_for_each_mounted_companion():
    scene = Scene(
        fellowship=[EOMER, EOWYN],
        bearing={EOMER: [SWIFT_STEED], EOWYN: [SWIFT_STEED]},
        minions=[TROOPER],
        hand=[KNIGHTS_OF_HIS_HOUSE],
        shadow_hand=[TROOPER, VETERAN],
        site=6,
        twilight=3,
    )
    scene.maneuver_phase().play(KNIGHTS_OF_HIS_HOUSE).take_number(2)
    assert scene.who == 1
    scene.take_number(0)
    assert scene.twilight == 2
    scene.take_number(1)
    assert len(scene.hand(1)) == 1
    assert len(scene.state.decks[1]) == 1


def test_long_spear_is_played_in_a_skirmish_for_a_threat():
    scene = Scene(fellowship=[EOWYN], minions=[CAPTAIN], site=6, hand=[LONG_SPEAR, MORNING_CAME])
    scene.skirmish(EOWYN, CAPTAIN).play(LONG_SPEAR)
    assert scene.threats == 1
    assert scene.twilight == 1
    assert scene.strength(EOWYN) == 8


def test_long_spear_needs_room_for_the_threat():
    scene = Scene(
        fellowship=[EOWYN], minions=[CAPTAIN], site=6, hand=[LONG_SPEAR, MORNING_CAME], threats=2
    )
    scene.skirmish(EOWYN, CAPTAIN)
    assert not scene.can(Verb.PLAY, LONG_SPEAR)


def test_morning_came_gives_four_strength():
    scene = Scene(fellowship=[EOWYN, EOMER], minions=[CAPTAIN], site=6, hand=[MORNING_CAME] * 2)
    scene.skirmish(EOWYN, CAPTAIN).play(MORNING_CAME).choose(EOWYN)
    assert scene.strength(EOWYN) == 10


def test_morning_came_gives_two_when_the_shadow_places_a_card_beneath_the_deck():
    scene = Scene(
        fellowship=[EOWYN],
        minions=[CAPTAIN],
        site=6,
        hand=[MORNING_CAME] * 2,
        shadow_hand=[TROOPER],
    )
    scene.skirmish(EOWYN, CAPTAIN).play(MORNING_CAME)
    assert scene.who == 1
    scene.take_number(1)
    assert scene.strength(EOWYN) == 8
    assert scene.hand(1) == []


def test_riding_armor_prevents_a_wound_for_three_cards():
    scene = Scene(
        fellowship=[EOWYN],
        bearing={EOWYN: [RIDING_ARMOR]},
        minions=[DESERT_NOMAD],
        site=6,
        hand=NO_TRACE,
    )
    scene.skirmish(EOWYN, DESERT_NOMAD).pass_().answer_with(RIDING_ARMOR)
    assert scene.wounds(EOWYN) == 0
    assert len(scene.hand()) == 1


def test_riding_armor_needs_initiative():
    scene = Scene(
        fellowship=[EOWYN],
        bearing={EOWYN: [RIDING_ARMOR]},
        minions=[DESERT_NOMAD],
        site=6,
        hand=[HOBBIT_SWORD] * 3,
    )
    scene.skirmish(EOWYN, DESERT_NOMAD).pass_()
    assert scene.wounds(EOWYN) == 1


def test_rohirrim_guard_discards_a_card_to_exert_a_minion_he_fights():
    scene = Scene(fellowship=[GUARD], minions=[CAPTAIN], site=6, hand=[HOBBIT_SWORD])
    scene.skirmish(GUARD, CAPTAIN).use(GUARD)
    assert scene.wounds(CAPTAIN) == 1
    assert scene.hand() == []


def test_swift_steed_exerts_each_minion_that_fights_its_bearer():
    """2.0, "Exert": an exhausted minion is left as it is."""
    scene = Scene(
        fellowship=[EOMER],
        bearing={EOMER: [SWIFT_STEED]},
        minions=[CAPTAIN, MORDOR_SOLDIER],
        site=6,
        hand=[MORNING_CAME],
    )
    scene.wound(MORDOR_SOLDIER, 1).skirmish(EOMER, CAPTAIN, MORDOR_SOLDIER)
    assert scene.wounds(CAPTAIN) == 1
    assert scene.wounds(MORDOR_SOLDIER) == 1


@pytest.mark.parametrize(("site", "wounds_taken"), [(PLAINS_SITE, 1), (4, 2)])
def test_swift_steed_saves_from_more_than_one_wound_on_the_plains(site, wounds_taken):
    scene = Scene(
        fellowship=[EOMER], bearing={EOMER: [SWIFT_STEED]}, minions=[BLADEMASTER], site=site
    )
    scene.state.phase = SKIRMISH
    eomer = scene._find(EOMER)
    scene.happen(wounds.wound, eomer).happen(wounds.wound, eomer)
    assert scene.wounds(EOMER) == wounds_taken


def test_theoden_may_exert_a_companion_to_exert_a_minion_when_the_fellowship_moves():
    scene = Scene(fellowship=[THEODEN], minions=[CAPTAIN], site=4)
    scene.happen(path.move).answer_with(THEODEN)
    assert scene.wounds(THEODEN) == 1
    assert scene.wounds(CAPTAIN) == 1


def test_wind_in_his_face_takes_a_card_from_the_hand_of_the_opponent_of_a_mounted_man():
    scene = Scene(
        fellowship=[EOMER],
        bearing={EOMER: [SWIFT_STEED]},
        minions=[CAPTAIN],
        site=6,
        hand=[WIND_IN_HIS_FACE] * 2,
        shadow_hand=[TROOPER, TROOPER],
    )
    scene.skirmish(EOMER, CAPTAIN).play(WIND_IN_HIS_FACE)
    assert scene.strength(EOMER) == 9
    assert len(scene.hand(1)) == 1


def test_wind_in_his_face_takes_nothing_for_a_man_on_foot():
    scene = Scene(
        fellowship=[EOMER],
        minions=[CAPTAIN],
        site=6,
        hand=[WIND_IN_HIS_FACE] * 2,
        shadow_hand=[TROOPER, TROOPER],
    )
    scene.skirmish(EOMER, CAPTAIN).play(WIND_IN_HIS_FACE)
    assert len(scene.hand(1)) == 2


def test_eomer_is_stronger_for_each_valiant_companion_spotted():
    scene = Scene(
        fellowship=[EOMER, THEODEN], minions=[CAPTAIN], site=6, hand=[*NO_TRACE, HOBBIT_SWORD]
    )
    scene.skirmish(EOMER, CAPTAIN).use(EOMER)
    assert scene.state.pending.question == Question.NUMBER
    assert [option.number for option in scene.options()] == [2, 1, 0]
    scene.take_number(2)
    assert scene.state.winner is None
    assert scene.wounds(EOMER) == 1
