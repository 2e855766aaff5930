"""manage.py study lcg: the players of the LCG against its scenarios, on the command line."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

SMALL = ("--games=1", "--quick-games=2", "--decks", "leadership", "--difficulties", "basic")
MIRKWOOD = ("--scenarios", "passage-through-mirkwood")


def study(*arguments: str) -> str:
    """Return what the command prints."""
    output = StringIO()
    call_command("study", "lcg", *SMALL, *MIRKWOOD, *arguments, stdout=output, stderr=StringIO())
    return output.getvalue()


def test_prints_a_row_for_each_player_and_the_command() -> None:
    page = study("--players", "random", "rules")
    assert "    manage.py study lcg --games 1 --quick-games 2 --seed 2011" in page
    assert "| basic | leadership | `random` | 2 |" in page
    assert "| basic | leadership | `rules` | 2 |" in page


def test_what_the_ledger_has_is_not_played_again(tmp_path: Path) -> None:
    ledger = tmp_path / "cells.jsonl"
    study("--players", "rules", "--ledger", str(ledger))
    written = ledger.read_text()
    page = study("--players", "rules", "random", "--ledger", str(ledger))
    assert ledger.read_text().startswith(written)
    assert len(ledger.read_text().splitlines()) == 2
    assert "`rules`" in page
    assert "`random`" in page


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--players", "genius"), "genius"),
        (("--decks", "hobbits"), "There is no deck hobbits"),
        (("--quick-games", "0"), "--quick-games must be at least 1"),
    ],
)
def test_what_is_not_known_is_refused(arguments: tuple[str, ...], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        study(*arguments)


def test_a_ledger_that_is_none_is_refused(tmp_path: Path) -> None:
    ledger = tmp_path / "cells.jsonl"
    ledger.write_text("no cell\n")
    with pytest.raises(CommandError, match="line 1"):
        study("--ledger", str(ledger))
