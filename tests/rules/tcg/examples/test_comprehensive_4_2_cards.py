"""Comprehensive Rules 4.2, Section Two: the examples of fighting, keywords, races and items.

Each test cites the glossary entry in which the example stands.
"""

# ruff: noqa: F403, F405

import pytest

from rules.tcg.engine import board, changes, numbers, playing, wounds
from rules.tcg.engine.blueprint import Context
from rules.tcg.engine.codes import REMOVED, Question, Verb
from rules.tcg.engine.settling import settle
from rules.tcg.notation.compiler.filters import compile_filter
from rules.tcg.notation.filters import Filter, all_of
from rules.tcg.notation.language import *
from rules.tcg.vocabulary import CardType, Keyword
from tests.rules.tcg.cards import (
    ANDURIL,
    ARAGORN,
    ARAGORN_HEIR,
    CAPTAIN,
    CITY_OF_MEN,
    EOMER,
    EOWYN,
    FRODO,
    LEGOLAS,
    LONG_SPEAR,
    MADRIL,
    MERRY,
    MORDOR_SOLDIER,
    PIPPIN,
    REGIMENT,
    RIDING_ARMOR,
    TARGON,
    TROOPER,
    URUK_BROOD,
)
from tests.rules.tcg.examples.paths import king_path, towers_path
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

ATTEA = "2_82"
BE_BACK_SOON = "5_21"
BESIEGING_PIKE = "7_265"
BLADE_OF_GONDOR = "1_95"
BOROMIR = "1_96"
DESERT_SCOUT = "7_134"
FARAMIR_WIZARDS_PUPIL = "7_91"
FRODOS_CLOAK = "4_303"
GANDALF = "2_122"
GOLLUM = "7_58"
NINE_WALKERS = "1_79"
PINNED_DOWN = "1_192"
RAIDER_BOW = "7_155"
RAIDING_PARTY = "1_158"
ROHIRRIM_ROAD = "7_332"
SLINKER = "5_29"
STRANGE_LOOKING_MEN = "11_100"


def table(**setup: object) -> Scene:
    """Lay a scene that follows 4.2."""
    return Scene(edition="comprehensive-4.2", **setup)  # type: ignore[arg-type]


def passes(scene: Scene, card_id: str, *filters: Filter) -> bool:
    """Whether a card is such a card, as a sentence would ask."""
    card = scene._find(card_id)
    return bool(compile_filter(all_of(filters))(scene.state, Context(card, FREE_PEOPLES), card))


# --- assignment ---


def test_one_uruk_hai_is_assigned_to_one_companion():
    """ "assignment phase": Aragorn protects Frodo, who cannot be assigned to it as well."""
    scene = table(fellowship=[ARAGORN_HEIR], minions=[URUK_BROOD], site=5).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_HEIR, URUK_BROOD)
    uruk = scene._find(URUK_BROOD)
    assert scene.state.assigned[uruk] == () or scene.state.skirmisher == scene._find(ARAGORN_HEIR)
    assert not scene.can(Verb.ASSIGN, FRODO, URUK_BROOD)


def test_of_three_uruk_hai_the_third_is_assigned_by_the_shadow():
    """ "assignment phase": to Frodo, who has one already."""
    scene = table(fellowship=[ARAGORN], minions=[URUK_BROOD] * 3, site=5).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN, URUK_BROOD).do(Verb.ASSIGN, FRODO, URUK_BROOD)
    assert scene.who == SHADOW
    scene.do(Verb.ASSIGN, FRODO, URUK_BROOD)
    frodo = scene._find(FRODO)
    assert sum(frodo in faced for faced in scene.state.assigned) == 2


def test_a_defender_takes_both_uruk_hai():
    """ "defender +X": Aragorn with defender +1 leaves Frodo unharmed."""
    scene = table(fellowship=[ARAGORN_HEIR], minions=[URUK_BROOD] * 2, site=5).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_HEIR, URUK_BROOD).do(Verb.ASSIGN, ARAGORN_HEIR, URUK_BROOD)
    fought = next(entry for entry in scene.state.log if entry[0] == "skirmish")
    assert fought[1] == scene._find(ARAGORN_HEIR)
    assert len(fought[2:]) == 2


def test_a_fierce_minion_may_be_fought_by_another_companion_the_second_time():
    """ "fierce": Aragorn wins the first skirmish; the second is his or another's."""
    scene = table(fellowship=[ARAGORN, MADRIL], minions=[REGIMENT], site=6)
    changes.change_number(scene.state, scene._find(ARAGORN), 0, 10, 1)
    scene.assignment_phase().do(Verb.ASSIGN, ARAGORN, REGIMENT).resolve()
    assert scene.wounds(REGIMENT) == 1
    assert scene.state.pending.question == Question.ASSIGN_DEFENDERS
    assert scene.can(Verb.ASSIGN, ARAGORN, REGIMENT)
    assert scene.can(Verb.ASSIGN, MADRIL, REGIMENT)


@pytest.mark.parametrize(
    ("answers", "twilight_"),
    [((True, True), 6), ((True, False), 1), ((False, True), 5), ((False, False), 0)],
)
def test_two_instances_of_ambush_are_used_one_by_one(answers, twilight_):
    """ "ambush": Desert Scout with a Raider Bow adds 1, 5, both or neither."""
    scene = table(
        fellowship=[ARAGORN],
        minions=[DESERT_SCOUT],
        bearing={DESERT_SCOUT: [RAIDER_BOW]},
        hand=[MERRY] * 5,
        site=6,
    )
    scene.assignment_phase().do(Verb.ASSIGN, ARAGORN, DESERT_SCOUT)
    for use in answers:
        assert scene.state.pending.question == Question.AMBUSH
        if use:
            scene.use(DESERT_SCOUT)
        else:
            scene.pass_()
    assert scene.twilight == twilight_


# --- skirmishes ---


def test_two_orcs_of_strength_3_lose_to_8_and_take_a_wound_each():
    """ "skirmish phase(s)"."""
    scene = table(fellowship=[ARAGORN_HEIR], minions=[MORDOR_SOLDIER] * 2, site=6)
    scene.skirmish(ARAGORN_HEIR, MORDOR_SOLDIER, MORDOR_SOLDIER)
    assert [scene.wounds(MORDOR_SOLDIER, copy) for copy in (0, 1)] == [1, 1]


def boromir_fights() -> Scene:
    scene = table(
        fellowship=[BOROMIR],
        bearing={BOROMIR: [BLADE_OF_GONDOR]},
        minions=[RAIDING_PARTY] * 2,
        site=5,
    )
    scene.wound(RAIDING_PARTY, 2, 0).wound(RAIDING_PARTY, 2, 1)
    scene.skirmish(BOROMIR, RAIDING_PARTY, RAIDING_PARTY).use(BLADE_OF_GONDOR)
    scene.do(Verb.CHOOSE)
    return scene


def outcome(scene: Scene) -> tuple[set[str], int]:
    winners = next(entry for entry in scene.state.log if entry[0] == "won")
    return {scene._id(card) for card in winners[1:]}, len(winners) - 1


def test_one_who_is_removed_while_both_sides_fight_has_neither_won_nor_lost():
    """ "skirmish phase(s)": Boromir's first stroke kills one Uruk-hai, the other wins."""
    scene = boromir_fights().resolve()
    assert outcome(scene) == ({RAIDING_PARTY}, 1)


def test_the_last_one_removed_has_lost():
    """ "skirmish phase(s)": his second stroke kills the other one too, and Boromir wins."""
    scene = boromir_fights().use(BLADE_OF_GONDOR)
    assert outcome(scene) == ({BOROMIR}, 1)


def test_a_character_skirmishes_only_while_that_skirmish_is_fought():
    """ "skirmish phase(s)": Frodo's skirmish is fought first, so Madril's text must wait."""
    fighter = made(MADRIL, ability(skirmish, wound(a(minion, skirmishing_against(this)))))
    scene = table(
        fellowship=[fighter, ARAGORN], minions=[TROOPER, MORDOR_SOLDIER], hand=[CITY_OF_MEN], site=6
    ).assignment_phase()
    scene.do(Verb.ASSIGN, fighter, TROOPER).do(Verb.ASSIGN, FRODO, MORDOR_SOLDIER).do(
        Verb.FIGHT, FRODO
    )
    assert scene.state.skirmisher == scene._find(FRODO)
    assert not scene.can(Verb.USE, fighter)
    scene.wait_to(Verb.USE, fighter)
    assert scene.state.skirmisher == scene._find(fighter)


def test_being_discarded_is_no_death():
    """ "killed": what is set off by one is not set off by the other."""
    mourner = made(TROOPER, each_time(is_killed(companion), add_burdens(1)))
    scavenger = made(CAPTAIN, each_time(is_discarded(companion), add_burdens(2)))
    scene = table(fellowship=[ARAGORN, MADRIL], minions=[mourner, scavenger], site=6)
    scene.happen(wounds.kill, scene._find(ARAGORN))
    assert scene.burdens == 1
    scene.happen(wounds.discard_from_play, scene._find(MADRIL))
    assert scene.burdens == 3


def test_prevented_wounds_are_assigned_all_the_same():
    """ "wound": Faramir's arrows are assigned and then prevented."""
    scene = table(fellowship=[FARAMIR_WIZARDS_PUPIL, GANDALF], minions=[CAPTAIN], site=6)
    faramir = scene._find(FARAMIR_WIZARDS_PUPIL)
    scene.skirmish(FARAMIR_WIZARDS_PUPIL, CAPTAIN)
    scene._take([option.number for option in scene.options()].index(2))
    assert scene.wounds(GANDALF) == 1
    assert wounds.can_take_wound(scene.state, faramir)
    scene.happen(wounds.wound, faramir)
    assert scene.wounds(FARAMIR_WIZARDS_PUPIL) == 0


# --- initiative, spotting ---


@pytest.mark.parametrize(("cards", "strength_"), [(4, 3), (3, 6)])
def test_the_shadow_has_initiative_while_the_free_peoples_hold_three_cards(cards, strength_):
    """ "initiative": Besieging Pike does not look at the hands of Shadow players."""
    scene = table(
        minions=[MORDOR_SOLDIER],
        bearing={MORDOR_SOLDIER: [BESIEGING_PIKE]},
        hand=[MERRY] * cards,
        shadow_hand=[TROOPER] * 8,
        site=6,
    )
    lent = scene.state.blueprints[scene._find(BESIEGING_PIKE)].card.strength
    assert scene.strength(MORDOR_SOLDIER) == strength_ + lent


def test_you_spot_leaves_a_choice_and_you_can_spot_does_not():
    """ "spot": of two Elves two, one or none; but every one where "you can spot" them."""
    chooser = made(ARAGORN, ability(maneuver, exert(this) >> make(this, strength(you_spot(elf)))))
    counter = made(MADRIL, ability(maneuver, exert(this) >> make(this, strength(number_of(elf)))))
    scene = table(fellowship=[chooser, counter, LEGOLAS, "1_40"], minions=[TROOPER], site=6)
    scene.maneuver_phase().use(chooser)
    assert sorted(option.number for option in scene.options()) == [0, 1, 2]
    scene.take_number(1).use(counter)
    assert scene.strength(chooser) == 8
    assert scene.strength(counter) == 8


def test_a_card_in_the_dead_pile_is_not_spotted():
    """ "spot": it is not in play."""
    seeker = made(ARAGORN, while_(can_spot(elf), gets(this, strength(+2))))
    assert table(fellowship=[seeker], dead=[LEGOLAS]).strength(seeker) == 7
    assert table(fellowship=[seeker, LEGOLAS]).strength(seeker) == 9


# --- keywords and races ---


def test_a_subtitle_is_no_keyword():
    """ "keyword": Úlairë Attëa, The Easterling is no Easterling."""
    assert not passes(table(minions=[ATTEA]), ATTEA, easterling)
    assert passes(table(minions=["7_142"]), "7_142", easterling)


def test_an_uruk_hai_is_no_orc():
    """ "Uruk-hai": two races."""
    scene = table(minions=[URUK_BROOD])
    assert passes(scene, URUK_BROOD, uruk_hai)
    assert not passes(scene, URUK_BROOD, orc)


def test_a_woman_of_rohan_bears_what_a_rohan_man_may_bear():
    """ "Man"."""
    scene = table(fellowship=[EOWYN], hand=[LONG_SPEAR])
    assert scene._find(EOWYN) in playing.bearers(scene.state, FREE_PEOPLES, scene._find(LONG_SPEAR))


def test_gollum_has_no_race_to_be_spotted():
    """ "Gollum/Sméagol": nobody shares his race, and he is of no other race either."""
    scene = table(minions=[GOLLUM, TROOPER], site=6)
    assert not any(passes(scene, GOLLUM, race) for race in (hobbit, orc, man, creature))
    assert not passes(scene, GOLLUM, sharing("race", titled("Gollum")))


def test_gollum_is_discarded_with_all_minions_that_are_no_orcs():
    """ "Gollum/Sméagol": he is a minion not of the Orc race."""
    purge = made(CITY_OF_MEN, event(maneuver, discard(each(minion, ~orc))), timewords=())
    scene = table(hand=[purge], minions=[GOLLUM, TROOPER], site=6)
    scene.maneuver_phase().play(purge)
    assert scene.is_discarded(GOLLUM)
    assert scene.in_play(TROOPER)


def test_smeagol_is_no_companion_of_a_race_you_cannot_spot():
    """ "Gollum/Sméagol": The Nine Walkers lower an Elf's cost and not his."""
    scene = table(support=[NINE_WALKERS], fellowship=[GANDALF], hand=[LEGOLAS, SLINKER])
    costs = {
        card: numbers.twilight_cost(scene.state, scene._find(card)) for card in (LEGOLAS, SLINKER)
    }
    assert costs == {LEGOLAS: 0, SLINKER: 0}
    dear = made(SLINKER, twilight=3)
    scene = table(support=[NINE_WALKERS], fellowship=[GANDALF], hand=[dear])
    assert numbers.twilight_cost(scene.state, scene._find(dear)) == 3


# --- opponents ---


def test_shadow_players_are_no_opponents_of_each_other():
    """ "opponent": a Shadow player's opponent is the Free Peoples player alone."""
    thief = made(TROOPER, when_played(makes(each_opponent, add_burdens(1) + discard_from_hand(1))))
    scene = table(players=3, hand=[MERRY], shadow_hand=[thief, MORDOR_SOLDIER], twilight=20, site=6)
    other = scene.state.hands[2] = [scene._find(MORDOR_SOLDIER)]
    scene.state.hands[1].remove(other[0])
    scene.shadow_phase().pass_().play(thief)
    assert scene.hand(FREE_PEOPLES) == []
    assert scene.hand(2) == [MORDOR_SOLDIER]


def test_a_shadow_card_strengthens_another_shadow_players_minion():
    """ "Shadow cards": a bonus may be another's; an item goes on one's own minions."""
    banner = made("1_192", gets(orc, strength(+1)))
    scene = table(players=3, shadow_support=[banner], minions_of={2: [TROOPER]}, site=6)
    assert scene.strength(TROOPER) == 7
    blade_ = made("1_180", bearer_must_be(orc))
    scene = table(players=3, shadow_hand=[blade_], minions_of={2: [TROOPER]}, site=6)
    assert playing.bearers(scene.state, SHADOW, scene._find(blade_)) == []


@pytest.mark.parametrize(
    ("unique_", "mine", "others", "bonus"), [(True, 1, 1, 1), (False, 3, 3, 4), (False, 1, 1, 2)]
)
def test_of_one_shadow_condition_so_many_copies_are_in_effect(unique_, mine, others, bonus):
    """ "active": the first copy of a unique one among several players, four of another."""
    banner = made("1_192", gets(orc, strength(+1)), unique=unique_)
    scene = table(
        players=3,
        minions=[TROOPER],
        shadow_support=[banner] * mine,
        minions_of={2: [banner] * others},
        site=6,
    )
    assert scene.strength(TROOPER) == 6 + bonus


@pytest.mark.parametrize(("unique_", "loss"), [(True, 2), (False, 4)])
def test_what_a_surplus_condition_says_of_its_bearer_is_ignored_too(unique_, loss):
    """ "active": of a unique condition on a companion a second player's copy does nothing."""
    chain = made("1_244", bearer_must_be(companion), gets(bearer, strength(-2)), unique=unique_)
    scene = table(players=3, fellowship=[ARAGORN], bearing={ARAGORN: [chain, chain]}, site=6)
    state = scene.state
    owners = list(state.owner)
    owners[scene._find(chain, 1)] = 2
    state.owner = tuple(owners)
    settle(state)
    assert scene.strength(ARAGORN) == 7 - loss


# --- items ---


def test_one_hand_weapon_and_one_armor():
    """ "bearer": one item of each class, not two of one."""
    scene = table(fellowship=[EOMER], bearing={EOMER: [LONG_SPEAR]}, hand=[LONG_SPEAR, MERRY])
    copy = scene._find(LONG_SPEAR, 1)
    assert scene._find(EOMER) not in playing.bearers(scene.state, FREE_PEOPLES, copy)
    scene = table(fellowship=[EOMER], bearing={EOMER: [LONG_SPEAR]}, hand=[RIDING_ARMOR])
    armor_ = scene._find(RIDING_ARMOR)
    assert scene._find(EOMER) in playing.bearers(scene.state, FREE_PEOPLES, armor_)


def test_a_transfer_by_effect_needs_an_eligible_bearer():
    """ "transfer": an item whose bearer must be a Man goes to any Man, and to nobody else."""
    brand = made(ANDURIL, bearer_must_be(man), type=CardType.POSSESSION)
    scene = table(
        fellowship=[ARAGORN, MERRY, MADRIL],
        bearing={ARAGORN: [brand]},
        minions=[STRANGE_LOOKING_MEN, TROOPER],
        site=6,
    )
    scene.maneuver_phase().use(STRANGE_LOOKING_MEN)
    assert scene.can(Verb.CHOOSE, MADRIL)
    assert scene.can(Verb.CHOOSE, STRANGE_LOOKING_MEN)
    assert not scene.can(Verb.CHOOSE, MERRY)
    assert not scene.can(Verb.CHOOSE, TROOPER)
    scene.choose(MADRIL)
    assert scene.bearer_of(brand) == MADRIL


def test_a_cost_changed_in_play_is_not_that_of_a_revealed_card():
    """ "twilight cost": Rohirrim Road makes conditions dearer to play, not the one revealed."""
    catapult = made(
        ARAGORN,
        ability(
            maneuver,
            exert(this)
            >> reveal(top_of_deck(who=an_opponent))
            + make(this, strength(printed_cost_of(that(condition)))),
        ),
    )
    scene = table(
        fellowship=[catapult, LEGOLAS],
        minions=[TROOPER],
        shadow_deck=[PINNED_DOWN],
        shadow_hand=[PINNED_DOWN],
        path=king_path(site_1=ROHIRRIM_ROAD),
        site=1,
    )
    scene.fellowship_phase().use(ROHIRRIM_ROAD)
    in_hand = scene.state.hands[SHADOW][0]
    assert numbers.twilight_cost(scene.state, in_hand) == 1 + 2
    scene.maneuver_phase().use(catapult)
    assert scene.strength(catapult) == 7 + 1


def test_a_card_removed_from_the_game_is_in_a_pile_of_its_own():
    """ "removed from game pile": neither discarded nor dead."""
    scene = table(fellowship=[ARAGORN, MADRIL])
    aragorn = scene._find(ARAGORN)
    board.remove_from_game(scene.state, aragorn)
    assert scene.state.zone[aragorn] == REMOVED
    assert scene.state.removed[FREE_PEOPLES] == [aragorn]
    assert not scene.is_dead(ARAGORN)
    assert not scene.is_discarded(ARAGORN)


# --- the Ring-bearer ---


def test_a_ring_bearer_cannot_be_discarded_for_a_cost():
    """ "Ring-bearer": Be Back Soon cannot be played with Sméagol as the Ring-bearer."""
    scene = table(ring_bearer=SLINKER, hand=[BE_BACK_SOON], minions=[TROOPER], site=6)
    assert not scene.maneuver_phase().can(Verb.PLAY, BE_BACK_SOON)
    scene = table(fellowship=[SLINKER], hand=[BE_BACK_SOON], minions=[TROOPER], site=6)
    assert scene.maneuver_phase().can(Verb.PLAY, BE_BACK_SOON)


def test_a_ring_bearers_skirmish_is_not_cancelled():
    """ "Ring-bearer": not by Frodo's Cloak either, though its cost may be paid for nothing."""
    scene = table(bearing={FRODO: [FRODOS_CLOAK]}, minions=[TROOPER], path=towers_path(), site=3)
    scene.skirmish(FRODO, TROOPER).use(FRODOS_CLOAK).pass_()
    assert ("skirmish cancelled", scene._find(FRODO)) not in scene.state.log
    assert scene.wounds(FRODO) == 1


# --- muster ---


@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_two_muster_characters_discard_up_to_two_and_then_draw_as_many(discarded):
    """ "muster": all are discarded before any is drawn."""
    drummer = made(TARGON, keywords={Keyword.MUSTER: 1}, unique=False)
    scene = table(fellowship=[drummer] * 2, hand=[PIPPIN] * 3, deck=[MERRY] * 3, site=2)
    scene.regroup_phase()
    for _ in range(discarded):
        assert scene.hand().count(MERRY) == 0
        scene.discard(PIPPIN)
    if discarded < 2:
        scene.pass_()
    assert scene.hand().count(MERRY) == discarded
    assert scene.hand().count(PIPPIN) == 3 - discarded
