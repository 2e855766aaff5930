"""Finding how likely a player is to win once the fights of a move are over, from whole games.

Positions are those in which a turn or regroup begins, in games of `quick` with a little noise,
some with starter decks and some with drawn ones. Bids are made at random too, so that burdens are
seen beside every deck.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from lab.tcg.fits.frame import LEARNED, Fit, Regression, Sample, Weights
from lab.tcg.mixed_games import mixed_game
from rules.tcg.engine.state.codes import REGROUP, Question
from rules.tcg.players.learned.regroup_outlook import SIDE, TABLE
from rules.tcg.players.learned.regroup_value import weigh_moment
from rules.tcg.players.naming import player

# Of how many games decks are drawn.
DRAWN: Final = 0.4
BIDS: Final = (0, 0, 0, 1, 2)
# How often a choice is any option, game by game.
NOISE: Final = (0.0, 0.03, 0.06)
_NAMES: Final = (
    *(("mover", name) for name in SIDE),
    *(("rival", name) for name in SIDE),
    *(("table", name) for name in TABLE),
)


def positions(number: int, seed: int) -> Iterator[Sample]:
    """Play a game and yield its positions; none if it is unfinished."""
    dice = Random(f"{seed} {number}")
    game = mixed_game(number, seed, dice, DRAWN)
    state = game.state
    players = [player("quick", seat) for seat in range(state.players)]
    noise = dice.choice(NOISE)
    seen: list[tuple[int, str, tuple[float, ...]]] = []
    turn, move = 1, (0, 0)
    while (decision := game.decision()) is not None:
        if state.turn > turn or (state.phase == REGROUP and move != (state.turn, state.moves)):
            turn, kind = state.turn, "turn"
            if state.phase == REGROUP:
                move, kind = (state.turn, state.moves), "regroup"
            seen.append((state.active, kind, tuple(weigh_moment(state, state.shadows[0]))))
        place = players[decision.player].choose(game)
        if decision.question == Question.BID:
            burdens = dice.choice(BIDS)
            place = next(at for at, bid in enumerate(decision.options) if bid.number == burdens)
        elif dice.random() < noise:
            place = dice.randrange(len(decision.options))
        game.choose(place)
    if state.winner is not None:
        for mover, kind, row in seen:
            yield Sample(kind, number, row, float(state.winner == mover))


def _lay_out(weights: Weights) -> dict[str, Any]:
    """Return the weights of each moment by whose numbers they are of."""
    written: dict[str, dict[str, dict[str, float]]] = {}
    for kind, found in weights.items():
        sides = written.setdefault(kind, {"mover": {}, "rival": {}, "table": {}})
        for (side, name), weight in zip(_NAMES, found.values(), strict=True):
            sides[side][name] = weight
    return {"weights": written}


_REGRESSION = Regression([f"{side}: {name}" for side, name in _NAMES], ridge=3.0)
FIT = Fit(
    name="regroup",
    about="how likely a player is to win once the fights of a move are over",
    file=LEARNED / "regroup_weights.json",
    games=5_000,
    play=positions,
    regressions={"turn": _REGRESSION, "regroup": _REGRESSION},
    lay_out=_lay_out,
)
