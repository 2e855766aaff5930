"""The keywords of Shadows and after: hunter, lurker, toil, muster; and enduring.

Comprehensive Rules 4.2, under each keyword.
"""

from rules.tcg.engine.modifiers.numbers import traits_now
from rules.tcg.engine.state.codes import HUNTER, REGROUP, STRENGTH, Verb
from rules.tcg.engine.state.traits import LURKER
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

# --- hunter ---


def test_a_hunter_is_stronger_against_who_is_not_a_hunter() -> None:
    scene = Scene(
        fellowship=[GIMLI_EAGER_HUNTER], minions=[SOUTHRON_CAPTAIN, RAVAGING_WILD_MAN], site=6
    )
    assert scene.strength(GIMLI_EAGER_HUNTER) == 6
    scene.skirmish(GIMLI_EAGER_HUNTER, SOUTHRON_CAPTAIN)
    assert ("totals", 9, 13) in (scene.log or [])


def test_two_hunters_gain_nothing_from_each_other() -> None:
    """15 C 91: it gains hunter 1 while a hunter can be spotted."""
    scene = Scene(fellowship=[GIMLI_EAGER_HUNTER], minions=[RAVAGING_WILD_MAN], site=6)
    assert scene.number(HUNTER, RAVAGING_WILD_MAN) == 1
    scene.skirmish(GIMLI_EAGER_HUNTER, RAVAGING_WILD_MAN)
    assert ("totals", 6, 10) in (scene.log or [])


def test_a_keyword_that_hangs_on_its_own_kind_counts_the_others() -> None:
    scene = Scene(fellowship=[GIMLI_DWARF_OF_EREBOR], minions=[RAVAGING_WILD_MAN], site=6)
    assert scene.number(HUNTER, RAVAGING_WILD_MAN) == 0


def test_a_hunter_is_gained_in_a_fierce_skirmish() -> None:
    for fierce, total in ((1, 11), (0, 7)):
        scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[CHARGING_URUK], site=6)
        scene.state.round = fierce
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, CHARGING_URUK).resolve()
        assert ("totals", 7, total) in (scene.log or [])


def test_a_weapon_makes_its_bearer_a_hunter_by_the_cultures_of_the_fellowship() -> None:
    """15 U 114: Shire, Gondor and Dwarven make three."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR],
        minions=[PROWLING_ORC],
        bearing={PROWLING_ORC: [ORKISH_HUNTING_SPEAR]},
        site=6,
    )
    assert scene.number(HUNTER, PROWLING_ORC) == 3


def test_hunters_are_spotted_and_exerted_as_such() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_FLEET_FOOTED_HUNTER, ARAGORN_SWIFT_HUNTER, GIMLI_DWARF_OF_EREBOR],
        deck=[MERRY_ROHIRRIM_SQUIRE],
    )
    scene.regroup_phase().use(LEGOLAS_FLEET_FOOTED_HUNTER).choose(LEGOLAS_FLEET_FOOTED_HUNTER)
    assert scene.wounds(LEGOLAS_FLEET_FOOTED_HUNTER) == scene.wounds(ARAGORN_SWIFT_HUNTER) == 1
    assert scene.hand() == [MERRY_ROHIRRIM_SQUIRE]
    assert (
        Scene(fellowship=[GAMLING_THE_OLD, LEGOLAS_FLEET_FOOTED_HUNTER]).strength(GAMLING_THE_OLD)
        == 6
    )
    assert (
        Scene(
            fellowship=[GAMLING_THE_OLD, LEGOLAS_FLEET_FOOTED_HUNTER, GIMLI_EAGER_HUNTER]
        ).strength(GAMLING_THE_OLD)
        == 9
    )


# --- lurker ---


def test_skirmishes_with_lurkers_come_after_the_others() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN, MERRY_ROHIRRIM_SQUIRE],
        minions=[COLUMN_OF_EASTERLINGS, SOUTHRON_CAPTAIN, MORDOR_TROOPER],
        site=6,
    )
    state = scene.state
    state.set_assigned(scene.card(COLUMN_OF_EASTERLINGS), (scene.card(ARAGORN_DRIVEN_BY_NEED),))
    state.set_assigned(scene.card(SOUTHRON_CAPTAIN), (scene.card(FARAMIR_STOUT_CAPTAIN),))
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER)
    assert scene.can(Verb.FIGHT, FARAMIR_STOUT_CAPTAIN)
    assert scene.can(Verb.FIGHT, MERRY_ROHIRRIM_SQUIRE)
    assert not scene.can(Verb.FIGHT, ARAGORN_DRIVEN_BY_NEED)


def test_lurker_can_be_lost_for_a_while() -> None:
    """12 U 97: until the regroup phase."""
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[ORC_STRATEGIST])
    scene.maneuver_phase().wait_to(Verb.USE, ORC_STRATEGIST).use(ORC_STRATEGIST)
    card = scene.card(ORC_STRATEGIST)
    assert not traits_now(scene.state, card) & LURKER
    scene.regroup_phase()
    assert traits_now(scene.state, card) & LURKER


def test_a_bonus_is_greater_for_a_lurker() -> None:
    """11 C 140: +2, or +4 if it is a lurker."""
    for minion, total in ((PROWLING_ORC, 10), (ORC_STRATEGIST, 15)):
        scene = Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED],
            minions=[minion],
            shadow_hand=[STRENGTH_IN_SHADOWS],
            twilight=1,
            site=6,
        )
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion).wait_to(Verb.PLAY, STRENGTH_IN_SHADOWS)
        scene.play(STRENGTH_IN_SHADOWS).resolve()
        assert any(note[0] == "totals" and note[2] == total for note in scene.log or [])


def test_a_lurker_protects_another_minion_in_its_skirmish() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[RAMPAGING_EASTERLING, EASTERLING_SHIELD_WALL],
        twilight=1,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, RAMPAGING_EASTERLING).wait_to(
        Verb.TRIGGER, EASTERLING_SHIELD_WALL
    )
    scene.answer_with(EASTERLING_SHIELD_WALL)
    assert scene.in_play(RAMPAGING_EASTERLING)
    assert scene.wounds(EASTERLING_SHIELD_WALL) == 1
    assert scene.twilight == 0


def test_a_won_skirmish_strengthens_another_until_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[RAMPAGING_EASTERLING, COLUMN_OF_EASTERLINGS],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, COLUMN_OF_EASTERLINGS).resolve()
    easterling = scene.card(RAMPAGING_EASTERLING)
    assert ("changed", easterling, STRENGTH, 3) in (scene.log or [])
    assert scene.state.phase == REGROUP
    assert scene.strength(RAMPAGING_EASTERLING) == 6


# --- toil ---


def test_each_character_exerted_makes_a_toil_card_cheaper() -> None:
    """Twilight 6, toil 2, and two Men to exert: 2 are enough."""
    scene = Scene(
        minions=[RAVAGING_WILD_MAN, COLUMN_OF_EASTERLINGS],
        shadow_hand=[LEGION_OF_HARAD],
        twilight=2,
        site=6,
    )
    scene.shadow_phase().play(LEGION_OF_HARAD).choose(RAVAGING_WILD_MAN)
    assert scene.in_play(LEGION_OF_HARAD)
    assert scene.wounds(RAVAGING_WILD_MAN) == scene.wounds(COLUMN_OF_EASTERLINGS) == 1
    assert scene.twilight == 0


def test_a_toil_card_can_be_paid_in_full() -> None:
    scene = Scene(minions=[RAVAGING_WILD_MAN], shadow_hand=[LEGION_OF_HARAD], twilight=7, site=6)
    scene.shadow_phase().play(LEGION_OF_HARAD).pass_()
    assert scene.wounds(RAVAGING_WILD_MAN) == 0
    assert scene.twilight == 1


def test_a_toil_card_nobody_can_toil_for_costs_all() -> None:
    scene = Scene(minions=[MORDOR_TROOPER], shadow_hand=[LEGION_OF_HARAD], twilight=5, site=6)
    assert not scene.shadow_phase().can(Verb.PLAY, LEGION_OF_HARAD)


def test_events_have_toil_too() -> None:
    """11 R 78: seven twilight, less two for each of two Men."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[RAVAGING_WILD_MAN, COLUMN_OF_EASTERLINGS],
        shadow_hand=[ELEVATED_FIRE],
        twilight=3,
        site=6,
    )
    scene.archery_phase().play(ELEVATED_FIRE).choose(RAVAGING_WILD_MAN)
    assert scene.twilight == 0
    assert scene.wounds(RAVAGING_WILD_MAN) == scene.wounds(COLUMN_OF_EASTERLINGS) == 1
    assert [option.card for option in scene.options(Verb.WOUND)]


def test_a_free_peoples_event_adds_less_twilight_with_toil() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        hand=[THE_MORE_THE_MERRIER],
        burdens=3,
    )
    scene.fellowship_phase().play(THE_MORE_THE_MERRIER)
    scene.choose(MERRY_ROHIRRIM_SQUIRE).choose(PIPPIN_SWORN_TO_SERVICE).choose(
        FRODO_HOPE_OF_FREE_PEOPLES
    )
    assert scene.twilight == 0
    assert scene.burdens == 1


def test_toil_pays_for_an_event_in_a_skirmish() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [ARMOR]},
        minions=[RAVAGING_WILD_MAN],
        shadow_hand=[BOLD_AND_CUNNING],
        twilight=3,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, RAVAGING_WILD_MAN).wait_to(Verb.PLAY, BOLD_AND_CUNNING)
    scene.play(BOLD_AND_CUNNING)
    assert scene.is_discarded(ARMOR)
    assert scene.wounds(RAVAGING_WILD_MAN) >= 1


# --- muster ---


def test_a_muster_character_lets_you_discard_a_card_to_draw_one() -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT, LEGOLAS_GREENLEAF],
        hand=[CITY_OF_MEN],
        deck=[MERRY_ROHIRRIM_SQUIRE],
        site=2,
    ).regroup_phase()
    scene.discard(CITY_OF_MEN)
    assert scene.hand() == [MERRY_ROHIRRIM_SQUIRE]


def test_muster_is_gained_only_while_its_condition_holds() -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT], hand=[CITY_OF_MEN], deck=[MERRY_ROHIRRIM_SQUIRE]
    ).regroup_phase()
    assert not scene.can(Verb.DISCARD, CITY_OF_MEN)
    scene = Scene(
        fellowship=[FARIN_EMISSARY_OF_EREBOR], hand=[CITY_OF_MEN], deck=[MERRY_ROHIRRIM_SQUIRE]
    ).regroup_phase()
    assert not scene.can(Verb.DISCARD, CITY_OF_MEN)


def test_cards_are_drawn_after_all_have_been_discarded() -> None:
    """4.2, "muster": discard 0, 1 or 2 cards, then draw as many."""
    scene = Scene(
        fellowship=[ELVEN_SCOUT, ELVEN_SCOUT],
        hand=[CITY_OF_MEN, CITY_OF_MEN],
        deck=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
    ).regroup_phase()
    scene.discard(CITY_OF_MEN)
    assert scene.hand() == [CITY_OF_MEN]
    scene.discard(CITY_OF_MEN)
    assert sorted(scene.hand()) == sorted([MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE])


def test_minions_muster_for_the_shadow_player() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[OVERPOWERING_URUK],
        shadow_hand=[CITY_OF_MEN],
        shadow_deck=[MORDOR_TROOPER],
    ).regroup_phase()
    assert scene.who == 1
    scene.discard(CITY_OF_MEN)
    assert scene.hand(1) == [MORDOR_TROOPER]


# --- enduring ---


def test_an_enduring_character_is_stronger_for_each_wound() -> None:
    scene = Scene(fellowship=[OATHBREAKER])
    assert scene.strength(OATHBREAKER) == 6
    assert scene.wound(OATHBREAKER, 2).strength(OATHBREAKER) == 10


def test_an_enduring_companion_comes_with_a_threat_and_wounds() -> None:
    """10 C 27: a threat to play it, then it is exerted twice."""
    scene = (
        Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[DEAD_MAN_OF_DUNHARROW])
        .fellowship_phase()
        .play(DEAD_MAN_OF_DUNHARROW)
    )
    assert scene.threats == 1
    assert scene.wounds(DEAD_MAN_OF_DUNHARROW) == 2
    assert scene.strength(DEAD_MAN_OF_DUNHARROW) == 10


def test_without_room_for_a_threat_it_cannot_be_played() -> None:
    """2.0, "Threats": no more threats than companions."""
    scene = Scene(hand=[DEAD_MAN_OF_DUNHARROW], threats=1).fellowship_phase()
    assert not scene.can(Verb.PLAY, DEAD_MAN_OF_DUNHARROW)


def test_the_winner_may_exert_to_discard_who_it_fought() -> None:
    scene = Scene(fellowship=[SLEEPLESS_DEAD], minions=[MORDOR_TROOPER, MORDOR_TROOPER], site=6)
    scene.wound(SLEEPLESS_DEAD, 1).skirmish(SLEEPLESS_DEAD, MORDOR_TROOPER)
    scene.wait_to(Verb.TRIGGER, SLEEPLESS_DEAD).answer_with(SLEEPLESS_DEAD)
    assert scene.is_discarded(MORDOR_TROOPER)
    assert scene.wounds(SLEEPLESS_DEAD) == 2
