"""The Dwarven cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.operations.tokens import change_culture_tokens
from tests.rules.tcg.cards import (
    COURTESY_OF_MY_HALL,
    DWARF_GUARD,
    GIMLI_UNBIDDEN_GUEST,
    HERE_IS_GOOD_ROCK,
    LEGOLAS_GREENLEAF,
    LEND_US_YOUR_AID,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    ROHIRRIM_GUARD,
    SUSPENDED_PALACES,
)
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
        scene.strength(one) for one in (GIMLI_UNBIDDEN_GUEST, LEGOLAS_GREENLEAF, DWARF_GUARD)
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
