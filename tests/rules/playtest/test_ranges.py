"""Ranges of games: the same wherever they are cut, stopped in time, failing by name."""

from dataclasses import replace
from typing import Any

import pytest

from rules.construction.starters import starter
from rules.players.player import UnknownPlayer
from rules.playtest.ranges import GameFailed, play_range
from rules.playtest.tcg.game import ensure_playable, play_game
from rules.playtest.tcg.record import GameRecord
from rules.playtest.tcg.statistics import summarise
from rules.tcg.game import UnknownEdition, UnplayableDeck
from tests.rules.playtest.tcg.games import DESCRIPTION, coin_game

STARTERS = replace(
    DESCRIPTION,
    decks=(starter("rotk-aragorn-starter").deck, starter("rotk-eomer-starter").deck),
)


def test_a_range_is_played_in_the_order_of_its_games() -> None:
    records = play_range(coin_game, DESCRIPTION, 5, 3)
    assert [record.index for record in records] == [5, 6, 7]


def test_ranges_put_together_are_the_range_of_the_whole() -> None:
    whole = play_range(coin_game, DESCRIPTION, 0, 10)
    first, second, third = (
        play_range(coin_game, DESCRIPTION, *part) for part in ((0, 4), (4, 1), (5, 5))
    )
    assert first + second + third == whole


def test_real_games_are_the_same_however_the_range_is_cut() -> None:
    whole = play_range(play_game, STARTERS, 0, 6)
    parts = play_range(play_game, STARTERS, 3, 3) + play_range(play_game, STARTERS, 0, 3)
    assert summarise(parts) == summarise(whole)


def test_it_stops_before_the_next_game_once_it_is_shown_to() -> None:
    answers = iter([False, False, True])
    records = play_range(coin_game, DESCRIPTION, 0, 9, until=lambda: next(answers))
    assert [record.index for record in records] == [0, 1]


def test_a_game_that_stops_with_an_error_is_named() -> None:
    def breaks_at_two(description: Any, index: int) -> GameRecord:
        if index == 2:
            raise KeyError("no such card")
        return coin_game(description, index)

    with pytest.raises(GameFailed, match="game 2 of seed 7") as failed:
        play_range(breaks_at_two, DESCRIPTION, 0, 5)
    assert (failed.value.seed, failed.value.index) == (7, 2)
    assert isinstance(failed.value.__cause__, KeyError)


def test_two_starter_decks_are_playable() -> None:
    assert ensure_playable(STARTERS) is None  # type: ignore[func-returns-value]


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"players": ("random", "sauron")}, UnknownPlayer),
        ({"edition": "second-breakfast"}, UnknownEdition),
        ({"decks": DESCRIPTION.decks}, UnplayableDeck),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    change: dict[str, Any], error: type[Any]
) -> None:
    with pytest.raises(error):
        ensure_playable(replace(STARTERS, **change))
