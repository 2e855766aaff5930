"""Puzzles: positions of games in which one choice wins whatever the hidden cards are.

A position qualifies if one line wins nearly every deal of the hidden cards, and no other line wins
more than half of them. The strong player decides. `rules.analysis.puzzle_search` finds them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.analysis.choices import Choice, Places, alternatives, options_of
from rules.analysis.ruleset import Crew, Ruleset
from rules.analysis.worth import Line, play_deals
from rules.players.player import Player
from rules.protocol import Game

# Of the deals of the hidden cards, those that the solution wins at least and every other line at
# most.
DEALS: Final = 12
SOLVED: Final = 11
MISSED: Final = 6
MOST_LINES: Final = 8


@dataclass(frozen=True, slots=True)
class Solved:
    """A choice of the solver's: the lines that were tried, the solution first, and their wins."""

    number: int
    lines: tuple[Places, ...]
    wins: tuple[int, ...]
    theme: str


@dataclass(frozen=True, slots=True)
class FoundPuzzle:
    """A puzzle: the choices that lead to it and through it, and what the solver must choose.

    `choices` go on to the end of the turn after the solution. `quick` and `good` say which players
    find all of it, choice by choice.
    """

    seat: int
    choices: tuple[int, ...]
    steps: tuple[Solved, ...]
    quick: bool
    good: bool


def lines_of(ruleset: Ruleset, game: Game, seed: int) -> tuple[Places, ...]:
    """Return what the solver may choose; nothing where that is too much to choose from.

    Where a group is chosen card by card, they are the lines that players consider. Of options that
    differ in nothing there is one.
    """
    decision = game.decision()
    if decision.question in ruleset.groups:
        adviser = ruleset.adviser(seed)
        first = own_line(ruleset, game, decision.player)
        return alternatives(ruleset, game, Choice(0, 0, 0, first), adviser).lines
    sorts = {ruleset.sort(game, option): place for place, option in enumerate(decision.options)}
    return tuple((place,) for place in sorts.values()) if len(sorts) <= MOST_LINES else ()


def own_line(ruleset: Ruleset, game: Game, seat: int) -> Places:
    """Return what the quick player chooses: of a group all of it."""
    return line_by(ruleset, game, ruleset.quick(0), seat)


def line_by(ruleset: Ruleset, game: Game, player: Player, seat: int) -> Places:
    """Return what a player chooses: of a group all of it."""
    copy = game.clone()
    question = game.decision().question
    places: list[int] = []
    while True:
        place = player.choose(copy)
        places.append(place)
        copy.choose(place)
        decision = copy.decision()
        goes_on = question in ruleset.groups and decision is not None
        if not goes_on or (decision.player, decision.question) != (seat, question):
            return tuple(places)


def count_wins(
    ruleset: Ruleset,
    game: Game,
    seat: int,
    lines: Sequence[Line],
    *,
    crew: Crew,
    deals: range,
    seed: int,
) -> list[int]:
    """Return how many deals each line wins."""
    playouts = play_deals(ruleset, game, seat, lines, crew=crew, deals=deals, seed=seed)
    return [sum(playout.won == 1 for playout in each) for each in playouts]


def holds_up(
    ruleset: Ruleset, game: Game, puzzle: FoundPuzzle, solved: Solved, deals: int, seed: int
) -> tuple[int, int]:
    """Return how many of fresh deals the solution and the best other line win."""
    wins = count_wins(
        ruleset,
        game,
        puzzle.seat,
        [options_of(game, line) for line in solved.lines],
        crew=ruleset.strong,
        deals=range(deals),
        seed=seed,
    )
    return wins[0], max(wins[1:])
