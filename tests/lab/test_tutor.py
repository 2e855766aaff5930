"""The study of the tutor: what it lists is played again in fresh deals."""

from dataclasses import replace

from lab.tutor import Mark, analyse, recorded_game
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
