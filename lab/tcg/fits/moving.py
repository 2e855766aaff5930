"""Finding what playouts tell of moving again, from whole games in which that choice was by lot.

A logistic regression of who won tells what the choice changed, as in `plan_fit`: each number is
counted up where the player moved and down where it stayed, and what playouts came to is one of
them. How likely the player was to win before the choice, and by staying, and whom it met stand
beside them and take up the rest of the luck.

Opponents of every kind are met, because a Shadow that held its minions back means something else
by each: a tactician mostly has none, a striker lies in wait, and `rules` never does.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum, log
from random import Random
from typing import Final, NamedTuple

from lab.tcg.fits.foretelling import Foretelling, fit_and_test
from lab.tcg.mixed_games import POOLS, mixed_game
from rules.playtest.playing import player_seed
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Decision
from rules.tcg.game import Game
from rules.tcg.pairings import Pairing
from rules.tcg.players.learned.moving_tried_out import try_moving, weigh_gain
from rules.tcg.players.learned.outlook import weigh_moving
from rules.tcg.players.learned.planner import place_of
from rules.tcg.players.learned.regroup_value import chance_at_regroup
from rules.tcg.players.learned.tactician import QUICK, THOROUGH
from rules.tcg.players.naming import player

# Of how many games decks are drawn.
DRAWN: Final = 0.3
# Whom a tactician meets; its own kind makes choices by lot, too.
OWN_KIND: Final = "tactician"
OPPONENTS: Final = (OWN_KIND, "striker", "rules")
# How often a choice is made by lot, and how it is tried out then: as each player does.
BY_LOT: Final = 0.4
TRIED_OUT_BY: Final = (QUICK.moving, THOROUGH.moving)
RIDGE: Final = 16.0
KEPT_ASIDE: Final = 5
# Chances closer to 0 or 1 count as this much: playouts are not as sure as they say.
_SURE: Final = 0.02


class Told(NamedTuple):
    """What is known of a choice before it is made, as `MovingByLot` has it."""

    numbers: tuple[float, ...]
    now: float
    staying: float


@dataclass(frozen=True, slots=True)
class MovingByLot:
    """A choice made by lot: the numbers for it, last what playouts gained by moving, and its end.

    `now` and `staying` are how likely the player was to win before it and by staying.
    """

    game: int
    opponent: str
    moved: bool
    numbers: tuple[float, ...]
    now: float
    staying: float
    won: bool

    @property
    def row(self) -> tuple[float, ...]:
        """The numbers up or down by half, as the choice was, the chances, and whom it met."""
        way = 0.5 if self.moved else -0.5
        chances = (_odds(self.now), _odds(self.staying))
        met = (float(self.opponent == opponent) for opponent in OPPONENTS)
        return (*(way * number for number in self.numbers), *chances, *met)


def moves_by_lot(
    listed: Sequence[Pairing], number: int, seed: int
) -> Iterator[tuple[MovingByLot, ...]]:
    """Play the game of a number and return its choices by lot; none without a winner.

    Each is returned as often as it was tried out, in the order of `TRIED_OUT_BY`. All that a game
    is follows from its number and the seed.
    """
    dice = Random(f"{seed} {number}")
    game = mixed_game(listed, number, seed, dice, DRAWN, POOLS)
    opponent = dice.choice(OPPONENTS)
    names = [OWN_KIND, opponent] if number % 2 else [opponent, OWN_KIND]
    players = [player(name, player_seed(seed, number, seat)) for seat, name in enumerate(names)]
    seen: list[tuple[int, bool, list[Told]]] = []
    while (decision := game.decision()) is not None:
        place = players[decision.player].choose(game)
        explores = decision.question == Question.MOVE_AGAIN and names[decision.player] == OWN_KIND
        if explores and dice.random() < BY_LOT:
            moves = dice.random() < 0.5
            seen.append((decision.player, moves, _try_out(game, decision, seed)))
            place = place_of(decision, Verb.MOVE if moves else Verb.STAY)
        game.choose(place)
    winner = game.state.winner
    if winner is not None:
        for seat, moved, told in seen:
            yield tuple(
                MovingByLot(number, opponent, moved, *each, won=winner == seat) for each in told
            )


def _try_out(game: Game, decision: Decision, seed: int) -> list[Told]:
    """Return what speaks for a choice, tried out in each way."""
    numbers = weigh_moving(game.state, decision.player)
    now = chance_at_regroup(game.state, decision.player)
    tried = []
    for effort in TRIED_OUT_BY:
        chances = zip(*try_moving(game, decision, effort, seed), strict=True)
        moving, staying = (fsum(of_deals) / effort.deals for of_deals in chances)
        tried.append(Told((*numbers, weigh_gain(moving, staying)), now, staying))
    return tried


def fit_moving(found: Sequence[MovingByLot]) -> Foretelling:
    """Return the weights that foretell best who wins; those of `MOVING` and of playouts first."""
    return fit_and_test(found, RIDGE, KEPT_ASIDE)


def _odds(chance: float) -> float:
    """Return the log odds of a chance."""
    sure = max(_SURE, min(1 - _SURE, chance))
    return log(sure / (1 - sure))
