"""The fingerprint of the players: halve one of their weights, and games are not added up."""

import ast
import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter
from rules.playtest import fingerprint as hashing
from rules.playtest import lcg, tcg
from rules.playtest.kind import PlaytestKind
from rules.playtest.lcg import fingerprint as of_lcg
from rules.playtest.lcg.description import PlaytestDescription as LcgDescription
from rules.playtest.tcg import fingerprint as of_tcg
from rules.playtest.tcg.description import PlaytestDescription as TcgDescription

ARAGORN, EOMER = (starter(f"rotk-{slug}-starter").deck for slug in ("aragorn", "eomer"))
TCG = TcgDescription((ARAGORN, EOMER), ("good", "good"), seed=7)
LCG = LcgDescription(
    tuple(known.deck for known in introductory_decks().values())[:2],
    ("good", "good"),
    seed=7,
    scenario="passage-through-mirkwood",
)
KINDS: dict[str, tuple[PlaytestKind, Any]] = {"tcg": (tcg, TCG), "lcg": (lcg, LCG)}
WEIGHTS = sorted(
    path.relative_to(hashing.RULES_FOLDER).as_posix()
    for path in hashing.RULES_FOLDER.rglob("players/**/*.json")
)


@pytest.fixture
def copied_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of what players are made of, which the fingerprint reads anew each time."""
    for name in {*of_tcg.PLAYER_CODE, *of_lcg.PLAYER_CODE}:
        source, copy = hashing.RULES_FOLDER / name, tmp_path / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, copy)
        else:
            shutil.copy(source, copy)
    monkeypatch.setattr(hashing, "RULES_FOLDER", tmp_path)
    monkeypatch.setattr(hashing, "hash_code", hashing.hash_code.__wrapped__)
    return tmp_path


def players_fingerprint(game: str, *players: str) -> str:
    kind, description = KINDS[game]
    named = replace(description, players=players or description.players)
    return kind.players_fingerprint(named)


def halved(weights: Any) -> Any:
    if isinstance(weights, dict):
        return {name: halved(value) for name, value in weights.items()}
    if isinstance(weights, list):
        return [halved(value) for value in weights]
    return weights / 2 if isinstance(weights, int | float) else weights


@pytest.mark.parametrize("file", WEIGHTS)
def test_halving_weights_changes_the_fingerprint_of_the_players_of_that_game_only(
    copied_players: Path, file: str
) -> None:
    before = {game: players_fingerprint(game) for game in KINDS}
    weights = json.loads((copied_players / file).read_text(encoding="utf-8"))
    (copied_players / file).write_text(json.dumps(halved(weights)), encoding="utf-8")

    changed = {game for game in KINDS if players_fingerprint(game) != before[game]}
    assert changed == {file.split("/")[0]}


@pytest.mark.parametrize(
    ("file", "games"),
    [
        ("tcg/players/naming.py", {"tcg"}),
        ("tcg/hidden.py", {"tcg"}),
        ("lcg/players/features.py", {"lcg"}),
        ("lcg/hidden.py", {"lcg"}),
        ("logistic.py", {"tcg", "lcg"}),
        ("players/telling.py", {"tcg", "lcg"}),
    ],
)
def test_changed_code_of_players_changes_their_fingerprint(
    copied_players: Path, file: str, games: set[str]
) -> None:
    before = {game: players_fingerprint(game) for game in KINDS}
    (copied_players / file).write_text("changed", encoding="utf-8")
    assert {game for game in KINDS if players_fingerprint(game) != before[game]} == games


def test_random_players_stay_as_they_are_when_others_learn(copied_players: Path) -> None:
    before = players_fingerprint("tcg", "random", "random")
    (copied_players / WEIGHTS[-1]).write_text("{}", encoding="utf-8")
    assert players_fingerprint("tcg", "random", "random") == before
    (copied_players / "players" / "random_player.py").write_text("changed", encoding="utf-8")
    assert players_fingerprint("tcg", "random", "random") != before


def test_which_players_sit_down_counts_and_their_seats_do_not() -> None:
    assert players_fingerprint("tcg", "good", "quick") == players_fingerprint(
        "tcg", "quick", "good"
    )
    assert players_fingerprint("tcg", "good", "good") != players_fingerprint("tcg", "good", "quick")


def test_players_of_earlier_versions_have_a_fingerprint_too() -> None:
    assert players_fingerprint("tcg", "tactician", "tactician") != players_fingerprint("tcg")


# What players read that the fingerprint of the rules covers as card texts, or that has no say.
COVERED_OTHERWISE = ("facts", "library", "vocabulary.py")
NO_SAY = {"__init__.py", "kernel.py", "kernel_hints.py", "protocol.py"}


def imported(file: Path) -> Iterator[Path]:
    """Return the files of the rules that a file imports from."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("rules"):
            continue
        place = hashing.RULES_FOLDER.joinpath(*(node.module or "").split(".")[1:])
        if place.is_dir():
            yield place / "__init__.py"
            yield from (place / f"{name.name}.py" for name in node.names)
        else:
            yield place.with_suffix(".py")


@pytest.mark.parametrize(("game", "code"), [("tcg", of_tcg), ("lcg", of_lcg)])
def test_all_that_players_use_counts_for_one_of_the_fingerprints(game: str, code: Any) -> None:
    counted = tuple(hashing.RULES_FOLDER / name for name in (*code.CODE, *code.PLAYER_CODE))
    otherwise = tuple(hashing.RULES_FOLDER / game / name for name in COVERED_OTHERWISE)
    reached = [hashing.RULES_FOLDER / game / "players" / "naming.py"]
    missing: set[str] = set()
    for file in reached:
        for used in filter(Path.is_file, imported(file)):
            is_counted = any(used.is_relative_to(place) for place in counted)
            if is_counted and used not in reached:
                reached.append(used)
            elif not is_counted and not any(used.is_relative_to(place) for place in otherwise):
                missing.add(used.relative_to(hashing.RULES_FOLDER).as_posix())
    assert len(reached) > 20
    assert missing <= NO_SAY | {f"{game}/__init__.py"}
