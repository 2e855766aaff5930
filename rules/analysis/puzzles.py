"""Puzzles: positions of games in which one choice wins whatever the hidden cards are.

A position qualifies if one line wins nearly every deal of the hidden cards, and no other line wins
more than half of them. Quick playouts in a few deals find such positions; the strong player decides
on fresh deals. After the solution the strong player goes on for all sides, and as long as the
solver's next choice is of the same kind, the puzzle goes on.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules import rng
from rules.analysis.choices import Choice, Places, alternatives, options_of, own_choices
from rules.analysis.ruleset import Crew, Ruleset
from rules.analysis.worth import Line, play_deals
from rules.players.player import Player
from rules.players.telling import follow
from rules.protocol import Game

# Of the deals of the hidden cards, those that the solution wins at least and every other line at
# most.
DEALS: Final = 12
SOLVED: Final = 11
MISSED: Final = 6
# After so many deals of the first look a position is given up if the best line has lost one or
# another has won as many.
FIRST_LOOKS: Final = (1, 3, 6)
MOST_LINES: Final = 6
FEWEST_LINES: Final = 2
MOST_STEPS: Final = 4
# The share of a game's choices that are looked at: early ones seldom decide anything.
LATE: Final = 0.5
_FOUND, _CONFIRMED = 31, 32


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
    find the first choice.
    """

    seat: int
    choices: tuple[int, ...]
    steps: tuple[Solved, ...]
    quick: bool
    good: bool


def judge(wins: Sequence[int], deals: int = DEALS) -> int | None:
    """Return the line that wins where the others don't; None if there is no such line."""
    ranked = sorted(range(len(wins)), key=lambda line: -wins[line])
    best, second = ranked[:2]
    if wins[best] * DEALS >= SOLVED * deals and wins[second] * DEALS <= MISSED * deals:
        return best
    return None


def lines_of(ruleset: Ruleset, game: Game, seed: int) -> tuple[Places, ...]:
    """Return what the solver may choose; nothing where that is too much to choose from.

    Where a group is chosen card by card, they are the lines that players consider.
    """
    decision = game.decision()
    if decision.question in ruleset.groups:
        adviser = ruleset.adviser(seed)
        first = own_line(ruleset, game, decision.player)
        return alternatives(ruleset, game, Choice(0, 0, 0, first), adviser).lines
    if len(decision.options) > MOST_LINES:
        return ()
    return tuple((place,) for place in range(len(decision.options)))


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


def wins_of(
    ruleset: Ruleset,
    game: Game,
    seat: int,
    lines: Sequence[Places],
    *,
    crew: Crew,
    seed: int,
) -> list[int] | None:
    """Return how many deals each line wins; None as soon as they can't be those of a puzzle."""
    options = [options_of(game, line) for line in lines]
    wins = [0] * len(lines)
    played = 0
    for look in (*FIRST_LOOKS, DEALS):
        deals = range(played, look)
        more = count_wins(ruleset, game, seat, options, crew=crew, deals=deals, seed=seed)
        wins = [one + other for one, other in zip(wins, more, strict=True)]
        played = look
        if judge(wins, played) is None:
            return None
    return wins


def confirm(
    ruleset: Ruleset, game: Game, seat: int, number: int, lines: Sequence[Places], seed: int
) -> Solved | None:
    """Return the choice with the strong player's wins; None if it isn't one of a puzzle."""
    wins = wins_of(
        ruleset, game, seat, lines, crew=ruleset.strong, seed=rng.seeded(seed, _CONFIRMED)
    )
    if wins is None:
        return None
    order = sorted(range(len(lines)), key=lambda line: -wins[line])
    return Solved(
        number,
        tuple(lines[line] for line in order),
        tuple(wins[line] for line in order),
        ruleset.theme(game, options_of(game, lines[order[0]])),
    )


def find_puzzles(
    ruleset: Ruleset, games: Any, choices: Sequence[int], seats: Sequence[int], seed: int
) -> Iterator[FoundPuzzle]:
    """Return the puzzles of a recorded game, at most one for each turn of these seats.

    `games` returns the game after its set-up and after each choice.
    """
    for seat in seats:
        late = {
            choice.step: choice
            for choice in own_choices(ruleset, games(), choices, seat)
            if choice.number >= LATE * len(choices)
        }
        turn = -1
        for step, game in enumerate(games()):
            game.state.log = []
            if step not in late or late[step].turn == turn:
                continue
            found = puzzle_at(ruleset, game.clone(), choices[: late[step].number], seat, seed)
            if found is not None:
                turn = late[step].turn
                yield found


def puzzle_at(
    ruleset: Ruleset, game: Game, choices: Sequence[int], seat: int, seed: int
) -> FoundPuzzle | None:
    """Return the puzzle that begins at a position after these choices; None if there is none."""
    at_step = rng.seeded(seed, len(choices), seat)
    first = solved_at(ruleset, game, seat, len(choices), at_step)
    if first is None:
        return None
    solution = set(options_of(game, first.lines[0]))
    finders = [
        set(options_of(game, line_by(ruleset, game, make(at_step), seat))) == solution
        for make in (ruleset.quick, ruleset.good)
    ]
    steps = [first]
    played = [*choices]
    turn = ruleset.turn(game)
    players = [ruleset.strong(rng.seeded(at_step, place)) for place in range(game.state.players)]
    _take(game, first.lines[0], players, played)
    while (decision := game.decision()) is not None and ruleset.turn(game) == turn:
        following = None
        if decision.player == seat and len(steps) < MOST_STEPS:
            following = solved_at(ruleset, game, seat, len(played), at_step)
        if following is not None:
            steps.append(following)
            _take(game, following.lines[0], players, played)
        else:
            place = players[decision.player].choose(game)
            game.choose(place)
            played.append(place)
    return FoundPuzzle(seat, tuple(played), tuple(steps), finders[0], finders[1])


def solved_at(ruleset: Ruleset, game: Game, seat: int, number: int, seed: int) -> Solved | None:
    """Return the choice at a position if it is one of a puzzle: quick players see it first."""
    lines = lines_of(ruleset, game, seed)
    if len(lines) < FEWEST_LINES:
        return None
    found = rng.seeded(seed, _FOUND, number)
    wins = wins_of(ruleset, game, seat, lines, crew=ruleset.quick, seed=found)
    if wins is None or _ends_at_once(game, lines[wins.index(max(wins))]):
        return None
    return confirm(ruleset, game, seat, number, lines, seed)


def _ends_at_once(game: Game, line: Places) -> bool:
    """Return whether a line ends the game by itself: whoever sees that has nothing to solve."""
    copy = game.clone()
    for place in line:
        copy.choose(place)
    return copy.is_over()


def _take(game: Game, line: Places, players: Sequence[Player], played: list[int]) -> None:
    for place in line:
        decision = game.decision()
        follow(players[decision.player], game, place)
        game.choose(place)
        played.append(place)


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
