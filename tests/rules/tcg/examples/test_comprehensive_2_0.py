"""Comprehensive Rulebook 2.0: the worked examples that 4.2 does not repeat.

Those that both books have stand in the files of 4.2; here each test cites the section of 2.0.
"""

import pytest

from rules.tcg.engine.modifiers import numbers
from rules.tcg.engine.operations.playing import can_play
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import *
from tests.rules.tcg.examples.paths import fellowship_path
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

# --- starter rules ---


def test_a_defender_takes_two_and_the_fourth_minion_is_assigned_to_frodo() -> None:
    """ "5. Assignment phase": four Uruk-hai against Aragorn with defender +1 and Frodo."""
    scene = Scene(
        fellowship=[ARAGORN_HEIR_OF_ELENDIL], minions=[URUK_BROOD] * 4, site=5
    ).assignment_phase()
    for _ in range(2):
        scene.do(Verb.ASSIGN, ARAGORN_HEIR_OF_ELENDIL, URUK_BROOD)
    scene.do(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, URUK_BROOD)
    assert scene.who == SHADOW
    scene.do(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, URUK_BROOD)
    frodo = scene.card(FRODO_HOPE_OF_FREE_PEOPLES)
    assert sum(frodo in faced for faced in scene.state.assigned) == 2


def test_special_abilities_are_not_combined() -> None:
    """ "Special abilities": Pippin's discount is not for an Aragorn of the draw deck."""
    aragorn = ARAGORN_HEIR_OF_ELENDIL
    scene = Scene(
        fellowship=[PIPPIN_MR_TOOK],
        deck=[aragorn],
        path=fellowship_path(site_1=THE_PRANCING_PONY_1_324),
        site=1,
    )
    scene.fellowship_phase()
    assert not scene.can(Verb.USE, PIPPIN_MR_TOOK)
    scene.use(THE_PRANCING_PONY_1_324)
    scene.choose(aragorn)
    assert scene.in_play(aragorn)
    assert scene.twilight == 4
    assert scene.burdens == 1


def test_pippin_makes_aragorn_cost_two_less_from_hand() -> None:
    """ "Special abilities": the other half of that example."""
    scene = (
        Scene(fellowship=[PIPPIN_MR_TOOK], hand=[ARAGORN_HEIR_OF_ELENDIL])
        .fellowship_phase()
        .use(PIPPIN_MR_TOOK)
    )
    assert scene.in_play(ARAGORN_HEIR_OF_ELENDIL)
    assert scene.twilight == 2


@pytest.mark.parametrize(
    "heals",
    [
        (
            ARAGORN_DRIVEN_BY_NEED,
            ARAGORN_DRIVEN_BY_NEED,
            MERRY_ROHIRRIM_SQUIRE,
            MERRY_ROHIRRIM_SQUIRE,
            MERRY_ROHIRRIM_SQUIRE,
        ),
        (ARAGORN_DRIVEN_BY_NEED,),
        (),
        (MERRY_ROHIRRIM_SQUIRE, MERRY_ROHIRRIM_SQUIRE),
    ],
)
def test_a_sanctuary_heals_any_combination_up_to_five(heals: tuple[str, ...]) -> None:
    """ "Healing": twice one companion and three times another, or fewer, or none."""
    scene = (
        Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE], site=3)
        .wound(ARAGORN_DRIVEN_BY_NEED, 3)
        .wound(MERRY_ROHIRRIM_SQUIRE, 3)
    )
    scene.turn_starts()
    for companion_ in heals:
        scene.do(Verb.HEAL, companion_)
    if len(heals) < 5:
        scene.pass_()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 3 - heals.count(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 3 - heals.count(MERRY_ROHIRRIM_SQUIRE)
    assert not scene.can(Verb.HEAL)


def test_two_companions_that_are_healed_are_different_ones() -> None:
    """ "Healing" and "Wounds": "heal 2 companions" is not twice the same one."""
    healer = made(
        GANDALF_THE_GREY_PILGRIM,
        ability(fellowship, exert(this) >> heal(some(2, companion, ~this))),
    )
    scene = (
        Scene(fellowship=[healer, ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE])
        .wound(ARAGORN_DRIVEN_BY_NEED, 2)
        .wound(MERRY_ROHIRRIM_SQUIRE, 2)
    )
    scene.fellowship_phase().use(healer).choose(ARAGORN_DRIVEN_BY_NEED)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)


# --- initiative ---


@pytest.mark.parametrize(("others", "playable"), [(3, True), (2, False)])
def test_stand_to_arms_counts_itself_for_initiative(others: int, playable: bool) -> None:
    """ "Initiative": three other cards in hand are enough in 2.0."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN],
        hand=[STAND_TO_ARMS, *[HOBBIT_SWORD_7_319] * others],
        site=2,
    )
    assert (
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).can(Verb.PLAY, STAND_TO_ARMS)
        is playable
    )


# --- modifiers ---


def archery_total(pinned: int, shots: int) -> int:
    """Return the fellowship archery total with Legolas and so many of the two cards."""
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
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
def test_an_archery_total_counts_from_below_zero(pinned: int, shots: int, total: int) -> None:
    """ "Modifiers": Legolas, Greenleaf, a Goblin Bowman, Pinned Down and Double Shot."""
    assert archery_total(pinned, shots) == total


@pytest.mark.parametrize(("ambitions", "cost"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_a_twilight_cost_counts_from_below_zero(ambitions: int, cost: int) -> None:
    """ "Modifiers": Bred for Battle, Legolas, Dauntless Hunter and Saruman's Ambition."""
    scene = Scene(
        fellowship=[LEGOLAS_DAUNTLESS_HUNTER, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        shadow_support=[SARUMANS_AMBITION] * ambitions,
        shadow_hand=[BRED_FOR_BATTLE],
    )
    assert numbers.twilight_cost(scene.state, scene.card(BRED_FOR_BATTLE)) == cost


# --- limits ---


@pytest.mark.parametrize(("uses", "removed"), [(1, 3), (2, 4), (3, 4)])
def test_sting_removes_no_more_than_four_twilight_a_phase(uses: int, removed: int) -> None:
    """ "Limit": three Orcs in the opponent's hand, used once, twice and once more."""
    scene = Scene(
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [STING]},
        shadow_hand=[MORDOR_TROOPER] * 3,
        hand=[MERRY_ROHIRRIM_SQUIRE],
        twilight=9,
    ).fellowship_phase()
    for _ in range(uses):
        scene.use(STING)
    assert scene.twilight == 9 - removed


# --- spotting, starting fellowships ---


def test_a_starting_companion_may_be_spotted_to_play_another() -> None:
    """ "Starting Fellowship": an Elf who says "To play, spot an Elf" comes second."""
    second = made(LEGOLAS_GREENLEAF, to_play(spot(elf)), title="Second Elf", twilight=1)
    alone = Scene(deck=[second, LEGOLAS_GREENLEAF])
    with_elf = Scene(fellowship=[LEGOLAS_GREENLEAF], deck=[second])
    assert not can_play(alone.state, FREE_PEOPLES, alone.card(second))
    assert can_play(with_elf.state, FREE_PEOPLES, with_elf.card(second))


# --- clarifications of single cards ---


def test_twilight_is_looked_at_before_the_card_is_paid_for() -> None:
    """ "Clarifications", 1 R 81: fewer than three tokens before its own cost of three is added."""
    for twilight_, playable in ((2, True), (3, False)):
        scene = Scene(
            fellowship=[GANDALF_THE_GREY_PILGRIM],
            hand=[QUESTIONS_THAT_NEED_ANSWERING],
            deck=[MERRY_ROHIRRIM_SQUIRE] * 4,
            twilight=twilight_,
        )
        assert scene.fellowship_phase().can(Verb.PLAY, QUESTIONS_THAT_NEED_ANSWERING) is playable


def test_the_token_added_for_a_cost_counts_for_its_effect() -> None:
    """ "Clarifications", 4 C 105: in an empty pool Gandalf is strength +1."""
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_PILGRIM],
        minions=[MORDOR_TROOPER],
        hand=[UNDER_THE_LIVING_EARTH] * 2,
        site=6,
    )
    scene.skirmish(GANDALF_THE_GREY_PILGRIM, MORDOR_TROOPER).play(
        UNDER_THE_LIVING_EARTH
    ).take_number(1)
    assert scene.strength(GANDALF_THE_GREY_PILGRIM) == 7 + 1


def test_uruk_regular_counts_the_other_uruk_hai() -> None:
    """ "Clarifications", 4 C 192: with four Regulars a Searcher of cost 4 costs 1."""
    scene = Scene(
        minions=[URUK_REGULAR] * 4, shadow_hand=[URUK_SEARCHER], twilight=1, site=5
    ).shadow_phase()
    assert not scene.can(Verb.PLAY, URUK_SEARCHER)
    scene.use(URUK_REGULAR)
    assert scene.in_play(URUK_SEARCHER)
    assert scene.twilight == 0


def test_a_card_that_says_may_leaves_the_choice() -> None:
    """ "Clarifications", 4 R 301: a Dunlending Rampager lets the Free Peoples player choose."""
    scene = Scene(
        hand=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        shadow_hand=[DUNLENDING_RAMPAGER],
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(DUNLENDING_RAMPAGER)
    assert scene.who == FREE_PEOPLES
    scene.pass_()
    assert scene.in_play(DUNLENDING_RAMPAGER)
    assert len(scene.hand()) == 2
