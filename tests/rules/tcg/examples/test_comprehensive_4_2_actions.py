"""Comprehensive Rules 4.2, Section Two: the examples of actions, costs, effects and events.

Each test cites the glossary entry in which the example stands.
"""

# ruff: noqa: F403, F405

import pytest

from rules.tcg.engine import wounds
from rules.tcg.engine.codes import DAMAGE, Verb
from rules.tcg.notation.language import *
from rules.tcg.vocabulary import Culture, Keyword
from tests.rules.tcg.cards import (
    ANDURIL,
    ARAGORN,
    CAPTAIN,
    CITY_OF_MEN,
    EOMER,
    FARAMIR,
    HOBBIT_SWORD,
    LEGOLAS,
    MADRIL,
    MERRY,
    PIPPIN,
    TARGON,
    TROOPER,
    URUK_BROOD,
)
from tests.rules.tcg.examples.paths import king_path
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene

ANSWER_TO_ALL_RIDDLES = "4_1"
EREGIONS_TRAILS = "1_104"
DEFT_IN_THEIR_MOVEMENTS = "2_99"
FINAL_ACCOUNT = "11_31"
GANDALF = "2_122"
GOBLIN_RUNNER = "1_178"
GRISHNAKH = "5_100"
ISILDUR = "9_33"
MORGUL_DESTROYER = "7_190"
NAZGUL = "2_82"
SAPLING = "9_35"
SHARP_DEFENSE = "12_13"
SMEAGOL_SLINKER = "5_29"
TAKING_THE_HIGH_GROUND = "12_24"
THEY_ARE_COMING = "1_196"
THEY_SANG_AS_THEY_SLEW = "7_256"
UGLUK = "4_176"
UNHEEDED = "8_115"
URUK_ARCHER = "1_131"
# The Watcher without its text, which made cards have instead.
WATCHER = made("2_73", title="Watcher in the Water")
WEAPONS_OF_ISENGARD = "4_211"
WINGFOOT = "4_364"


def table(**setup: object) -> Scene:
    """Lay a scene that follows 4.2."""
    return Scene(edition="comprehensive-4.2", **setup)  # type: ignore[arg-type]


# --- costs ---


@pytest.mark.parametrize(("cards", "usable"), [(4, True), (3, False)])
def test_initiative_is_checked_before_the_cards_are_discarded_for_the_cost(cards, usable):
    """ "cost": Madril needs four cards in hand before two of them are discarded."""
    scene = table(fellowship=[MADRIL], minions=[CAPTAIN], hand=[HOBBIT_SWORD] * cards, site=2)
    assert scene.skirmish(MADRIL, CAPTAIN).can(Verb.USE, MADRIL) is usable


def test_one_payment_serves_one_of_two_copies():
    """ "cost": playing one archer puts a token on only one of two Weapons of Isengard."""
    scene = table(
        shadow_support=[WEAPONS_OF_ISENGARD] * 2, shadow_hand=[URUK_ARCHER], twilight=9, site=5
    )
    scene.shadow_phase().use(WEAPONS_OF_ISENGARD)
    tokens = [scene.tokens(WEAPONS_OF_ISENGARD, copy) for copy in (0, 1)]
    assert sorted(tokens) == [0, 1]


def test_a_cost_that_can_no_longer_be_paid_leaves_the_action_without_effect():
    """ "cost": Unheeded wounds Grishnákh after his first exertion, so no cards are drawn."""
    scene = table(
        fellowship=[MERRY],
        minions=[GRISHNAKH, TROOPER],
        hand=[UNHEEDED],
        shadow_deck=[TROOPER] * 5,
        site=6,
    )
    scene.shadow_phase().use(GRISHNAKH).play(UNHEEDED)
    assert scene.wounds(GRISHNAKH) == 2
    assert scene.hand(SHADOW) == []


def test_without_an_answer_the_same_cost_is_paid():
    """ "cost": Grishnákh draws three when nobody interrupts."""
    scene = table(minions=[GRISHNAKH, TROOPER], shadow_deck=[TROOPER] * 5, site=6)
    scene.shadow_phase().use(GRISHNAKH).take_number(0)
    assert scene.wounds(GRISHNAKH) == 2
    assert len(scene.hand(SHADOW)) == 3


# --- coming into play ---


def test_a_card_discarded_as_it_comes_into_play_sets_nothing_off():
    """ "discard": with the Watcher in play a Goblin Runner adds no twilight."""
    runner = made(
        GOBLIN_RUNNER,
        discard_when(can_spot(titled("Watcher in the Water"))),
        when_played(may(add_twilight(2))),
    )
    scene = table(minions=[WATCHER], shadow_hand=[runner], twilight=3, site=4)
    scene.shadow_phase().play(runner)
    assert scene.is_discarded(runner)
    assert scene.twilight == 2
    assert not scene.can(Verb.TRIGGER, runner)


def test_each_time_answers_every_possession_and_when_only_its_own():
    """ "each time" and "when": the one is set off again and again, the other once."""
    scholar = made(ARAGORN, each_time(is_played(possession | artifact, on=companion), draw(1)))
    spear = made(ANDURIL, bearer_must_be(man), when_played(may(draw(1))), unique=False, classes=())
    scene = table(fellowship=[scholar], hand=[spear, spear], deck=[PIPPIN] * 9)
    scene.fellowship_phase().play(spear).answer_with(spear)
    assert scene.hand().count(PIPPIN) == 2
    scene.play(spear).pass_()
    assert scene.hand().count(PIPPIN) == 3


def test_while_is_switched_on_and_off():
    """ "while": Merry is stronger only while he bears a weapon."""
    merry = made(MERRY, while_(is_bearing(this, weapon), gets(this, strength(+2))))
    scene = table(fellowship=[merry], hand=[HOBBIT_SWORD])
    assert scene.strength(merry) == 3
    scene.fellowship_phase().play(HOBBIT_SWORD).do(Verb.CHOOSE, HOBBIT_SWORD, merry)
    assert scene.strength(merry) == 3 + 2 + 2
    scene.happen(wounds.discard_from_play, scene._find(HOBBIT_SWORD))
    assert scene.strength(merry) == 3


# --- effects ---


def test_three_trackers_satisfy_a_requirement_of_two_and_one_of_three():
    """ "effect": five are not needed for both of Uglúk's sentences."""
    tracker = made(URUK_BROOD, culture=Culture.ISENGARD, keywords={Keyword.TRACKER: 1})
    scene = table(minions=[UGLUK, tracker], site=5)
    assert (scene.strength(UGLUK), scene.number(DAMAGE, UGLUK)) == (12, 0)
    scene = table(minions=[UGLUK, tracker, tracker], site=5)
    assert (scene.strength(UGLUK), scene.number(DAMAGE, UGLUK)) == (12, 1)


def test_an_effect_is_done_as_far_as_it_can_be():
    """ "effect": of two cards to discard only one is there."""
    loss = made(CITY_OF_MEN, event(skirmish, discard_from_hand(2)))
    scene = table(fellowship=[ARAGORN], minions=[TROOPER], hand=[loss, PIPPIN], site=6)
    scene.skirmish(ARAGORN, TROOPER).play(loss)
    assert scene.hand() == []


def test_a_card_discarded_for_the_cost_cannot_be_played_by_the_effect():
    """ "effect": They Are Coming plays an Orc that lay in the discard pile beforehand."""
    scene = table(
        shadow_support=[THEY_ARE_COMING],
        shadow_hand=[GOBLIN_RUNNER] * 3,
        twilight=9,
        site=4,
    )
    assert not scene.shadow_phase().can(Verb.USE, THEY_ARE_COMING)


def test_what_would_have_prevented_an_effect_can_be_prevented_itself():
    """ "preventing effects": the Sapling prevents the wound, so the threats are added."""
    scene = table(
        ring_bearer=ISILDUR,
        support=[SAPLING],
        fellowship=[MERRY, PIPPIN],
        minions=[NAZGUL],
        shadow_hand=[MORGUL_DESTROYER],
        twilight=9,
        site=5,
    )
    scene.shadow_phase().play(MORGUL_DESTROYER).answer_with(MORGUL_DESTROYER)
    scene.take_number(1).answer_with(SAPLING)
    assert scene.wounds(ISILDUR) == 0
    assert scene.is_discarded(SAPLING)
    assert scene.threats == 2


@pytest.mark.parametrize(("burdens_", "more"), [(0, 0), (5, 2)])
def test_a_conditional_effect_in_parentheses_is_no_choice(burdens_, more):
    """ "effect": Sharp Defense adds nothing to a Dwarf of resistance 4 without possessions."""
    dwarf_ = "1_7"
    scene = table(
        fellowship=[dwarf_], minions=[TROOPER], hand=[SHARP_DEFENSE] * 2, burdens=burdens_, site=6
    )
    scene.skirmish(dwarf_, TROOPER)
    before = scene.strength(dwarf_)
    scene.play(SHARP_DEFENSE)
    assert scene.strength(dwarf_) == before + more


def test_a_card_returned_to_hand_comes_from_play():
    """ "effect": Taking the High Ground returns no Elf of the discard pile."""
    path = king_path(site_2=made("7_337", keywords={Keyword.UNDERGROUND: 1}))
    scene = table(support=[TAKING_THE_HIGH_GROUND], discards=[LEGOLAS], path=path, site=2)
    scene.fellowship_phase()
    assert scene.hand() == []
    scene = table(support=[TAKING_THE_HIGH_GROUND], fellowship=[LEGOLAS], path=path, site=2)
    scene.fellowship_phase()
    assert scene.hand() == [LEGOLAS]


# --- events ---


def test_an_event_is_not_yet_in_the_discard_pile_while_it_is_carried_out():
    """ "event": Final Account cannot take itself into hand."""
    scene = table(
        fellowship=[GANDALF], hand=[FINAL_ACCOUNT, PIPPIN, TROOPER], site=2, deck=[PIPPIN]
    )
    scene.fellowship_phase().play(FINAL_ACCOUNT).choose(PIPPIN)
    assert scene.hand() == [PIPPIN, TROOPER]
    assert scene.is_discarded(FINAL_ACCOUNT)


def test_a_snapshot_event_touches_only_minions_that_roam_as_it_is_played():
    """ "event": Eregion's Trails."""
    scene = table(fellowship=[FARAMIR], minions=[TROOPER], hand=[EREGIONS_TRAILS], site=4)
    late = scene.state
    scene.maneuver_phase().play(EREGIONS_TRAILS)
    assert scene.strength(TROOPER) == 3
    late.position[0] = 6
    assert scene.strength(TROOPER) == 3


def test_a_snapshot_event_touches_only_sites_in_play():
    """ "event": Deft in Their Movements lowers no Shadow number of a site played later."""
    scene = table(fellowship=[MERRY, PIPPIN], hand=[DEFT_IN_THEIR_MOVEMENTS], site=2)
    scene.regroup_phase().play(DEFT_IN_THEIR_MOVEMENTS)
    changed = {entry.card for entry in scene.state.temporary}
    assert changed == set(scene.state.path)


# --- exerting ---


def test_nobody_pays_by_exerting_no_times():
    """ "exert": They Sang as They Slew cannot be paid by exerting a character zero times."""
    scene = table(fellowship=[EOMER], minions=[TROOPER], hand=[THEY_SANG_AS_THEY_SLEW], site=6)
    assert not scene.regroup_phase().can(Verb.PLAY, THEY_SANG_AS_THEY_SLEW)


def test_what_prevents_wounds_does_not_prevent_exerting():
    """ "exert": armor helps against a stroke, not against effort."""
    armored = made(ARAGORN, gets(this, takes_no_wounds), ability(maneuver, exert(this) >> draw(1)))
    scene = table(fellowship=[armored], minions=[TROOPER], deck=[PIPPIN], site=6)
    scene.happen(wounds.wound, scene._find(armored))
    assert scene.wounds(armored) == 0
    scene.maneuver_phase().use(armored)
    assert scene.wounds(armored) == 1


@pytest.mark.parametrize(("vitality_", "taken"), [(2, 1), (1, 0)])
def test_a_character_with_one_vitality_left_is_exhausted(vitality_, taken):
    """ "exhausted": vitality 2 with one wound, vitality 1 always."""
    tired = made(TARGON, vitality=vitality_)
    scene = table(fellowship=[tired]).wound(tired, taken)
    assert not wounds.can_exert(scene.state, scene._find(tired))


def test_an_exhausted_minion_ignores_that_it_must_exert():
    """ "exhausted": a mount that makes each minion skirmishing its bearer exert."""
    mount_ = made(
        ANDURIL,
        bearer_must_be(man),
        each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
    )
    scene = table(
        fellowship=[ARAGORN], bearing={ARAGORN: [mount_]}, minions=[TROOPER, CAPTAIN], site=6
    )
    scene.wound(TROOPER, 1).state.hands[0] = [scene._find(mount_)]
    scene.skirmish(ARAGORN, TROOPER, CAPTAIN)
    assert (scene.wounds(TROOPER), scene.wounds(CAPTAIN)) == (1, 1)


def test_exhausting_exerts_as_often_as_possible():
    """ "exhausted": a character of vitality 3 takes two exertions."""
    weary = made(TARGON, ability(maneuver, exhaust(this)))
    scene = table(fellowship=[weary], minions=[TROOPER], site=6)
    scene.maneuver_phase().use(weary)
    assert scene.wounds(weary) == 2


# --- for each ---


def test_for_each_may_wound_one_minion_several_times():
    """ "for each": Aragorn, Wingfoot with two unbound Hobbits wounds one minion twice."""
    scene = table(fellowship=[WINGFOOT, MERRY, PIPPIN], minions=[CAPTAIN, TROOPER], site=5)
    scene.fellowship_phase().answer_with(WINGFOOT).take_number(2)
    scene.choose(CAPTAIN).choose(CAPTAIN)
    assert (scene.wounds(CAPTAIN), scene.wounds(TROOPER)) == (2, 0)


def test_for_each_may_wound_two_minions_once():
    """ "for each": Aragorn, Wingfoot, the other way."""
    scene = table(fellowship=[WINGFOOT, MERRY, PIPPIN], minions=[CAPTAIN, TROOPER], site=5)
    scene.fellowship_phase().answer_with(WINGFOOT).take_number(2)
    scene.choose(CAPTAIN).choose(TROOPER)
    assert (scene.wounds(CAPTAIN), scene.wounds(TROOPER)) == (1, 1)


# --- phase actions and responses ---


def test_two_phase_actions_are_not_combined():
    """ "phase action": an Elf played from the deck does not also pay for "play an Elf"."""
    caller = made(
        TARGON, ability(fellowship, play(from_draw_deck(elf)) + play(from_draw_deck(elf)))
    )
    scholar = made(MADRIL, ability(fellowship, play(from_hand(elf)) >> draw(1)))
    scene = table(fellowship=[caller, scholar], deck=[LEGOLAS, PIPPIN])
    scene.fellowship_phase().use(caller)
    scene.choose(LEGOLAS)
    assert scene.in_play(LEGOLAS)
    assert not scene.can(Verb.USE, scholar)
    assert scene.hand() == []


def test_what_is_replaced_leaves_nothing_to_prevent():
    """ "response": the Ring turns Isildur's wound to a burden before the Sapling can answer."""
    scene = table(
        ring_bearer=ISILDUR,
        ring=ANSWER_TO_ALL_RIDDLES,
        support=[SAPLING],
        minions=[CAPTAIN],
        site=6,
    )
    scene.state.wearing[0] = True
    scene.skirmish(ISILDUR, CAPTAIN).resolve()
    assert (scene.wounds(ISILDUR), scene.burdens) == (0, 1)
    assert scene.in_play(SAPLING)


def test_what_cannot_be_done_instead_leaves_the_first_effect():
    """ "instead": a Ring-bearer cannot be discarded, so The Dead City does not save Sméagol."""
    smeagol = "9_30"
    scene = table(ring_bearer=smeagol, bearing={smeagol: ["7_56"]}, minions=[CAPTAIN], site=6)
    scene.skirmish(smeagol, CAPTAIN).resolve()
    assert scene.state.winner == SHADOW
    assert scene.state.ending == "killed"


def test_sméagol_who_is_no_ring_bearer_is_discarded_instead():
    """ "instead": the same card saves him where he can be discarded."""
    smeagol = SMEAGOL_SLINKER
    scene = table(fellowship=[smeagol], bearing={smeagol: ["7_56"]}, minions=[CAPTAIN], site=6)
    scene.skirmish(smeagol, CAPTAIN).resolve()
    assert scene.is_discarded(smeagol)
    assert not scene.is_dead(smeagol)
