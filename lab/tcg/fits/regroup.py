"""Fitting how likely a player is to win once fights are over, from whole games.

Positions are those in which a turn or regroup begins, in games of strikers with a little noise,
half with starter decks and half with drawn ones. Bids are made at random too, so that burdens are
seen beside every deck.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from lab.tcg.fits.foretelling import Foretelling, fit_and_test
from lab.tcg.mixed_games import POOLS, mixed_game
from rules.tcg.engine.state.codes import REGROUP, Question
from rules.tcg.game import Game
from rules.tcg.pairings import Pairing
from rules.tcg.players.learned.regroup_value import weigh_moment
from rules.tcg.players.learned.striker import StrikingPlayer

# Of how many games decks are drawn.
DRAWN: Final = 0.4
BIDS: Final = (0, 0, 0, 1, 2)
# How often a choice is any option, game by game.
NOISE: Final = (0.0, 0.03, 0.06)
RIDGE: Final = 3.0
# Every so-manieth game is kept aside, to see how well the value does on games it has not seen.
KEPT_ASIDE: Final = 5


@dataclass(frozen=True, slots=True)
class Position:
    """What was weighed in a game, and whether the player won whose turn it was."""

    game: int
    at_regroup: bool
    row: tuple[float, ...]
    won: bool


def positions(listed: Sequence[Pairing], numbers: Iterable[int], seed: int) -> Iterator[Position]:
    """Play the games of these numbers and return their positions; none without a winner.

    All that a game is follows from its number and the seed.
    """
    for number in numbers:
        dice = Random(f"{seed} {number}")
        yield from _play(mixed_game(listed, number, seed, dice, DRAWN, POOLS), number, dice)


def _play(game: Game, number: int, dice: Random) -> Iterator[Position]:
    state = game.state
    players = [StrikingPlayer() for _ in range(state.players)]
    noise = dice.choice(NOISE)
    seen: list[tuple[int, bool, tuple[float, ...]]] = []
    turn, move = 1, (0, 0)
    while (decision := game.decision()) is not None:
        if state.turn > turn or (state.phase == REGROUP and move != (state.turn, state.moves)):
            turn, at_regroup = state.turn, state.phase == REGROUP
            if at_regroup:
                move = (state.turn, state.moves)
            rival = state.shadows[0]
            seen.append((state.active, at_regroup, tuple(weigh_moment(state, rival))))
        place = players[decision.player].choose(game)
        if decision.question == Question.BID:
            burdens = dice.choice(BIDS)
            place = next(at for at, bid in enumerate(decision.options) if bid.number == burdens)
        elif dice.random() < noise:
            place = dice.randrange(len(decision.options))
        game.choose(place)
    if state.winner is not None:
        for mover, at_regroup, numbers in seen:
            yield Position(number, at_regroup, numbers, state.winner == mover)


def fit(found: Sequence[Position]) -> Foretelling:
    """Return the weights of `weigh_moment` that foretell best who wins."""
    return fit_and_test(found, RIDGE, KEPT_ASIDE)
