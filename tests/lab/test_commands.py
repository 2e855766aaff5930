"""`python -m lab`: each command on a tiny sample."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lab.__main__ import main
from lab.commands import COMMANDS
from tests.lab.tcg.realism.tiny_table import tiny_lines

ARAGORN, EOMER = "rotk-aragorn-starter", "rotk-eomer-starter"
MIRKWOOD = "passage-through-mirkwood"


@pytest.fixture
def lab(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Run a command that does what it is asked, and return what it prints."""

    def run(*words: object) -> str:
        assert main([*map(str, words)]) == 0
        return capsys.readouterr().out

    return run


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A table of people's games with a few cards."""
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(tiny_lines()))
    return file


# What a tiny sample is asked for, and words of what it gives.
TINY: dict[str, tuple[list[object], str]] = {
    "moving": (["--games=2", "--seed=2"], "python -m lab moving --games 2 --seed 2"),
    "openings": (["--games=4", "--seed=2"], "python -m lab openings --games 4 --seed 2"),
    "plans": (["--games=4"], "python -m lab plans --games 4 --seed 1"),
    "regroup": (["--games=4"], "python -m lab regroup --games 4 --seed 1"),
    "strikes": (["--games=1"], "python -m lab strikes --games 1 --seed 1"),
    "evaluation": (
        [MIRKWOOD, "--games=6", "--led-games=1", "--led-by=rules"],
        "--games 6 --seed 1 --led-games 1 --led-by rules",
    ),
    "rules": (
        [MIRKWOOD, "--steps=1", "--pairs=1", "--decks", "tactics"],
        "--steps 1 --pairs 1 --seed 5 --decks tactics",
    ),
    "ladder": (
        ["--rungs", "rules/random=2", "--games=4", "--drawn=king"],
        "| rules | random | 2 |",
    ),
    "habits": (
        ["--player=rules", "--habits", "stays", "--games=4", "--drawn=king"],
        "| rules+stays | rules | 4 |",
    ),
    "starters": (
        ["--games=1", "--random-games=1", "--decks", ARAGORN, EOMER],
        f"| king | {ARAGORN} | {EOMER} | 1 |",
    ),
    "lcg": (
        ["--games=1", "--quick-games=2", "--decks", "lore", "--scenarios", MIRKWOOD],
        "| basic | lore | `rules` | 2 |",
    ),
    "realism": (
        ["--players", "random", "--games=60", "--fewest=5", "--results"],
        "| random, themes |",
    ),
    "drawn": (["--games=7"], "7 games, kernel"),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_does_its_work_on_a_tiny_sample(
    command: str, lab: Callable[..., str], table: Path
) -> None:
    asked, words = TINY[command]
    assert words in lab(command, *asked, *([table] if command == "realism" else []))
