"""Comprehensive Rulebook 2.0: the worked examples that 4.2 does not repeat.

Those that both books have stand in the files of 4.2; here each test cites the section of 2.0.
"""

# ruff: noqa: F403, F405

import pytest

from rules.tcg.engine import numbers
from rules.tcg.engine.archery import archery_totals
from rules.tcg.engine.codes import Verb
from rules.tcg.engine.playing import can_play
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import (
    ARAGORN,
    ARAGORN_HEIR,
    CAPTAIN,
    FRODO,
    HOBBIT_SWORD,
    MERRY,
    PIPPIN,
    STAND_TO_ARMS,
    TROOPER,
    URUK_BROOD,
)
from tests.rules.tcg.examples.paths import fellowship_path
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

BRED_FOR_BATTLE = "1_121"
DAUNTLESS_HUNTER = "4_73"
DOUBLE_SHOT = "1_38"
DUNLENDING_RAMPAGER = "5_1"
GANDALF = "2_122"
GOBLIN_BOWMAN = "2_60"
GREENLEAF = "1_50"
MR_TOOK = "2_110"
PINNED_DOWN = "1_192"
PRANCING_PONY = "1_324"
QUESTIONS = "1_81"
SARUMANS_AMBITION = "1_133"
STING = "1_313"
UNDER_THE_LIVING_EARTH = "4_105"
URUK_REGULAR = "4_192"
URUK_SEARCHER = "4_194"


# --- starter rules ---


def test_a_defender_takes_two_and_the_fourth_minion_is_assigned_to_frodo():
    """ "5. Assignment phase": four Uruk-hai against Aragorn with defender +1 and Frodo."""
    scene = Scene(fellowship=[ARAGORN_HEIR], minions=[URUK_BROOD] * 4, site=5).assignment_phase()
    for _ in range(2):
        scene.do(Verb.ASSIGN, ARAGORN_HEIR, URUK_BROOD)
    scene.do(Verb.ASSIGN, FRODO, URUK_BROOD)
    assert scene.who == SHADOW
    scene.do(Verb.ASSIGN, FRODO, URUK_BROOD)
    frodo = scene._find(FRODO)
    assert sum(frodo in faced for faced in scene.state.assigned) == 2


def test_special_abilities_are_not_combined():
    """ "Special abilities": Pippin's discount is not for an Aragorn of the draw deck."""
    aragorn = ARAGORN_HEIR
    scene = Scene(
        fellowship=[MR_TOOK], deck=[aragorn], path=fellowship_path(site_1=PRANCING_PONY), site=1
    )
    scene.fellowship_phase()
    assert not scene.can(Verb.USE, MR_TOOK)
    scene.use(PRANCING_PONY)
    scene.choose(aragorn)
    assert scene.in_play(aragorn)
    assert scene.twilight == 4
    assert scene.burdens == 1


def test_pippin_makes_aragorn_cost_two_less_from_hand():
    """ "Special abilities": the other half of that example."""
    scene = Scene(fellowship=[MR_TOOK], hand=[ARAGORN_HEIR]).fellowship_phase().use(MR_TOOK)
    assert scene.in_play(ARAGORN_HEIR)
    assert scene.twilight == 2


@pytest.mark.parametrize(
    "heals", [(ARAGORN, ARAGORN, MERRY, MERRY, MERRY), (ARAGORN,), (), (MERRY, MERRY)]
)
def test_a_sanctuary_heals_any_combination_up_to_five(heals):
    """ "Healing": twice one companion and three times another, or fewer, or none."""
    scene = Scene(fellowship=[ARAGORN, MERRY], site=3).wound(ARAGORN, 3).wound(MERRY, 3)
    scene.turn_starts()
    for companion_ in heals:
        scene.do(Verb.HEAL, companion_)
    if len(heals) < 5:
        scene.pass_()
    assert scene.wounds(ARAGORN) == 3 - heals.count(ARAGORN)
    assert scene.wounds(MERRY) == 3 - heals.count(MERRY)
    assert not scene.can(Verb.HEAL)


def test_two_companions_that_are_healed_are_different_ones():
    """ "Healing" and "Wounds": "heal 2 companions" is not twice the same one."""
    healer = made(GANDALF, ability(fellowship, exert(this) >> heal(some(2, companion, ~this))))
    scene = Scene(fellowship=[healer, ARAGORN, MERRY]).wound(ARAGORN, 2).wound(MERRY, 2)
    scene.fellowship_phase().use(healer).choose(ARAGORN)
    assert not scene.can(Verb.CHOOSE, ARAGORN)


# --- initiative ---


@pytest.mark.parametrize(("others", "playable"), [(3, True), (2, False)])
def test_stand_to_arms_counts_itself_for_initiative(others, playable):
    """ "Initiative": three other cards in hand are enough in 2.0."""
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[CAPTAIN],
        hand=[STAND_TO_ARMS, *[HOBBIT_SWORD] * others],
        site=2,
    )
    assert scene.skirmish(ARAGORN, CAPTAIN).can(Verb.PLAY, STAND_TO_ARMS) is playable


# --- modifiers ---


def archery(pinned: int, shots: int) -> int:
    """Return the fellowship archery total with Legolas and so many of the two cards."""
    scene = Scene(
        fellowship=[GREENLEAF],
        minions=[GOBLIN_BOWMAN],
        shadow_support=[PINNED_DOWN] * pinned,
        hand=[DOUBLE_SHOT] * (shots + 1),
        site=4,
    ).archery_phase()
    for _ in range(shots):
        scene.play(DOUBLE_SHOT)
        if scene.who == SHADOW:
            scene.pass_()
    return archery_totals(scene.state)[0]


@pytest.mark.parametrize(
    ("pinned", "shots", "total"), [(0, 0, 1), (1, 0, 0), (2, 0, 0), (2, 1, 0), (2, 2, 1)]
)
def test_an_archery_total_counts_from_below_zero(pinned, shots, total):
    """ "Modifiers": Legolas, Greenleaf, a Goblin Bowman, Pinned Down and Double Shot."""
    assert archery(pinned, shots) == total


@pytest.mark.parametrize(("ambitions", "cost"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_a_twilight_cost_counts_from_below_zero(ambitions, cost):
    """ "Modifiers": Bred for Battle, Legolas, Dauntless Hunter and Saruman's Ambition."""
    scene = Scene(
        fellowship=[DAUNTLESS_HUNTER, MERRY, PIPPIN],
        shadow_support=[SARUMANS_AMBITION] * ambitions,
        shadow_hand=[BRED_FOR_BATTLE],
    )
    assert numbers.twilight_cost(scene.state, scene._find(BRED_FOR_BATTLE)) == cost


# --- limits ---


@pytest.mark.parametrize(("uses", "removed"), [(1, 3), (2, 4), (3, 4)])
def test_sting_removes_no_more_than_four_twilight_a_phase(uses, removed):
    """ "Limit": three Orcs in the opponent's hand, used once, twice and once more."""
    scene = Scene(
        bearing={FRODO: [STING]}, shadow_hand=[TROOPER] * 3, hand=[MERRY], twilight=9
    ).fellowship_phase()
    for _ in range(uses):
        scene.use(STING)
    assert scene.twilight == 9 - removed


# --- spotting, starting fellowships ---


def test_a_starting_companion_may_be_spotted_to_play_another():
    """ "Starting Fellowship": an Elf who says "To play, spot an Elf" comes second."""
    second = made(GREENLEAF, to_play(spot(elf)), title="Second Elf", twilight=1)
    alone = Scene(deck=[second, GREENLEAF])
    with_elf = Scene(fellowship=[GREENLEAF], deck=[second])
    assert not can_play(alone.state, FREE_PEOPLES, alone._find(second))
    assert can_play(with_elf.state, FREE_PEOPLES, with_elf._find(second))


# --- clarifications of single cards ---


def test_twilight_is_looked_at_before_the_card_is_paid_for():
    """ "Clarifications", 1 R 81: fewer than three tokens before its own cost of three is added."""
    for twilight_, playable in ((2, True), (3, False)):
        scene = Scene(fellowship=[GANDALF], hand=[QUESTIONS], deck=[MERRY] * 4, twilight=twilight_)
        assert scene.fellowship_phase().can(Verb.PLAY, QUESTIONS) is playable


def test_the_token_added_for_a_cost_counts_for_its_effect():
    """ "Clarifications", 4 C 105: in an empty pool Gandalf is strength +1."""
    scene = Scene(
        fellowship=[GANDALF], minions=[TROOPER], hand=[UNDER_THE_LIVING_EARTH] * 2, site=6
    )
    scene.skirmish(GANDALF, TROOPER).play(UNDER_THE_LIVING_EARTH).take_number(1)
    assert scene.strength(GANDALF) == 7 + 1


def test_uruk_regular_counts_the_other_uruk_hai():
    """ "Clarifications", 4 C 192: with four Regulars a Searcher of cost 4 costs 1."""
    scene = Scene(
        minions=[URUK_REGULAR] * 4, shadow_hand=[URUK_SEARCHER], twilight=1, site=5
    ).shadow_phase()
    assert not scene.can(Verb.PLAY, URUK_SEARCHER)
    scene.use(URUK_REGULAR)
    assert scene.in_play(URUK_SEARCHER)
    assert scene.twilight == 0


def test_a_card_that_says_may_leaves_the_choice():
    """ "Clarifications", 4 R 301: a Dunlending Rampager lets the Free Peoples player choose."""
    scene = Scene(hand=[MERRY, PIPPIN], shadow_hand=[DUNLENDING_RAMPAGER], twilight=9, site=4)
    scene.shadow_phase().play(DUNLENDING_RAMPAGER)
    assert scene.who == FREE_PEOPLES
    scene.pass_()
    assert scene.in_play(DUNLENDING_RAMPAGER)
    assert len(scene.hand()) == 2
