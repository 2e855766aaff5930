"""Playing a game to its end for a search, and what the end is worth."""

from typing import Final

from rules import rng
from rules.lcg.engine.codes import HIT_POINTS, NONE, Question
from rules.lcg.engine.decision import Decision
from rules.lcg.engine.quest_progress import lies_facedown
from rules.lcg.engine.scoring import victory_points
from rules.lcg.engine.sequence import take
from rules.lcg.engine.state import State
from rules.lcg.game import Game
from rules.lcg.players.committing import place_of_next
from rules.lcg.players.escapes import is_passed_by, leads_out
from rules.lcg.players.expert import decide
from rules.lcg.players.expert_actions import wants
from rules.lcg.players.expert_commit import group_for_quest
from rules.lcg.players.values import is_wanted, objectives_claimed

# A won game is worth 1 and a little for its score. A lost one is worth, at most, about half of
# that: for quest points, rounds, damage to an enemy that holds up the quest, each objective.
GOOD_SCORE: Final = 200
PROGRESS: Final = 0.3
SURVIVAL: Final = 0.1
HARM: Final = 0.05
CLAIMED: Final = 0.02
LONG_GAME: Final = 15
SHORT_STAGE: Final = 4
# As much of a quest is done while its players look for the way out.
UNDERWAY: Final = 0.3
# A round that no game reaches: a playout goes to the end of the game.
NO_END: Final = 1 << 30


def play_out(game: Game, dice: int, epsilon: float, until: int = NO_END) -> int:
    """Play a game on by expert rules, at random for a share `epsilon` of decisions.

    It is played to its end, or to the start of round `until`. Return the state of the dice. With
    `epsilon` 1 the playout is random.
    """
    if epsilon:
        return _play_with_whims(game, dice, epsilon, until)
    _play_by_rules(game.state, until)
    return dice


def _play_with_whims(game: Game, dice: int, epsilon: float, until: int) -> int:
    """Play a game on, at random for a share of decisions, and return the state of the dice."""
    state = game.state
    threshold = int(epsilon * (1 << 16))
    while not state.ending and state.round < until:
        pending = state.pending
        assert pending is not None
        dice, number = rng.below(dice, 1 << 16)
        if number < threshold:
            dice, place = rng.below(dice, len(pending.options))
            game.choose(place)
        else:
            game.choose(decide(state))
    return dice


def _play_by_rules(state: State, until: int) -> None:
    """Play a game on by expert rules. Windows offer what these take, for most would offer more."""
    while not state.ending and state.round < until:
        pending = state.pending
        assert pending is not None
        state.wants = wants
        if pending.question == Question.COMMIT:
            _commit_by_rules(state, pending)
        else:
            take(state, decide(state))
    state.wants = None


def _commit_by_rules(state: State, pending: Decision) -> None:
    """Commit a whole group by expert rules, which find it once."""
    player: int = pending.resume[1]
    group = group_for_quest(state, player)
    asked: Decision | None = pending
    while asked is not None and asked.question == Question.COMMIT and asked.player == player:
        take(state, place_of_next(asked, group))
        asked = state.pending


def reward(state: State) -> float:
    """Return what the end of a game is worth, from 0 to a little above 1.

    Where all games of a comparison are lost, it still tells which came further.
    """
    if state.ending == "won":
        spared = sum(50 - state.threat[player] for player in state.order)
        return 1 + min(spared, GOOD_SCORE) / (10 * GOOD_SCORE)
    return (
        PROGRESS * quest_share(state)
        + SURVIVAL * min(state.round, LONG_GAME) / LONG_GAME
        + HARM * _harm_to_wanted(state)
        + CLAIMED * objectives_claimed(state)
    )


def quest_share(state: State) -> float:
    """Return how much of the quest is done, from 0 to 1, by the quest points of its stages.

    Of a stage that needs victory points it is those.
    """
    if state.quest == NONE:
        return 0.0
    needed = state.blueprints[state.quest].victory_needed
    if needed:
        return min(1.0, victory_points(state) / needed)
    blueprint = state.blueprints[state.quest]
    if lies_facedown(state) or is_passed_by(blueprint):
        return UNDERWAY
    if leads_out(blueprint) and state.quest_deck:
        done = min(1.0, state.progress[state.quest] / max(1, blueprint.quest_points))
        return UNDERWAY + (1 - UNDERWAY) * done
    here = blueprint.card.stage or 1
    points = _stage_points(state)
    done = sum(length for stage, length in points.items() if stage < here)
    done += min(state.progress[state.quest], blueprint.quest_points)
    return min(1.0, done / sum(points.values()))


def quest_points(state: State) -> int:
    """Return the quest points of all stages; a stage without any counts as a short one."""
    return sum(_stage_points(state).values())


def _stage_points(state: State) -> dict[int, int]:
    points: dict[int, int] = {}
    # The quest cards come last of all cards.
    for blueprint in state.blueprint_table[::-1]:
        stage = blueprint.card.stage
        if stage is None:
            break
        points[stage] = max(points.get(stage, SHORT_STAGE), blueprint.quest_points)
    return points


def _harm_to_wanted(state: State) -> float:
    """Return how near to its end an enemy is that holds up the quest, from 0 to 1."""
    harm = 0.0
    for card in [*state.staging, *(enemy for row in state.engaged for enemy in row)]:
        if state.damage[card] and is_wanted(state, card):
            harm = max(harm, state.damage[card] / state.blueprints[card].printed[HIT_POINTS])
    return min(1.0, harm)
