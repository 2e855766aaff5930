"""The cards of the Shire of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.operations.wounds import discard_from_play
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    BRUTAL_EASTERLING,
    DWARF_GUARD,
    EASTERLING_BLADEMASTER,
    MAKE_A_RUN_FOR_IT,
    MELLON,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_TROOPER,
    ROBIN_SMALLBURROW,
    SCOURING_OF_THE_SHIRE,
    SONG_OF_THE_SHIRE,
)
from tests.rules.tcg.scene import Scene


def test_make_a_run_for_it_ends_an_unbound_hobbits_skirmish() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[SONG_OF_THE_SHIRE],
        hand=[MAKE_A_RUN_FOR_IT],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).put_tokens(SONG_OF_THE_SHIRE, 2)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, EASTERLING_BLADEMASTER).play(MAKE_A_RUN_FOR_IT)
    assert scene.state.skirmisher < 0
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    assert scene.tokens(SONG_OF_THE_SHIRE) == 0


@pytest.mark.parametrize(("tokens", "stays"), [(3, True), (4, False)])
def test_scouring_of_the_shire_ends_with_four_tokens(tokens: int, stays: bool) -> None:
    scene = Scene(support=[SCOURING_OF_THE_SHIRE]).put_tokens(SCOURING_OF_THE_SHIRE, tokens)
    scene.fellowship_phase()
    assert scene.in_play(SCOURING_OF_THE_SHIRE) is stays


@pytest.mark.parametrize(("culprit", "saved"), [(BRUTAL_EASTERLING, True), (DWARF_GUARD, False)])
def test_scouring_of_the_shire_saves_a_card_from_the_shadow(culprit: str, saved: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[SCOURING_OF_THE_SHIRE, SONG_OF_THE_SHIRE],
        minions=[BRUTAL_EASTERLING],
        site=4,
    )
    scene.happen(discard_from_play, scene.card(SONG_OF_THE_SHIRE), scene.card(culprit))
    assert scene.can(Verb.TRIGGER, SCOURING_OF_THE_SHIRE) is saved
    if saved:
        scene.answer_with(SCOURING_OF_THE_SHIRE)
        assert scene.tokens(SCOURING_OF_THE_SHIRE) == 1
    assert scene.in_play(SONG_OF_THE_SHIRE) is saved


@pytest.mark.parametrize("count", [1, 2])
def test_robin_smallburrow_changes_cards_for_a_friend_from_the_shire(count: int) -> None:
    merry = MERRY_ROHIRRIM_SQUIRE
    scene = Scene(
        fellowship=[merry],
        support=[ROBIN_SMALLBURROW],
        minions=[MORDOR_TROOPER],
        hand=[MELLON, MELLON, MELLON],
        deck=[DWARF_GUARD] * 3,
        site=4,
    )
    scene.maneuver_phase().do(Verb.USE, ROBIN_SMALLBURROW, merry)
    assert scene.twilight == 2
    scene.answer_with(ROBIN_SMALLBURROW)
    scene.take_number(count)
    while scene.can(Verb.CHOOSE, MELLON):
        scene.choose(MELLON)
    assert scene.hand().count(MELLON) == 3 - count
    assert scene.hand().count(DWARF_GUARD) == count
