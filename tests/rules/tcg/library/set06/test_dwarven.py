"""The Dwarven cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.operations.tokens import change_culture_tokens
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_lend_us_your_aid_strengthens_gimli_and_elves() -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST, DWARF_GUARD, LEGOLAS_GREENLEAF],
        hand=[LEND_US_YOUR_AID],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.maneuver_phase().play(LEND_US_YOUR_AID)
    assert [
        scene.strength(card) for card in (GIMLI_UNBIDDEN_GUEST, LEGOLAS_GREENLEAF, DWARF_GUARD)
    ] == [9, 9, 4]
    assert scene.wounds(GIMLI_UNBIDDEN_GUEST) == 2


@pytest.mark.parametrize("tokens", [0, 2])
def test_suspended_palaces_adds_to_a_stack_that_is_there(tokens: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST],
        support=[SUSPENDED_PALACES, HERE_IS_GOOD_ROCK, COURTESY_OF_MY_HALL],
        stacked={HERE_IS_GOOD_ROCK: [MORDOR_TROOPER]},
        deck=[ROHIRRIM_GUARD],
    )
    change_culture_tokens(scene.state, scene.card(SUSPENDED_PALACES), "dwarven", tokens)
    scene.fellowship_phase().use(SUSPENDED_PALACES)
    if tokens:
        scene.choose("remove a Dwarven token from here")
    assert scene.stack(HERE_IS_GOOD_ROCK) == [MORDOR_TROOPER, ROHIRRIM_GUARD]
    assert scene.in_play(SUSPENDED_PALACES) is (tokens > 0)
    assert scene.tokens(SUSPENDED_PALACES) == max(tokens - 1, 0)


@pytest.mark.parametrize(("host", "strength"), [(COURTESY_OF_MY_HALL, 7), (LEGOLAS_GREENLEAF, 6)])
def test_toss_me_strengthens_gimli_while_stacked_on_a_dwarven_condition(
    host: str, strength: int
) -> None:
    scene = Scene(
        fellowship=[GIMLI_UNBIDDEN_GUEST, LEGOLAS_GREENLEAF],
        support=[COURTESY_OF_MY_HALL],
        stacked={host: [TOSS_ME]},
    )
    assert scene.strength(GIMLI_UNBIDDEN_GUEST) == strength


@pytest.mark.parametrize(
    ("way", "placed", "deck"),
    [
        ("place this event on top", TOSS_ME, [DWARF_GUARD, TOSS_ME]),
        ("place this event beneath", TOSS_ME, [TOSS_ME, DWARF_GUARD]),
        ("from hand on top", LEND_US_YOUR_AID, [DWARF_GUARD, LEND_US_YOUR_AID]),
        ("from hand beneath", LEND_US_YOUR_AID, [LEND_US_YOUR_AID, DWARF_GUARD]),
    ],
)
def test_toss_me_goes_to_either_end_of_the_deck_or_sends_another_there(
    way: str, placed: str, deck: list[str]
) -> None:
    scene = Scene(hand=[TOSS_ME, LEND_US_YOUR_AID], deck=[DWARF_GUARD])
    scene.fellowship_phase().play(TOSS_ME).choose(way)
    assert scene.deck() == deck
    assert scene.is_discarded(TOSS_ME) == (placed != TOSS_ME)


@pytest.mark.parametrize(("companion", "tokens"), [(DWARF_GUARD, 2), (LEGOLAS_GREENLEAF, 0)])
def test_suspended_palaces_come_with_two_tokens_for_a_dwarf(companion: str, tokens: int) -> None:
    scene = Scene(fellowship=[companion], hand=[SUSPENDED_PALACES]).fellowship_phase()
    scene.play(SUSPENDED_PALACES)
    if scene.can(Verb.TRIGGER, SUSPENDED_PALACES):
        scene.answer_with(SUSPENDED_PALACES)
    assert scene.tokens(SUSPENDED_PALACES) == tokens
