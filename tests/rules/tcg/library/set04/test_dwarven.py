"""The Dwarven cards of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.operations.tokens import change_culture_tokens
from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("price", [HERE_IS_GOOD_ROCK, HOBBIT_SWORD_7_319])
def test_axe_of_erebor_costs_a_condition_or_a_card_stacked_on_one(price: str) -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST],
        bearing={GIMLI_UNBIDDEN_GUEST: [AXE_OF_EREBOR]},
        support=[HERE_IS_GOOD_ROCK],
        stacked={HERE_IS_GOOD_ROCK: [HOBBIT_SWORD_7_319]},
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.skirmish(GIMLI_UNBIDDEN_GUEST, MORDOR_VETERAN).use(AXE_OF_EREBOR).take_number(
        0 if price == HERE_IS_GOOD_ROCK else 1
    )
    assert scene.is_discarded(price)
    assert scene.in_play(HERE_IS_GOOD_ROCK) is (price != HERE_IS_GOOD_ROCK)
    assert scene.strength(GIMLI_UNBIDDEN_GUEST) == 6 + 2 + 1


def test_dwarven_foresight_takes_a_free_peoples_card() -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST],
        support=[HERE_IS_GOOD_ROCK],
        stacked={HERE_IS_GOOD_ROCK: [MORDOR_TROOPER, HOBBIT_SWORD_7_319, ROHIRRIM_GUARD]},
        hand=[DWARVEN_FORESIGHT],
    )
    scene.fellowship_phase().play(DWARVEN_FORESIGHT)
    assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
    assert scene.choose(ROHIRRIM_GUARD).hand() == [ROHIRRIM_GUARD]


@pytest.mark.parametrize("cards", [8, 4])
def test_ever_my_heart_rises_stacks_the_top_six(cards: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST], hand=[EVER_MY_HEART_RISES], deck=[ROHIRRIM_GUARD] * cards
    )
    scene.fellowship_phase().play(EVER_MY_HEART_RISES)
    assert scene.stack(EVER_MY_HEART_RISES) == [ROHIRRIM_GUARD] * min(cards, 6)
    assert scene.deck() == [ROHIRRIM_GUARD] * max(cards - 6, 0)
    if cards == 8:
        scene.use(EVER_MY_HEART_RISES).choose(ROHIRRIM_GUARD)
        assert scene.hand() == [ROHIRRIM_GUARD]
        assert len(scene.deck()) == 1


def test_from_the_armory_guards_the_dwarf_who_exerts() -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST, DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED],
        support=[FROM_THE_ARMORY],
        hand=[DWARF_GUARD, MORDOR_TROOPER],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.skirmish(GIMLI_UNBIDDEN_GUEST, MORDOR_VETERAN).use(FROM_THE_ARMORY).choose(
        GIMLI_UNBIDDEN_GUEST
    )
    assert len(scene.stack(FROM_THE_ARMORY)) == 1
    for card in (GIMLI_UNBIDDEN_GUEST, ARAGORN_DRIVEN_BY_NEED):
        scene.happen(wounds.wound, scene.card(card))
    assert (scene.wounds(GIMLI_UNBIDDEN_GUEST), scene.wounds(ARAGORN_DRIVEN_BY_NEED)) == (1, 1)


@pytest.mark.parametrize(
    ("hobbits", "bonus"),
    [([], 0), ([MERRY_ROHIRRIM_SQUIRE], 1), ([MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE], 2)],
)
def test_gimli_lockbearer_counts_unbound_hobbits_not_the_ring_bearer(
    hobbits: list[str], bonus: int
) -> None:
    assert Scene(fellowship=[GIMLI_LOCKBEARER, *hobbits]).strength(GIMLI_LOCKBEARER) == 6 + bonus


@pytest.mark.parametrize(
    ("dwarven", "elven", "bonus"), [(2, 3, 2), (3, 2, 2), (0, 4, 0), (5, 5, 3)]
)
def test_my_axe_is_notched_counts_the_lower_number(dwarven: int, elven: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST, LEGOLAS_GREENLEAF],
        support=[MY_AXE_IS_NOTCHED, FINAL_COUNT],
    )
    change_culture_tokens(scene.state, scene.card(MY_AXE_IS_NOTCHED), "dwarven", dwarven)
    change_culture_tokens(scene.state, scene.card(FINAL_COUNT), "elven", elven)
    assert scene.fellowship_phase().strength(GIMLI_UNBIDDEN_GUEST) == 6 + bonus


def test_search_far_and_wide_draws_two_after_the_discard() -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST],
        hand=[SEARCH_FAR_AND_WIDE],
        deck=[ROHIRRIM_GUARD, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, HOBBIT_SWORD_7_319],
    )
    scene.fellowship_phase().play(SEARCH_FAR_AND_WIDE)
    assert scene.hand() == [PIPPIN_SWORN_TO_SERVICE, MERRY_ROHIRRIM_SQUIRE]
    assert scene.is_discarded(HOBBIT_SWORD_7_319)


@pytest.mark.parametrize(("tokens", "bonus"), [(2, 2), (5, 3)])
def test_stout_and_strong_makes_any_unbound_companion_stronger(tokens: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST, ARAGORN_DRIVEN_BY_NEED],
        support=[STOUT_AND_STRONG],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    change_culture_tokens(scene.state, scene.card(STOUT_AND_STRONG), "dwarven", tokens)
    before = scene.strength(ARAGORN_DRIVEN_BY_NEED)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN).use(STOUT_AND_STRONG).choose(
        ARAGORN_DRIVEN_BY_NEED
    )
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == before + bonus
    assert scene.is_discarded(STOUT_AND_STRONG)


def test_rest_by_blind_night_shuffles_conditions_and_what_is_stacked_on_them() -> None:
    scene = Scene(
        support=[COURTESY_OF_MY_HALL, STOUT_AND_STRONG],
        stacked={COURTESY_OF_MY_HALL: [GIMLI_UNBIDDEN_GUEST, AXE_OF_EREBOR]},
        hand=[REST_BY_BLIND_NIGHT],
        deck=[COME_HERE_LAD],
    )
    scene.regroup_phase().play(REST_BY_BLIND_NIGHT).choose(COURTESY_OF_MY_HALL).pass_()
    assert sorted(scene.deck()) == sorted(
        [COME_HERE_LAD, COURTESY_OF_MY_HALL, GIMLI_UNBIDDEN_GUEST, AXE_OF_EREBOR]
    )
    assert scene.in_play(STOUT_AND_STRONG)


@pytest.mark.parametrize(("stacked", "exertions"), [([], 1), ([AXE_OF_EREBOR], 2)])
def test_restless_axe_exerts_a_minion_for_each_card_shuffled(
    stacked: list[str], exertions: int
) -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST],
        support=[COURTESY_OF_MY_HALL],
        stacked={COURTESY_OF_MY_HALL: stacked},
        minions=[MORDOR_VETERAN],
        hand=[RESTLESS_AXE],
    )
    scene.regroup_phase().play(RESTLESS_AXE)
    assert scene.wounds(GIMLI_UNBIDDEN_GUEST) == 1
    assert scene.wounds(MORDOR_VETERAN) == exertions
    assert len(scene.deck()) == exertions


@pytest.mark.parametrize(
    ("fellowship", "support", "playable"),
    [
        ([GIMLI_UNBIDDEN_GUEST, LEGOLAS_GREENLEAF], [], True),
        ([GIMLI_UNBIDDEN_GUEST], [ELROND_LORD_OF_RIVENDELL], False),
        ([LEGOLAS_GREENLEAF], [GRIMIR_DWARVEN_ELDER], False),
    ],
    ids=["both", "an Elf who is an ally", "a Dwarf who is an ally"],
)
def test_quick_as_may_be_spots_a_dwarf_and_an_elf_companion_to_wound_a_minion(
    fellowship: list[str], support: list[str], playable: bool
) -> None:
    scene = Scene(
        fellowship=fellowship,
        support=support,
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        hand=[QUICK_AS_MAY_BE],
        site=6,
    ).maneuver_phase()
    assert scene.can(Verb.PLAY, QUICK_AS_MAY_BE) is playable
    if playable:
        scene.play(QUICK_AS_MAY_BE)
        assert not scene.can(Verb.CHOOSE, LEGOLAS_GREENLEAF)
        scene.choose(MORDOR_VETERAN)
        assert (scene.wounds(MORDOR_VETERAN), scene.wounds(MORDOR_TROOPER)) == (1, 0)
        assert scene.wounds(GIMLI_UNBIDDEN_GUEST) == scene.wounds(LEGOLAS_GREENLEAF) == 0


@pytest.mark.parametrize(
    ("condition", "winner", "token", "asked"),
    [
        (MY_AXE_IS_NOTCHED, GIMLI_UNBIDDEN_GUEST, 1, False),
        (MY_AXE_IS_NOTCHED, DWARF_GUARD, 0, False),
        (STOUT_AND_STRONG, DWARF_GUARD, 1, True),
        (STOUT_AND_STRONG, LEGOLAS_GREENLEAF, 0, False),
    ],
)
def test_a_victory_is_counted(condition: str, winner: str, token: int, asked: bool) -> None:
    scene = Scene(
        fellowship=[winner], support=[condition], minions=[SOUTHRON_SCOUT], site=6
    ).skirmish(winner, SOUTHRON_SCOUT)
    if scene.comes_to(Verb.TRIGGER, condition):
        assert asked
        scene.answer_with(condition)
    assert scene.tokens(condition) == token


def test_axe_of_erebor_adds_to_gimlis_damage() -> None:
    gimli = GIMLI_UNBIDDEN_GUEST
    assert Scene(fellowship=[gimli]).number(DAMAGE, gimli) == 1
    scene = Scene(fellowship=[gimli], bearing={gimli: [AXE_OF_EREBOR]})
    assert scene.number(DAMAGE, gimli) == 2
