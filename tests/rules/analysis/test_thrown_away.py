"""A choice that throws a won game away is found, graded and explained."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from rules.analysis.analysis import Progress, Recorded, pieces, shown
from rules.analysis.kinds import RULESETS
from rules.analysis.mistakes import Effort, Grade, cost, grade, is_clear, main_difference
from rules.analysis.puzzle_games import Puzzle, read_puzzle
from rules.construction import Game as GameName
from rules.playtest.playing import play_out
from rules.protocol import Game

SHIPPED = Path(__file__).parents[3] / "play" / "puzzles" / "shipped.jsonl"
EFFORT = Effort(points=1, curve=1, rounds=((4, 1), (8, 1)), rivals=(4, 2), looks=(8, 16), least=16)


def thrown_away(puzzle: Puzzle) -> Recorded:
    """Return the game of a puzzle whose solver chose wrongly; quick players ended it."""
    ruleset = RULESETS[puzzle.source.game]
    solved = puzzle.found.steps[0]
    game = puzzle.position(0).clone()
    played = list(puzzle.found.choices[: solved.number])
    for place in solved.lines[-1]:
        game.choose(place)
    play_out(game, [ruleset.quick(place) for place in range(game.state.players)])
    played += game.state.choices[solved.number :]

    def replay() -> Iterator[Game]:
        return puzzle.source.positions(played)

    return Recorded(
        replace(ruleset, good=ruleset.quick),
        replay,
        played,
        puzzle.found.seat,
        3,
        range(solved.number, solved.number + 1),
        EFFORT,
    )


def test_a_choice_that_throws_the_game_away_is_a_blunder() -> None:
    lines = SHIPPED.read_text(encoding="utf-8").splitlines()
    puzzles = (read_puzzle(json.loads(line)) for line in lines)
    puzzle = next(each for each in puzzles if each.source.game is GameName.TCG)
    recorded = thrown_away(puzzle)
    progress = Progress()
    list(pieces(recorded, progress))

    [found] = shown(progress, EFFORT)
    assert is_clear(found, EFFORT)
    assert grade(cost(found)) is Grade.BLUNDER
    screened = progress.screened[found.step]
    best = screened.lines[screened.ranking()[0][0]]
    assert best == puzzle.found.steps[0].lines[0]
    position = puzzle.position(0)
    shown_cards = recorded.ruleset.shown(position, recorded.seat)
    difference = main_difference(found, shown_cards)
    assert difference is not None
    words = recorded.ruleset.describe(position, difference[0], ("Aragorn", "Éomer"))
    assert words.split()[-1] in {"killed", "on", "again", "corrupted"}
