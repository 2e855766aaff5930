"""What games of the LCG say taken together, that parts merge, and that JSON keeps it."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.playtest.lcg.statistics import merge, summarise
from rules.playtest.lcg.writing import read_record, read_summary, write_record, write_summary
from rules.playtest.statistics.card_statistics import Moment, total_games
from rules.playtest.statistics.interval import wilson
from rules.playtest.writing import BadWriting
from tests.rules.playtest.lcg.games import deck, game, games

FIVE_GAMES = [
    game(0, "won", deck((29, 30, 31), "01013"), deck((24, 25)), rounds=7, score=120),
    game(1, "won", deck((29, 31), "01013", "01014"), deck((24, 26), "01025"), rounds=8, score=140),
    game(2, "threat", deck((29, 40)), deck((24, 45)), rounds=9, quest_stage=3, cause="quest"),
    game(3, "heroes", deck((29,), "01013"), deck((24,)), rounds=4, quest_stage=2, cause="01074"),
    game(4, "unfinished", deck((29,), "01015"), deck((24,)), rounds=99),
]


def test_wins_and_losses_are_counted_and_an_unfinished_game_is_neither() -> None:
    summary = summarise(FIVE_GAMES)
    assert (summary.games, summary.won, summary.lost, summary.unfinished) == (5, 2, 2, 1)
    assert summary.wins == (2,)
    assert summary.rate == 0.5
    assert summary.interval == wilson(2, 4)


def test_scores_are_those_of_won_games() -> None:
    assert summarise(FIVE_GAMES).scores == {120: 1, 140: 1}


def test_losses_are_counted_by_stage_ending_and_cause() -> None:
    summary = summarise([*FIVE_GAMES, replace(FIVE_GAMES[3], index=5)])
    assert summary.losses == (((2, "heroes", "01074"), 2), ((3, "threat", "quest"), 1))


def test_threat_is_counted_by_round_over_all_players() -> None:
    start, first, second = summarise(FIVE_GAMES).threat
    assert (start.won, start.lost) == ({24: 2, 29: 2}, {24: 2, 29: 2})
    assert (first.won, first.lost) == ({25: 1, 26: 1, 30: 1, 31: 1}, {40: 1, 45: 1})
    assert (second.won, second.lost) == ({31: 1}, {})


def test_cards_are_counted_in_won_and_lost_games() -> None:
    first, second = summarise(FIVE_GAMES).decks
    assert total_games(first.played) == 4
    assert set(first.cards) == {"01013", "01014"}
    played = first.cards["01013"]
    assert (played.games(Moment.PLAYED), played.wins(Moment.PLAYED)) == (3, 2)
    assert second.cards["01025"].wins(Moment.OPENING_HAND) == 1


def test_without_games_no_share_is_known() -> None:
    summary = summarise([])
    assert (summary.games, summary.rate, summary.decks) == (0, None, ())
    assert summary.digest == "0" * 64


def test_an_unknown_ending_is_refused_rather_than_lost() -> None:
    with pytest.raises(ValueError, match="game 3 ended by 'applause'"):
        summarise([game(3, "applause")])


@given(st.lists(games, max_size=12), st.randoms(use_true_random=False))
def test_chunks_merge_into_the_summary_of_the_whole_in_any_order(played: Any, dice: Any) -> None:
    chunks: list[list[Any]] = [[] for _ in range(4)]
    for record in played:
        dice.choice(chunks).append(record)
    dice.shuffle(chunks)
    assert merge(summarise(chunk) for chunk in chunks) == summarise(played)


@given(games)
def test_a_record_is_read_back_the_same(record: Any) -> None:
    assert read_record(json.loads(json.dumps(write_record(record)))) == record


@given(st.lists(games, max_size=6))
def test_a_summary_is_read_back_the_same(played: Any) -> None:
    summary = summarise(played)
    assert read_summary(json.loads(json.dumps(write_summary(summary)))) == summary


@pytest.mark.parametrize("row", [[], [1, 2], [0, "won", 1, 1, None, "", ["x"], "0"]])
def test_a_row_of_another_form_is_refused(row: list[int | str | list[str] | None]) -> None:
    with pytest.raises(BadWriting, match="no record"):
        read_record(row)


def test_a_summary_of_another_form_is_refused() -> None:
    with pytest.raises(BadWriting, match="no summary"):
        read_summary({"decks": []})
