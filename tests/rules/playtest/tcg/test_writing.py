"""Records and summaries as JSON: small, and read back the same."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.playtest.tcg.statistics import summarise
from rules.playtest.tcg.writing import (
    read_record,
    read_summary,
    write_record,
    write_summary,
)
from rules.playtest.writing import BadWriting, read_choices, write_choices
from tests.rules.playtest.tcg.games import game, records


@given(records)
def test_a_record_is_read_back_the_same(record: Any) -> None:
    assert read_record(json.loads(json.dumps(write_record(record)))) == record


@given(st.lists(records, max_size=6))
def test_a_summary_is_read_back_the_same(games: Any) -> None:
    summary = summarise(games)
    assert read_summary(json.loads(json.dumps(write_summary(summary)))) == summary


def test_a_choice_is_one_character_where_that_is_possible() -> None:
    assert write_choices((0, 9, 10, 35, 36, 61)) == "09AZaz"
    assert write_choices((61, 62, 1000)) == "z(62)(1000)"


def test_a_record_is_one_short_row() -> None:
    assert write_record(game(12, winner=None, turns=9)) == [
        12, None, "unfinished", 9, 3, 0, [4, 3], "102",
    ]  # fmt: skip


@pytest.mark.parametrize("written", ["1-2", "(12", "()", "é", "1 2", "(-1)"])
def test_choices_with_a_strange_sign_are_refused(written: str) -> None:
    with pytest.raises(BadWriting):
        read_choices(written)


@pytest.mark.parametrize("row", [[], [1, 2, 3], None, [0, 0, "killed", 1, 1, 0, [4], "1"]])
def test_a_row_of_another_form_is_not_a_record(row: Any) -> None:
    with pytest.raises(BadWriting, match="no record of a game"):
        read_record(row)


@pytest.mark.parametrize("written", [{}, {"decks": []}, {"decks": [{}, {}]}])
def test_what_is_of_another_form_is_not_a_summary(
    written: dict[str, list[dict[str, object]]],
) -> None:
    with pytest.raises(BadWriting, match="no summary of games"):
        read_summary(written)
