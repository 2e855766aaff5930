"""manage.py study realism: cards' win rates beside those of people's games."""

from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from tests.rules.tcg.study.realism.tiny_table import tiny_lines


@pytest.fixture
def table(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(tiny_lines()))
    return file


def study(*arguments: object) -> None:
    call_command("study", "realism", *map(str, arguments))


def test_it_writes_correlations_ceilings_and_cultures(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study("--results", table, "--players", "random", "--games", 60, "--fewest", 5)
    said = capsys.readouterr().out
    assert said.startswith("`manage.py study realism --results games.jsonl --players random")
    assert "| random, themes |" in said
    assert "| Within cultures |" in said
    assert "## How high a correlation can be" in said
    assert "| gondor |" in said


def test_two_players_play_the_same_decks_and_are_compared(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study("--results", table, "--players", "random", "random", "--games", 60, "--fewest", 5)
    said = capsys.readouterr().out
    assert "## How alike the players’ own rates are" in said
    assert "| random, themes | +1.00 | +1.00 |" in said


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        (["--results", "missing"], "missing can't be read: No such file or directory."),
        (["--players", "smith"], "unknown player 'smith'"),
        (["--games", "0"], "--games must be at least 1."),
        (["--fewest", "0"], "--fewest must be at least 1."),
    ],
)
def test_wrong_input_gets_one_plain_line(table: Path, change: list[str], answer: str) -> None:
    with pytest.raises(CommandError) as refused:
        study("--results", table, *change)
    assert answer in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_wrong_line_of_the_table_is_named(table: Path) -> None:
    table.write_text('{"id": "1_13"}')
    with pytest.raises(CommandError, match=r"games\.jsonl, line 1: part is missing\.$"):
        study("--results", table)


def test_a_table_of_too_few_cards_is_refused(table: Path) -> None:
    table.write_text('{"id": "1_13", "part": "draw deck", "wins": 1, "losses": 1}')
    with pytest.raises(CommandError, match="The table has no ring"):
        study("--results", table, "--games", 60)
