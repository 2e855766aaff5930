"""The study of the tutor: what it lists is played again in fresh deals."""

from dataclasses import asdict, replace
from pathlib import Path

import pytest

from lab.command import Refused
from lab.ledger import Ledger
from lab.tutor import AnalysedSeat, Mark, analyse, analyse_games, recorded_game
from rules.construction import Game
from tests.rules.analysis.recorded_games import SMALL


def test_a_game_is_analysed_and_what_is_listed_is_played_again() -> None:
    name, recorded = recorded_game(Game.TCG, "quick", 1, 5)
    last = len(recorded.choices)
    small = replace(
        recorded,
        effort=SMALL,
        numbers=range(last - 8, last),
        ruleset=replace(recorded.ruleset, thorough=recorded.ruleset.quick),
    )

    found = analyse(name, small, fresh=2)

    assert found.name == name
    assert 0 < found.choices <= 8
    assert len(found.marks) <= 5
    assert found.seconds > 0


def test_a_choice_is_confirmed_that_loses_half_of_what_was_reported() -> None:
    assert Mark(1, reported=0.2, fresh=0.1, error=0.03).is_confirmed
    assert not Mark(1, reported=0.2, fresh=0.09, error=0.03).is_confirmed


def test_a_game_that_the_ledger_has_is_not_analysed_again(tmp_path: Path) -> None:
    found = AnalysedSeat("Aragorn - Éomer", 40, (Mark(7, 0.2, 0.15, 0.03),), 61.5)
    ledger = Ledger(tmp_path / "games.jsonl", {"player": "quick", "seed": 1})
    ledger.add("0", asdict(found))

    assert list(analyse_games(Game.TCG, "quick", 1, 200, 1, ledger, print)) == [found]


def test_a_ledger_keeps_studies_apart_and_refuses_what_is_none(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Ledger(file, {"seed": 1}).add("0", {"marks": []})

    assert Ledger(file, {"seed": 2}).read() == {}
    assert Ledger(file, {"seed": 1}).read() == {"0": {"marks": []}}
    assert Ledger(None, {}).read() == {}
    file.write_text("{}")
    with pytest.raises(Refused, match="Line 1 of"):
        Ledger(file, {}).read()
