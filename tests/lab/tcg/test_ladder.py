"""The ladder of computer players."""

import pytest

from lab.tcg.ladder import (
    LADDER_DECKS,
    Rung,
    RungResult,
    climb,
    every_pairing,
    page,
    play_rung,
)
from rules.construction.starters import starter_slugs

pytestmark = pytest.mark.nightly

KING = ("rotk-aragorn-starter", "rotk-eomer-starter")
RUNG = Rung("easy", "random", 4)


def test_at_least_six_decks_meet() -> None:
    assert len({deck for decks in LADDER_DECKS for deck in decks}) >= 6


def test_every_pairing_has_all_starter_decks() -> None:
    assert {deck for decks in every_pairing() for deck in decks} == set(starter_slugs())
    assert all(first != second for first, second in every_pairing())


def test_a_player_has_either_deck_in_half_of_the_games() -> None:
    result = play_rung(KING, RUNG, seed=1)
    assert result.games == {KING[0]: 2, KING[1]: 2}
    assert result.decisions > 50
    assert result.seconds > 0


def test_equal_players_win_as_often_as_they_lose() -> None:
    """The games are mirrored: what one wins from a seat the other wins from it too."""
    result = play_rung(KING, Rung("easy", "easy", 20), seed=4)
    assert result.wins.total() == 10


def test_processes_play_the_same_games() -> None:
    decks = LADDER_DECKS[:2]
    alone, shared = (list(climb([RUNG], 1, workers, decks)) for workers in (1, 2))
    assert [(rung.wins, rung.games) for rung in alone] == [
        (rung.wins, rung.games) for rung in shared
    ]


def test_the_page_states_games_shares_and_intervals() -> None:
    result = RungResult(Rung("search:10", "easy", 8))
    result.wins.update({KING[0]: 3, KING[1]: 4})
    result.games.update({KING[0]: 4, KING[1]: 4})
    result.seconds, result.decisions = 2.5, 100
    text = page([result], "the command")
    assert "    the command\n" in text
    assert "| search:10 | rules | 8 | 87.5 % | 52.9 to 97.8 % | 25 ms |" in text
    assert "| rotk-aragorn-starter | 3 of 4 |" in text
