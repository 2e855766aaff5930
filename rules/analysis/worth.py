"""The worth of options: each is taken in the same deals, and the game played to its end.

All that the seat cannot know is dealt again for each deal, and every line of options meets the
same deals and the same dice of the players. So two lines are compared by their differences within
deals, which vary far less than games do.
"""

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules import rng
from rules.analysis.ruleset import Crew, Happening, Ruleset
from rules.players.telling import Weighed, compare_results, follow
from rules.playtest.playing import play_out
from rules.protocol import Game

Line = tuple[Any, ...]
"""Options that a seat takes one after another: one choice, or a whole assignment."""

_DEAL, _DICE = 11, 12


@dataclass(frozen=True, slots=True)
class Playout:
    """How and in which turn one deal ended for the seat (1 won, 0 lost).

    What happened until the seat's turn was over is noted only if it was asked for.
    """

    won: float
    turn: int
    happened: frozenset[Happening] = frozenset()


def play_deals(
    ruleset: Ruleset,
    game: Game,
    seat: int,
    lines: Sequence[Line],
    *,
    crew: Crew,
    deals: range,
    seed: int,
    watch: bool = False,
    pool: Executor | None = None,
) -> list[list[Playout]]:
    """Return what each line of options came to in each deal; `crew` makes all players.

    The deals follow from the seed and their numbers alone: more of them can be played later, and
    the processes of a `pool` may play them. An empty line plays on from the position as it is.
    Raise ValueError if a line's first option is not offered.
    """
    play = partial(_play_deal, ruleset, game, seat, lines, crew, seed, watch)
    played = map(play, deals) if pool is None else pool.map(play, deals)
    found: list[list[Playout]] = [[] for _ in lines]
    for of_deal in played:
        for playouts, playout in zip(found, of_deal, strict=True):
            playouts.append(playout)
    return found


def _play_deal(
    ruleset: Ruleset,
    game: Game,
    seat: int,
    lines: Sequence[Line],
    crew: Crew,
    seed: int,
    watch: bool,
    deal: int,
) -> list[Playout]:
    """Return what each line comes to in one deal."""
    dealt = game.determinize(seat, rng.seeded(seed, _DEAL, deal))
    dice = rng.seeded(seed, _DICE, deal)
    return [_play_on(ruleset, dealt.clone(), seat, line, crew, dice, watch=watch) for line in lines]


def _play_on(
    ruleset: Ruleset, game: Game, seat: int, line: Line, crew: Crew, dice: int, *, watch: bool
) -> Playout:
    players = [crew(rng.seeded(dice, place)) for place in range(game.state.players)]
    game.state.log = [] if watch else None
    for number, option in enumerate(line):
        options = game.options()
        if number and (option not in options or game.decision().player != seat):
            # What the redealt cards changed meanwhile; the player goes on by itself.
            break
        place = options.index(option)
        follow(players[seat], game, place)
        game.choose(place)
    play_out(game, players)
    happened = ruleset.read(game.state.log) if watch else frozenset()
    return Playout(ruleset.won(game, seat), ruleset.turn(game), happened)


def weigh(lines: Sequence[Line], results: Sequence[Sequence[float]]) -> tuple[Weighed, ...]:
    """Return the worth of lines, the first one first, then the best of the others.

    `behind` and `error` are each one's distance to the first, within the deals they share.
    """
    return compare_results(list(zip(lines, results, strict=True)))


def paired_gain(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """Return by how much one line ends better than another in the same deals, and its error."""
    _, compared = weigh(((), ()), (worse, better))
    return -compared.behind, compared.error


def won(playouts: Sequence[Playout]) -> list[float]:
    """Return how each deal ended."""
    return [playout.won for playout in playouts]
