"""Finding what playouts tell of moving again, from whole games in which that choice was random.

A logistic regression of who won tells what the choice changed, as in `plans`: each number is
counted up where the player moved and down where it stayed, and what playouts came to is one of
them. How likely the player was to win before the choice, and by staying, and whom it met stand
beside them and take up the rest of the luck.

Opponents of every kind are met, because a Shadow that held its minions back means something else
by each: `good` mostly has none, `quick` lies in wait, and `easy` never does.
"""

from collections.abc import Iterator
from math import fsum, log
from random import Random
from typing import Final

from lab.tcg.fits.frame import LEARNED, Fit, Regression, Sample
from lab.tcg.mixed_games import mixed_game
from rules.playtest.playing import player_seed
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Decision
from rules.tcg.game import Game
from rules.tcg.players.learned.fights_policy import QUICK, THOROUGH
from rules.tcg.players.learned.moving_tried_out import TRIED_OUT, try_moving, weigh_gain
from rules.tcg.players.learned.outlook import MOVING, weigh_moving
from rules.tcg.players.learned.plans import place_of
from rules.tcg.players.learned.regroup_value import chance_at_regroup
from rules.tcg.players.naming import player

# Of how many games decks are drawn.
DRAWN: Final = 0.3
# Whom it meets; its own kind chooses at random, too.
OWN_KIND: Final = "good"
OPPONENTS: Final = (OWN_KIND, "quick", "easy")
# How often a choice is random, and how it is tried out then: as each player does.
BY_LOT: Final = 0.4
TRIED_OUT_BY: Final = (QUICK.moving, THOROUGH.moving)
# Chances closer to 0 or 1 count as this much: playouts are not as sure as they say.
_SURE: Final = 0.02


def moves_by_lot(number: int, seed: int) -> Iterator[Sample]:
    """Play a game and yield its random choices, each tried out both ways, if it finishes."""
    dice = Random(f"{seed} {number}")
    game = mixed_game(number, seed, dice, DRAWN)
    opponent = dice.choice(OPPONENTS)
    names = [OWN_KIND, opponent] if number % 2 else [opponent, OWN_KIND]
    players = [player(name, player_seed(seed, number, seat)) for seat, name in enumerate(names)]
    met = tuple(float(opponent == other) for other in OPPONENTS)
    seen: list[tuple[int, str, tuple[float, ...]]] = []
    while (decision := game.decision()) is not None:
        place = players[decision.player].choose(game)
        explores = decision.question == Question.MOVE_AGAIN and names[decision.player] == OWN_KIND
        if explores and dice.random() < BY_LOT:
            moves = dice.random() < 0.5
            for kind, row in _try_out(game, decision, seed, 0.5 if moves else -0.5):
                seen.append((decision.player, kind, (*row, *met)))
            place = place_of(decision, Verb.MOVE if moves else Verb.STAY)
        game.choose(place)
    winner = game.state.winner
    if winner is not None:
        for seat, kind, row in seen:
            yield Sample(kind, number, row, float(winner == seat))


def _try_out(
    game: Game, decision: Decision, seed: int, way: float
) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Yield the numbers that speak for a choice, tried out in each way, and the chances."""
    numbers = weigh_moving(game.state, decision.player)
    now = chance_at_regroup(game.state, decision.player)
    for effort in TRIED_OUT_BY:
        tried = zip(*try_moving(game, decision, effort, seed), strict=True)
        moving, staying = (fsum(of_deals) / effort.deals for of_deals in tried)
        spoken = (*numbers, weigh_gain(moving, staying))
        row = (*(way * number for number in spoken), _odds(now), _odds(staying))
        yield str(effort.turns), row


def _odds(chance: float) -> float:
    """Return the log odds of a chance."""
    sure = max(_SURE, min(1 - _SURE, chance))
    return log(sure / (1 - sure))


FIT = Fit(
    name="moving",
    about="what playouts tell of moving again, from games in which that choice is random",
    file=LEARNED / "moving_weights.json",
    games=12_000,
    play=moves_by_lot,
    regressions={
        str(effort.turns): Regression((*MOVING, TRIED_OUT), ridge=16.0) for effort in TRIED_OUT_BY
    },
    lay_out=lambda weights: {"weights": weights},
)
