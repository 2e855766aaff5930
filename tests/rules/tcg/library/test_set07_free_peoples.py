"""Every Free Peoples card and ring of the *Return of the King* starters does what it says."""

import pytest

from rules.tcg.engine import path, wounds
from rules.tcg.engine.codes import (
    DAMAGE,
    DEFENDER,
    FELLOWSHIP,
    REGROUP,
    SKIRMISH,
    Question,
    Verb,
)
from rules.tcg.engine.numbers import is_roaming, twilight_cost
from tests.rules.tcg.cards import (
    ARAGORN,
    BLADEMASTER,
    CAPTAIN,
    CITY_OF_MEN,
    DESERT_FIGHTER,
    DESERT_NOMAD,
    DWARF_GUARD,
    ELITE_RIDER,
    EOMER,
    EOWYN,
    FARAMIR,
    FRODO,
    GREAT_GATE,
    GUARD,
    HOBBIT_SWORD,
    KNIGHTS_OF_HIS_HOUSE,
    KNIGHTS_SPEAR,
    LONG_SPEAR,
    MADRIL,
    MERRY,
    MORDOR_DEFENDER,
    MORDOR_SOLDIER,
    MORNING_CAME,
    ORC_BROOD,
    PIPPIN,
    RANGER_OF_MINAS_TIRITH,
    REGIMENT,
    RIDING_ARMOR,
    SECOND_LEVEL,
    STAND_TO_ARMS,
    SWIFT_STEED,
    TARGON,
    THEODEN,
    THIRD_LEVEL,
    TROOPER,
    VETERAN,
    WIND_IN_HIS_FACE,
)
from tests.rules.tcg.scene import EOMER_SITES, Scene

PLAINS_SITE = 2
NO_TRACE = [HOBBIT_SWORD] * 4


# --- Gondor ---


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
    scene.discard(HOBBIT_SWORD).discard(HOBBIT_SWORD)
    assert scene.wounds(MORDOR_DEFENDER) == 1
    assert len(scene.hand()) == 2


def test_madril_cannot_wound_a_minion_that_does_not_roam():
    scene = Scene(fellowship=[MADRIL], minions=[MORDOR_DEFENDER], site=6, hand=NO_TRACE)
    scene.skirmish(MADRIL, MORDOR_DEFENDER)
    assert not scene.can(Verb.USE, MADRIL)


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
    scene.discard(HOBBIT_SWORD).discard(HOBBIT_SWORD)
    assert scene.wounds(VETERAN) == 2


def test_stand_to_arms_needs_three_other_cards():
    hand = [STAND_TO_ARMS, *[HOBBIT_SWORD] * 2]
    scene = Scene(fellowship=[TARGON], minions=[VETERAN], site=4, hand=hand)
    scene.skirmish(TARGON, VETERAN)
    assert not scene.can(Verb.PLAY, STAND_TO_ARMS)


def test_targon_wounds_a_man_he_fights():
    scene = Scene(fellowship=[TARGON], minions=[DESERT_FIGHTER], site=6, hand=NO_TRACE)
    scene.skirmish(TARGON, DESERT_FIGHTER).use(TARGON)
    scene.discard(HOBBIT_SWORD).discard(HOBBIT_SWORD)
    assert scene.wounds(DESERT_FIGHTER) == 1


def test_targon_wounds_no_orc():
    scene = Scene(fellowship=[TARGON], minions=[TROOPER], site=6, hand=NO_TRACE)
    scene.skirmish(TARGON, TROOPER)
    assert not scene.can(Verb.USE, TARGON)


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


# --- Rohan ---


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
    for _ in range(3):
        scene.discard(HOBBIT_SWORD)
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
    for _ in range(3):
        scene.discard(HOBBIT_SWORD)
    assert scene.state.pending.question == Question.NUMBER
    assert [option.number for option in scene.options()] == [2, 1, 0]
    scene.take_number(2)
    assert scene.state.winner is None
    assert scene.wounds(EOMER) == 1


# --- the Shire ---


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
