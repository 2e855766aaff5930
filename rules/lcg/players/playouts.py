"""Playing a game to its end for a search, and what the end is worth."""

from rules import rng
from rules.lcg.engine.state import State
from rules.lcg.game import Game
from rules.lcg.players.expert import decide

LAST_STAGE = 3
# A lost game is worth at most this, by how far it came; a won one 1 and a little for its score.
MOST_FOR_A_LOSS = 0.3
GOOD_SCORE = 200


def play_out(game: Game, dice: int, epsilon: float) -> int:
    """Play a game to its end by expert rules, at random for a share `epsilon` of decisions.

    Return the state of the dice. With `epsilon` 1 the playout is random.
    """
    state = game.state
    threshold = int(epsilon * (1 << 16))
    while not state.ending:
        pending = state.pending
        assert pending is not None
        if threshold:
            dice, number = rng.below(dice, 1 << 16)
            if number < threshold:
                dice, place = rng.below(dice, len(pending.options))
                game.choose(place)
                continue
        game.choose(decide(state))
    return dice


def reward(state: State) -> float:
    """Return what the end of a game is worth, from 0 to a little above 1."""
    if state.ending == "won":
        spared = sum(50 - state.threat[player] for player in state.order)
        return 1 + min(spared, GOOD_SCORE) / (10 * GOOD_SCORE)
    stage, part = 1, 0.0
    if state.quest >= 0:
        blueprint = state.blueprints[state.quest]
        stage = blueprint.card.stage or 1
        if blueprint.quest_points:
            part = min(1.0, state.progress[state.quest] / blueprint.quest_points)
    return MOST_FOR_A_LOSS * (stage - 1 + part) / LAST_STAGE
