"""manage.py study: the tables of the starter decks, on the command line."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

ARAGORN, EOMER = "rotk-aragorn-starter", "rotk-eomer-starter"


def run(*arguments: str) -> str:
    """Return what the command prints."""
    output = StringIO()
    games = ("--games=1", "--random-games=1", "--seed=7")
    call_command("study", "tcg", *games, *arguments, stdout=output, stderr=StringIO())
    return output.getvalue()


def test_prints_the_tables_with_the_command_that_gives_them():
    page = run("--decks", ARAGORN, EOMER)
    command = f"study tcg --games 1 --random-games 1 --seed 7 --decks {ARAGORN} {EOMER}"
    assert f"    manage.py {command}\n" in page
    assert f"| king | {ARAGORN} | {EOMER} | 1 |" in page


def test_writes_a_file(tmp_path: Path):
    file = tmp_path / "starters.md"
    assert run("--block", "hunters", "--output", str(file)) == ""
    assert "| hunters | hu-aragorn-starter | hu-mauhur-starter | 1 |" in file.read_text()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--decks", "nobody"), "There is no starter deck nobody"),
        (("--games=0",), "--games must be at least 1"),
        (("--workers=0",), "--workers must be at least 1"),
        (("--decks", ARAGORN, "--output", "/nowhere/at/all"), "can't be written"),
    ],
)
def test_refuses_what_cannot_be_done_in_plain_english(arguments: tuple[str, ...], message: str):
    with pytest.raises(CommandError, match=message):
        run(*arguments)
