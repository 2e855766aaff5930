"""Whole games keep every choice, every event and every number.

`python -m tests.rules.games --write` writes the files as the rules play them now.
"""

from pathlib import Path

import pytest

from rules.construction.format import Game as Kind
from rules.lcg.campaign import CHALLENGES
from rules.tcg.game import EDITIONS
from tests.rules.games.narrated import (
    Choice,
    ChoiceNotOffered,
    Terms,
    first_difference,
    from_file,
    narrate,
    read,
    told_apart,
)

FILES = sorted(Path(__file__).parent.glob("*.txt"))
TERMS = [read(file)[0] for file in FILES]


def played(file: Path) -> list[str]:
    """Return the lines of a game that is played by the choices of its file, as far as it goes."""
    terms, choices = read(file)
    lines: list[str] = []
    try:
        lines.extend(narrate(terms, from_file(choices)))
    except ChoiceNotOffered as error:
        lines.append(str(error))
    return lines


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_game_is_played_as_it_is_written(file: Path) -> None:
    assert first_difference(file.read_text(encoding="utf-8").splitlines(), played(file)) == ""


def test_the_games_are_of_every_edition_every_scenario_and_up_to_four_players() -> None:
    rules = {kind: {terms.rules for terms in TERMS if terms.game == kind} for kind in Kind}
    seats = {
        kind: {len(terms.deck_names) for terms in TERMS if terms.game == kind} for kind in Kind
    }

    assert rules == {Kind.TCG: set(EDITIONS), Kind.LCG: set(CHALLENGES)}
    assert seats == {Kind.TCG: {2, 3, 4}, Kind.LCG: {1, 2, 3, 4}}
    assert len(FILES) == 29


def test_a_choice_that_is_not_offered_is_named_with_those_that_are(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = FILES[0].read_text(encoding="utf-8")
    file.write_text(text.replace("\n> 1. ", "\n> 1. sing and ", 1), encoding="utf-8")

    assert "words='sing and " in first_difference(text.splitlines(), played(file))


def test_a_number_that_has_changed_is_a_difference() -> None:
    written = played(FILES[0])
    changed = [line.replace("threat 2", "threat 3") for line in written]

    assert first_difference(changed, written).startswith("line ")


def test_options_with_the_same_words_are_told_apart() -> None:
    assert told_apart(["play Orc", "pass", "play Orc"]) == ["play Orc", "pass", "play Orc (2)"]


def test_a_file_begins_with_its_terms(tmp_path: Path) -> None:
    terms = Terms("lcg", "lore, spirit", "journey-down-the-anduin", "5", difficulty="basic")
    file = tmp_path / "game.txt"
    file.write_text(f"{terms.write()}\nRound 1\n> 2. pass\n", encoding="utf-8")

    assert read(file) == (terms, [Choice("pass", 2)])
