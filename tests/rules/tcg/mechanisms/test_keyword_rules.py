"""The keywords of Shadows and after: hunter, lurker, toil, muster; and enduring.

Comprehensive Rules 4.2, under each keyword.
"""

from rules.tcg.engine.codes import HUNTER, REGROUP, STRENGTH, Verb
from rules.tcg.engine.numbers import traits_now
from rules.tcg.engine.traits import LURKER
from tests.rules.tcg.cards import (
    ARAGORN,
    CAPTAIN,
    CITY_OF_MEN,
    FARAMIR,
    FRODO,
    GIMLI,
    LEGOLAS,
    MERRY,
    PIPPIN,
    TROOPER,
)
from tests.rules.tcg.scene import Scene

GIMLI_HUNTER = "15_5"
LEGOLAS_HUNTER = "15_18"
ARAGORN_HUNTER = "15_54"
WILD_MAN = "15_91"
CHARGING_URUK = "15_156"
HUNTING_SPEAR = "15_114"
GAMLING = "15_126"
COLUMN = "11_72"
SHIELD_WALL = "11_76"
RAMPAGING_EASTERLING = "11_98"
PROWLING_ORC = "11_136"
STRENGTH_IN_SHADOWS = "11_140"
ORC_STRATEGIST = "12_97"
LEGION_OF_HARAD = "11_88"
BOLD_AND_CUNNING = "11_71"
ELEVATED_FIRE = "11_78"
THE_MORE_THE_MERRIER = "11_169"
FARIN = "11_7"
ELVEN_SCOUT = "11_18"
OVERPOWERING_URUK = "11_197"
OATHBREAKER = "8_41"
SLEEPLESS_DEAD = "8_45"
DEAD_MAN = "10_27"


# --- hunter ---


def test_a_hunter_is_stronger_against_who_is_no_hunter():
    scene = Scene(fellowship=[GIMLI_HUNTER], minions=[CAPTAIN, WILD_MAN], site=6)
    assert scene.strength(GIMLI_HUNTER) == 6
    scene.skirmish(GIMLI_HUNTER, CAPTAIN)
    assert ("totals", 9, 13) in (scene.state.log or [])


def test_two_hunters_gain_nothing_from_each_other():
    """15 C 91: it gains hunter 1 while a hunter can be spotted."""
    scene = Scene(fellowship=[GIMLI_HUNTER], minions=[WILD_MAN], site=6)
    assert scene.number(HUNTER, WILD_MAN) == 1
    scene.skirmish(GIMLI_HUNTER, WILD_MAN)
    assert ("totals", 6, 10) in (scene.state.log or [])


def test_a_keyword_that_hangs_on_its_own_kind_counts_the_others():
    scene = Scene(fellowship=[GIMLI], minions=[WILD_MAN], site=6)
    assert scene.number(HUNTER, WILD_MAN) == 0


def test_a_hunter_is_gained_in_a_fierce_skirmish():
    for fierce, total in ((1, 11), (0, 7)):
        scene = Scene(fellowship=[ARAGORN], minions=[CHARGING_URUK], site=6)
        scene.state.round = fierce
        scene.skirmish(ARAGORN, CHARGING_URUK).resolve()
        assert ("totals", 7, total) in (scene.state.log or [])


def test_a_weapon_makes_its_bearer_a_hunter_by_the_cultures_of_the_fellowship():
    """15 U 114: Shire, Gondor and Dwarven make three."""
    scene = Scene(
        fellowship=[ARAGORN, GIMLI],
        minions=[PROWLING_ORC],
        bearing={PROWLING_ORC: [HUNTING_SPEAR]},
        site=6,
    )
    assert scene.number(HUNTER, PROWLING_ORC) == 3


def test_hunters_are_spotted_and_exerted_as_such():
    scene = Scene(fellowship=[LEGOLAS_HUNTER, ARAGORN_HUNTER, GIMLI], deck=[MERRY])
    scene.regroup_phase().use(LEGOLAS_HUNTER).choose(LEGOLAS_HUNTER)
    assert scene.wounds(LEGOLAS_HUNTER) == scene.wounds(ARAGORN_HUNTER) == 1
    assert scene.hand() == [MERRY]
    assert Scene(fellowship=[GAMLING, LEGOLAS_HUNTER]).strength(GAMLING) == 6
    assert Scene(fellowship=[GAMLING, LEGOLAS_HUNTER, GIMLI_HUNTER]).strength(GAMLING) == 9


# --- lurker ---


def test_skirmishes_with_lurkers_come_after_the_others():
    scene = Scene(fellowship=[ARAGORN, FARAMIR, MERRY], minions=[COLUMN, CAPTAIN, TROOPER], site=6)
    state = scene.state
    state.set_assigned(scene._find(COLUMN), (scene._find(ARAGORN),))
    state.set_assigned(scene._find(CAPTAIN), (scene._find(FARAMIR),))
    scene.skirmish(MERRY, TROOPER)
    assert scene.can(Verb.FIGHT, FARAMIR)
    assert scene.can(Verb.FIGHT, MERRY)
    assert not scene.can(Verb.FIGHT, ARAGORN)


def test_lurker_can_be_lost_for_a_while():
    """12 U 97: until the regroup phase."""
    scene = Scene(fellowship=[ARAGORN], minions=[ORC_STRATEGIST])
    scene.maneuver_phase().wait_to(Verb.USE, ORC_STRATEGIST).use(ORC_STRATEGIST)
    card = scene._find(ORC_STRATEGIST)
    assert not traits_now(scene.state, card) & LURKER
    scene.regroup_phase()
    assert traits_now(scene.state, card) & LURKER


def test_a_bonus_is_greater_for_a_lurker():
    """11 C 140: +2, or +4 if it is a lurker."""
    for minion, total in ((PROWLING_ORC, 10), (ORC_STRATEGIST, 15)):
        scene = Scene(
            fellowship=[ARAGORN],
            minions=[minion],
            shadow_hand=[STRENGTH_IN_SHADOWS],
            twilight=1,
            site=6,
        )
        scene.skirmish(ARAGORN, minion).wait_to(Verb.PLAY, STRENGTH_IN_SHADOWS)
        scene.play(STRENGTH_IN_SHADOWS).resolve()
        assert any(note[0] == "totals" and note[2] == total for note in scene.state.log or [])


def test_a_lurker_protects_another_minion_in_its_skirmish():
    scene = Scene(
        fellowship=[ARAGORN], minions=[RAMPAGING_EASTERLING, SHIELD_WALL], twilight=1, site=6
    )
    scene.skirmish(ARAGORN, RAMPAGING_EASTERLING).wait_to(Verb.TRIGGER, SHIELD_WALL)
    scene.answer_with(SHIELD_WALL)
    assert scene.in_play(RAMPAGING_EASTERLING)
    assert scene.wounds(SHIELD_WALL) == 1
    assert scene.twilight == 0


def test_a_won_skirmish_strengthens_another_until_the_regroup_phase():
    scene = Scene(fellowship=[MERRY], minions=[RAMPAGING_EASTERLING, COLUMN], site=6)
    scene.skirmish(MERRY, COLUMN).resolve()
    easterling = scene._find(RAMPAGING_EASTERLING)
    assert ("changed", easterling, STRENGTH, 3) in (scene.state.log or [])
    assert scene.state.phase == REGROUP
    assert scene.strength(RAMPAGING_EASTERLING) == 6


# --- toil ---


def test_each_character_exerted_makes_a_toil_card_cheaper():
    """Twilight 6, toil 2, and two Men to exert: 2 are enough."""
    scene = Scene(minions=[WILD_MAN, COLUMN], shadow_hand=[LEGION_OF_HARAD], twilight=2, site=6)
    scene.shadow_phase().play(LEGION_OF_HARAD).choose(WILD_MAN)
    assert scene.in_play(LEGION_OF_HARAD)
    assert scene.wounds(WILD_MAN) == scene.wounds(COLUMN) == 1
    assert scene.twilight == 0


def test_a_toil_card_can_be_paid_in_full():
    scene = Scene(minions=[WILD_MAN], shadow_hand=[LEGION_OF_HARAD], twilight=7, site=6)
    scene.shadow_phase().play(LEGION_OF_HARAD).pass_()
    assert scene.wounds(WILD_MAN) == 0
    assert scene.twilight == 1


def test_a_toil_card_nobody_can_toil_for_costs_all():
    scene = Scene(minions=[TROOPER], shadow_hand=[LEGION_OF_HARAD], twilight=5, site=6)
    assert not scene.shadow_phase().can(Verb.PLAY, LEGION_OF_HARAD)


def test_events_have_toil_too():
    """11 R 78: seven twilight, less two for each of two Men."""
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[WILD_MAN, COLUMN],
        shadow_hand=[ELEVATED_FIRE],
        twilight=3,
        site=6,
    )
    scene.archery_phase().play(ELEVATED_FIRE).choose(WILD_MAN)
    assert scene.twilight == 0
    assert scene.wounds(WILD_MAN) == scene.wounds(COLUMN) == 1
    assert [option.card for option in scene.options(Verb.WOUND)]


def test_a_free_peoples_event_adds_less_twilight_with_toil():
    scene = Scene(fellowship=[MERRY, PIPPIN], hand=[THE_MORE_THE_MERRIER], burdens=3)
    scene.fellowship_phase().play(THE_MORE_THE_MERRIER)
    scene.choose(MERRY).choose(PIPPIN).choose(FRODO)
    assert scene.twilight == 0
    assert scene.burdens == 1


def test_toil_pays_for_an_event_in_a_skirmish():
    scene = Scene(
        fellowship=[ARAGORN],
        bearing={ARAGORN: ["1_92"]},
        minions=[WILD_MAN],
        shadow_hand=[BOLD_AND_CUNNING],
        twilight=3,
        site=6,
    )
    scene.skirmish(ARAGORN, WILD_MAN).wait_to(Verb.PLAY, BOLD_AND_CUNNING)
    scene.play(BOLD_AND_CUNNING)
    assert scene.is_discarded("1_92")
    assert scene.wounds(WILD_MAN) >= 1


# --- muster ---


def test_a_muster_character_lets_you_discard_a_card_to_draw_one():
    scene = Scene(
        fellowship=[ELVEN_SCOUT, LEGOLAS], hand=[CITY_OF_MEN], deck=[MERRY], site=2
    ).regroup_phase()
    scene.discard(CITY_OF_MEN)
    assert scene.hand() == [MERRY]


def test_muster_is_gained_only_while_its_condition_holds():
    scene = Scene(fellowship=[ELVEN_SCOUT], hand=[CITY_OF_MEN], deck=[MERRY]).regroup_phase()
    assert not scene.can(Verb.DISCARD, CITY_OF_MEN)
    scene = Scene(fellowship=[FARIN], hand=[CITY_OF_MEN], deck=[MERRY]).regroup_phase()
    assert not scene.can(Verb.DISCARD, CITY_OF_MEN)


def test_cards_are_drawn_after_all_have_been_discarded():
    """4.2, "muster": discard 0, 1 or 2 cards, then draw as many."""
    scene = Scene(
        fellowship=[ELVEN_SCOUT, ELVEN_SCOUT],
        hand=[CITY_OF_MEN, CITY_OF_MEN],
        deck=[MERRY, PIPPIN],
    ).regroup_phase()
    scene.discard(CITY_OF_MEN)
    assert scene.hand() == [CITY_OF_MEN]
    scene.discard(CITY_OF_MEN)
    assert sorted(scene.hand()) == sorted([MERRY, PIPPIN])


def test_minions_muster_for_the_shadow_player():
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[OVERPOWERING_URUK],
        shadow_hand=[CITY_OF_MEN],
        shadow_deck=[TROOPER],
    ).regroup_phase()
    assert scene.who == 1
    scene.discard(CITY_OF_MEN)
    assert scene.hand(1) == [TROOPER]


# --- enduring ---


def test_an_enduring_character_is_stronger_for_each_wound():
    scene = Scene(fellowship=[OATHBREAKER])
    assert scene.strength(OATHBREAKER) == 6
    assert scene.wound(OATHBREAKER, 2).strength(OATHBREAKER) == 10


def test_an_enduring_companion_comes_with_a_threat_and_wounds():
    """10 C 27: a threat to play it, then it is exerted twice."""
    scene = Scene(fellowship=[ARAGORN], hand=[DEAD_MAN]).fellowship_phase().play(DEAD_MAN)
    assert scene.threats == 1
    assert scene.wounds(DEAD_MAN) == 2
    assert scene.strength(DEAD_MAN) == 10


def test_without_room_for_a_threat_it_cannot_be_played():
    """2.0, "Threats": no more threats than companions."""
    scene = Scene(hand=[DEAD_MAN], threats=1).fellowship_phase()
    assert not scene.can(Verb.PLAY, DEAD_MAN)


def test_the_winner_may_exert_to_discard_who_it_fought():
    scene = Scene(fellowship=[SLEEPLESS_DEAD], minions=[TROOPER, TROOPER], site=6)
    scene.wound(SLEEPLESS_DEAD, 1).skirmish(SLEEPLESS_DEAD, TROOPER)
    scene.wait_to(Verb.TRIGGER, SLEEPLESS_DEAD).answer_with(SLEEPLESS_DEAD)
    assert scene.is_discarded(TROOPER)
    assert scene.wounds(SLEEPLESS_DEAD) == 2
