"""The chance to win along a recorded game, as a seat could know it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import fsum, sqrt

from rules import rng
from rules.analysis.ruleset import Ruleset
from rules.analysis.worth import play_deals
from rules.protocol import Game


@dataclass(frozen=True, slots=True)
class Point:
    """The chance to win at a step of the replay, from 0 to 1, with its standard error.

    `turn` is the turn that begins there, 0 for the position before the first.
    """

    step: int
    turn: int
    chance: float
    error: float


def turn_steps(ruleset: Ruleset, games: Iterable[Game], most: int) -> list[tuple[int, int]]:
    """Return the steps at which turns begin, with their numbers, and the end of a finished game.

    Of a game with more than `most` turns it is every second of them, or every third. `games` is the
    game after its set-up and after each choice.
    """
    found: list[tuple[int, int]] = []
    end: list[tuple[int, int]] = []
    before: Game | None = None
    turn = 0
    for step, game in enumerate(games):
        game.state.log = []
        now = ruleset.turn(game)
        if game.is_over():
            end = [(step, now)]
        elif game is not before or now != turn:
            found.append((step, now))
            end = []
        before, turn = game, now
    every = max(1, -(-len(found) // most))
    return found[::every] + end


def chance_at(ruleset: Ruleset, game: Game, seat: int, step: int, seed: int, deals: int) -> Point:
    """Return a seat's chance to win at a position, by playouts of the quick player."""
    [playouts] = play_deals(
        ruleset,
        game,
        seat,
        [()],
        crew=ruleset.quick,
        deals=range(deals),
        seed=rng.seeded(seed, step),
    )
    chance = fsum(playout.won for playout in playouts) / deals
    # With one more win and one more loss the error of "always" isn't nothing (Laplace).
    share = (chance * deals + 1) / (deals + 2)
    return Point(step, ruleset.turn(game), chance, sqrt(share * (1 - share) / deals))


def curve(
    ruleset: Ruleset,
    games: Iterable[Game],
    seat: int,
    steps: Iterable[int],
    seed: int,
    deals: int,
) -> Iterator[Point]:
    """Return a seat's chance to win at these steps of a recorded game, one after another."""
    wanted = frozenset(steps)
    for step, game in enumerate(games):
        game.state.log = []
        if step in wanted and game.is_over():
            yield Point(step, ruleset.turn(game), ruleset.won(game, seat), 0.0)
        elif step in wanted:
            yield chance_at(ruleset, game, seat, step, seed, deals)
