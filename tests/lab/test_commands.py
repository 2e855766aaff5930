"""`python -m lab`: each command on a tiny sample, and what it refuses."""

import json
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from lab.__main__ import main
from lab.commands import COMMANDS
from lab.commands.fits import FITS
from rules.kernel import ROOT
from rules.lcg.players.features import FEATURES
from rules.lcg.players.weights import Weights
from tests.lab.tcg.realism.tiny_table import tiny_lines

ARAGORN, EOMER = "rotk-aragorn-starter", "rotk-eomer-starter"
MIRKWOOD = "passage-through-mirkwood"
PUZZLES = ROOT / "play" / "puzzles" / "shipped.jsonl"
TABLE = "a table of people's games"

Lab = Callable[..., str]

# What a tiny sample is asked for, and words of what it gives.
TINY: dict[str, tuple[list[str], str]] = {
    "moving": (["--games=1", "--seed=2"], "python -m lab moving --games 1 --seed 2"),
    "openings": (["--games=2", "--seed=2"], "python -m lab openings --games 2 --seed 2"),
    "plans": (["--games=2"], "python -m lab plans --games 2 --seed 1"),
    "regroup": (["--games=2"], "python -m lab regroup --games 2 --seed 1"),
    "strikes": (["--games=1"], "python -m lab strikes --games 1 --seed 1"),
    "evaluation": (
        [MIRKWOOD, "--games=6", "--led-games=1", "--led-by=quick"],
        "--games 6 --seed 1 --led-games 1 --led-by quick",
    ),
    "rules": (
        [MIRKWOOD, "--steps=1", "--pairs=1", "--decks", "tactics"],
        "--steps 1 --pairs 1 --seed 5 --decks tactics",
    ),
    "ladder": (
        ["--rungs", "easy/random=2", "--games=4", "--drawn=king"],
        "| easy | random | 2 |",
    ),
    "habits": (
        ["--player=easy", "--habits", "stays", "--games=4", "--drawn=king"],
        "| easy+stays | easy | 4 |",
    ),
    "hints": (["--opponent=easy", "--games=1"], "| all | 4 |"),
    "blocks": (
        ["easy", f"random@{ROOT}", "--games=2", "--pools", "king-published"],
        "| king-published | 2 |",
    ),
    "starters": (
        ["--games=1", "--random-games=1", "--decks", ARAGORN, EOMER],
        f"| king | {ARAGORN} | {EOMER} | 1 |",
    ),
    "limited": (
        ["--games=24", "--events", "fellowship-draft", "--player=random"],
        '"games": 24',
    ),
    "lcg": (
        ["--games=1", "--quick-games=2", "--decks", "lore", "--scenarios", MIRKWOOD],
        "| basic | lore | `quick` | 2 |",
    ),
    "realism": (
        ["--players", "random", "--games=60", "--fewest=5", "--results", TABLE],
        "| random, themes |",
    ),
    "drawn": (["--games=7"], "7 games, kernel"),
    "puzzles": ([str(PUZZLES), "--games=1", "--fresh=1"], "1 of 1 puzzles hold up"),
    "tutor": (["--player=random", "--games=1", "--fresh=2"], "listed in 1 games"),
}
# An analysis takes minutes.
SLOW = {"tutor"}


@pytest.fixture
def table(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(tiny_lines()))
    return file


@pytest.fixture
def lab(tmp_path: Path, table: Path) -> Lab:
    """Run a command that does what it is asked, and return what it writes."""

    def run(*words: str) -> str:
        file = tmp_path / "found"
        asked = [str(table) if word == TABLE else word for word in words]
        assert main([*asked, f"--output={file}"]) == 0
        return file.read_text()

    return run


@pytest.fixture
def refusal(table: Path, capsys: pytest.CaptureFixture[str]) -> Lab:
    """Run a command that can't do what it is asked, and return the reason, one line."""

    def run(*words: str) -> str:
        assert main([str(table) if word == TABLE else word for word in words]) == 1
        [line] = capsys.readouterr().err.splitlines()
        return line

    return run


def names(written: Any) -> set[str]:
    """Return the names of all numbers in a file of weights, but for how they were found."""
    if not isinstance(written, dict):
        return set()
    inner = {name for key, value in written.items() if key != "found" for name in names(value)}
    return inner | {key for key, value in written.items() if isinstance(value, float)}


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(command, marks=[pytest.mark.nightly] if command in SLOW else [])
        for command in COMMANDS
    ],
)
def test_each_command_does_its_work_on_a_tiny_sample(command: str, lab: Lab) -> None:
    asked, words = TINY[command]
    written = lab(command, *asked)
    assert words in written
    if command in FITS:
        read_by_players = json.loads(FITS[command].fit.file.read_text(encoding="utf-8"))
        assert names(json.loads(written)) == names(read_by_players)


@pytest.mark.nightly
def test_an_evaluation_has_a_weight_for_each_feature_of_a_table(lab: Lab) -> None:
    *_, mirkwood = (
        table
        for table in json.loads(lab("evaluation", *TINY["evaluation"][0]))["tables"]
        if "--led-by quick" in table.get("command", "")
    )
    assert (mirkwood["quest"], mirkwood["alone"]) == ("Passage Through Mirkwood", False)
    assert tuple(mirkwood["weights"]) == FEATURES
    assert not mirkwood["only_victories"]


@pytest.mark.nightly
def test_expert_rules_have_a_weight_for_all_that_they_weigh(lab: Lab) -> None:
    tables = json.loads(lab("rules", *TINY["rules"][0]))["tables"]
    assert [(table["quest"], table["alone"]) for table in tables] == [
        ("Journey Down the Anduin", False),
        ("Passage Through Mirkwood", True),
    ]
    assert set(tables[1]["weights"]) == {field.name for field in fields(Weights)}


@pytest.mark.nightly
def test_what_a_ledger_has_is_not_played_again(lab: Lab, tmp_path: Path) -> None:
    ledger = tmp_path / "cells.jsonl"
    asked = [*TINY["lcg"][0], "--difficulties", "basic", f"--ledger={ledger}", "--players", "quick"]
    lab("lcg", *asked)
    written = ledger.read_text()
    page = lab("lcg", *asked, "random")
    assert ledger.read_text().startswith(written)
    assert len(ledger.read_text().splitlines()) == 2
    assert "`quick`" in page
    assert "`random`" in page


def test_a_puzzle_that_a_ledger_has_is_not_played_again(
    lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [*TINY["puzzles"][0], f"--ledger={tmp_path / 'played.jsonl'}"]
    page = lab("puzzles", *asked)
    monkeypatch.setattr("lab.commands.puzzles.holds_up", None)

    assert lab("puzzles", *asked) == page


@pytest.mark.nightly
def test_two_players_of_the_same_decks_are_compared(lab: Lab) -> None:
    page = lab("realism", *TINY["realism"][0], "--players", "random", "random")
    assert "## How alike the players’ own rates are" in page
    assert "| random, themes | +1.00 | +1.00 |" in page


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["ladder", "--rungs", "easy"], "is not PLAYER/OPPONENT"),
        (["ladder", "--rungs", "easy/sauron"], "unknown player 'sauron'"),
        (["ladder", "--games=0"], "--games must be at least 1."),
        (["starters", "--decks", "nobody"], "There is no starter deck nobody"),
        (["blocks", "easy", "good@missing"], "missing is not a checkout of this project."),
        (["starters", "--workers=0"], "--workers must be at least 1."),
        (["drawn", "--games=1", "--output=/nowhere/at/all"], "can't be written"),
        (["rules", MIRKWOOD, "--decks", "tactics", "lore+spirit"], "has other weights"),
        (["rules", MIRKWOOD, "--decks", "mordor"], "There is no deck mordor"),
        (["evaluation", MIRKWOOD, "--led-by", "sauron"], "Unknown player 'sauron'"),
        (["evaluation", MIRKWOOD, "--led-games=0"], "--led-games must be at least 1."),
        (["lcg", "--players", "sauron"], "sauron"),
        (["lcg", "--decks", "hobbits"], "There is no deck hobbits"),
        (["realism", "--results", "missing"], "missing can't be read: No such file or directory."),
        (["realism", "--results", TABLE, "--players", "sauron"], "unknown player 'sauron'"),
        (["realism", "--results", TABLE, "--fewest=0"], "--fewest must be at least 1."),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(
    words: list[str], reason: str, refusal: Lab
) -> None:
    assert reason in refusal(*words)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('{"id": "1_13"}', "games.jsonl, line 1: part is missing."),
        (
            '{"id": "1_13", "part": "draw deck", "wins": 1, "losses": 1}',
            "The table has no ring",
        ),
    ],
)
def test_a_table_that_no_deck_can_be_drawn_from_is_refused(
    line: str, reason: str, table: Path, refusal: Lab
) -> None:
    table.write_text(line)
    assert reason in refusal("realism", "--results", TABLE, "--games=60")


@pytest.mark.nightly
def test_a_ledger_with_a_line_that_is_not_a_cell_is_refused(tmp_path: Path, refusal: Lab) -> None:
    ledger = tmp_path / "cells.jsonl"
    ledger.write_text("no cell\n")
    assert "line 1" in refusal("lcg", f"--ledger={ledger}")
