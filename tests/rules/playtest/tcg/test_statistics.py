"""What games say taken together, and that parts merge into the whole."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.playtest.statistics.interval import wilson
from rules.playtest.tcg.record import GameRecord
from rules.playtest.tcg.statistics import merge, summarise
from tests.rules.playtest.tcg.games import game, records

FIVE_GAMES = [
    game(0, winner=0, ending="site 9", turns=16, first_player=0, sites=(9, 7)),
    game(1, winner=0, ending="killed", turns=12, first_player=1, sites=(5, 4)),
    game(2, winner=1, ending="corrupted", turns=8, first_player=1, sites=(3, 4)),
    game(3, winner=0, ending="site 9", turns=16, first_player=0, sites=(9, 8)),
    game(4, winner=None, turns=40, first_player=1, sites=(2, 2), choices=(0,) * 50),
]


def test_games_and_wins_are_counted_by_deck() -> None:
    summary = summarise(FIVE_GAMES)
    assert summary.games == 5
    assert [deck.wins for deck in summary.decks] == [3, 1]


def test_an_unfinished_game_is_stated_apart_and_is_not_a_part_of_the_shares() -> None:
    summary = summarise(FIVE_GAMES)
    assert summary.unfinished == 1
    assert summary.decided == 4
    assert summary.rate(0) == 0.75
    assert summary.rate(1) == 0.25
    assert summary.interval(0) == wilson(3, 4)
    assert summary.interval(1) == wilson(1, 4)


def test_endings_are_counted_by_the_deck_that_won() -> None:
    first, second = summarise(FIVE_GAMES).decks
    assert dict(first.endings) == {"site 9": 2, "killed": 1, "corrupted": 0}
    assert dict(second.endings) == {"site 9": 0, "killed": 0, "corrupted": 1}


def test_lengths_are_counted_over_all_games() -> None:
    summary = summarise(FIVE_GAMES)
    assert summary.turns == {8: 1, 12: 1, 16: 2, 40: 1}
    assert summary.decisions == {3: 4, 50: 1}
    assert summary.total_decisions == 62


def test_sites_are_counted_by_fellowship() -> None:
    first, second = summarise(FIVE_GAMES).decks
    assert first.sites == {2: 1, 3: 1, 5: 1, 9: 2}
    assert second.sites == {2: 1, 4: 2, 7: 1, 8: 1}


def test_the_first_player_is_counted_over_decided_games() -> None:
    summary = summarise(FIVE_GAMES)
    assert [deck.went_first for deck in summary.decks] == [2, 2]
    assert [deck.won_going_first for deck in summary.decks] == [2, 1]


def test_without_games_no_share_is_known() -> None:
    summary = summarise([])
    assert summary.games == 0
    assert summary.rate(0) is None
    assert summary.interval(0) == (0, 1)
    assert summary.digest == "0" * 64


def test_a_win_of_an_unknown_kind_is_refused_rather_than_lost() -> None:
    with pytest.raises(ValueError, match="game 3 was won by 'applause'"):
        summarise([game(3, ending="applause")])


@given(st.lists(records, max_size=12), st.randoms(use_true_random=False))
def test_chunks_merge_into_the_summary_of_the_whole_in_any_order(games: Any, dice: Any) -> None:
    chunks: list[list[Any]] = [[] for _ in range(4)]
    for record in games:
        dice.choice(chunks).append(record)
    dice.shuffle(chunks)
    assert merge(summarise(chunk) for chunk in chunks) == summarise(games)


def test_the_digest_does_not_depend_on_the_order_of_games() -> None:
    assert summarise(FIVE_GAMES).digest == summarise(reversed(FIVE_GAMES)).digest


@pytest.mark.parametrize(
    "other",
    [
        FIVE_GAMES[1:],
        [*FIVE_GAMES, FIVE_GAMES[0]],
        [replace(FIVE_GAMES[0], choices=(1, 0, 3)), *FIVE_GAMES[1:]],
        [replace(FIVE_GAMES[0], choices=(10, 2)), *FIVE_GAMES[1:]],
        [replace(FIVE_GAMES[0], index=9), *FIVE_GAMES[1:]],
    ],
    ids=["missing", "counted twice", "another choice", "run together", "another index"],
)
def test_the_digest_tells_different_games_apart(other: list[GameRecord]) -> None:
    assert summarise(other).digest != summarise(FIVE_GAMES).digest


def test_the_digest_is_what_it_was() -> None:
    # Written down, so that a change of the digest is noticed: old results would not compare.
    assert summarise([game(0, choices=(1, 0, 2))]).digest == DIGEST_OF_ONE_GAME


DIGEST_OF_ONE_GAME = "bb370ffb7a3e1bf999be698b5476ce9e26077a5e581e9dff71ef4435bb61fdc6"
