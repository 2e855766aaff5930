"""Players with one fixed habit: what they always do, whatever they play by.

`good+stays` is the good player that never moves again. A player worth believing loses little to
itself with any habit; one that does has a leak that a person would find too.
"""

from collections.abc import Callable
from typing import Any

from rules.players.player import Player, UnknownPlayer
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import PASS, Decision, Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import MINION
from rules.tcg.players.learned.fights_policy import QUICK, Efforts
from rules.tcg.players.learned.outlook import WAITING
from rules.tcg.players.learned.plans import is_shadow_phase, learned_plans, may_wait
from rules.tcg.players.learned.player import LearnedPlayer, all_learned
from rules.tcg.players.naming import player
from rules.tcg.players.reading.weights import learned_rules
from rules.tcg.players.thumb.rule_of_thumb import rate_options

Habit = Callable[[State, Decision], Callable[[Option], bool] | None]
SEPARATOR = "+"


class HabitualPlayer:
    """Plays as another, but for one habit.

    A habit returns which options it allows at a decision; None where it does not matter. Where
    the player's own choice is not allowed it passes, or takes the first option that is.
    """

    def __init__(self, inner: Player, habit: Habit) -> None:
        self._inner = inner
        self._habit = habit

    def choose(self, game: Any) -> int:
        """Return the player's choice, or the one of its habit."""
        place = self._inner.choose(game)
        state = game.state
        allows = self._habit(state, state.pending)
        options = state.pending.options
        if allows is None or allows(options[place]):
            return place
        allowed = [other for other, option in enumerate(options) if allows(option)]
        passing = [other for other in allowed if options[other] == PASS]
        return (passing or allowed or [place])[0]


def habitual_player(name: str, seed: int) -> Player:
    """Return a player by its name and habits, as "good+stays".

    Raise UnknownPlayer for a player or a habit that does not exist.
    """
    base, *habits = name.split(SEPARATOR)
    made = player(base, seed)
    if NEVER_WAITS in habits:
        habits.remove(NEVER_WAITS)
        if base not in _WITHOUT_WAITING:
            raise UnknownPlayer(f"{base!r} never waits on purpose")
        made = _WITHOUT_WAITING[base](seed)
    for habit in habits:
        if habit not in HABITS:
            known = ", ".join((*HABITS, NEVER_WAITS))
            raise UnknownPlayer(f"unknown habit {habit!r}; known: {known}")
        made = HabitualPlayer(made, HABITS[habit])
    return made


def _without_waiting(seed: int, efforts: Efforts | None = None) -> Player:
    never = (-1.0, *(0.0 for _ in WAITING[1:]))
    learned = all_learned()._replace(plans=learned_plans()._replace(waiting=never))
    return LearnedPlayer(seed, efforts, learned)


def _good_without_waiting(seed: int) -> Player:
    return _without_waiting(seed, QUICK)


# A habit of the plan itself: who waits once passes for the rest of the phase.
NEVER_WAITS = "never-waits"
_WITHOUT_WAITING: dict[str, Callable[[int], Player]] = {
    "quick": _without_waiting,
    "good": _good_without_waiting,
}


def _answers(question: int, verb: int) -> Habit:
    def habit(state: State, decision: Decision) -> Callable[[Option], bool] | None:
        return (lambda option: option.verb == verb) if decision.question == question else None

    return habit


def _bids(burdens: int) -> Habit:
    def habit(state: State, decision: Decision) -> Callable[[Option], bool] | None:
        if decision.question != Question.BID:
            return None
        return lambda option: option.number == burdens

    return habit


def _opens_by_rules(state: State, decision: Decision) -> Callable[[Option], bool] | None:
    """Bid, sit and keep a hand as the rules of thumb do."""
    if decision.question not in (Question.BID, Question.SEAT, Question.MULLIGAN):
        return None
    worths = rate_options(state, decision, learned_rules())
    best = decision.options[worths.index(max(worths))]
    return lambda option: option == best


def _waits(state: State, decision: Decision) -> Callable[[Option], bool] | None:
    """Keep back all minions as long as the fellowship may move again."""
    if not (is_shadow_phase(state, decision) and may_wait(state, decision)):
        return None
    return lambda option: not _plays_minion(state, option)


def _plays_minion(state: State, option: Option) -> bool:
    return option.verb == Verb.PLAY and bool(state.blueprints[option.card].traits & MINION)


HABITS: dict[str, Habit] = {
    "stays": _answers(Question.MOVE_AGAIN, Verb.STAY),
    "moves": _answers(Question.MOVE_AGAIN, Verb.MOVE),
    "waits": _waits,
    "keeps-cards": _answers(Question.RECONCILE_ONE, Verb.PASS),
    "bids-0": _bids(0),
    "bids-1": _bids(1),
    "bids-2": _bids(2),
    "bids-3": _bids(3),
    "goes-first": _answers(Question.SEAT, Verb.GO_FIRST),
    "goes-second": _answers(Question.SEAT, Verb.GO_SECOND),
    "keeps-hand": _answers(Question.MULLIGAN, Verb.KEEP),
    "redraws": _answers(Question.MULLIGAN, Verb.REDRAW),
    "opens-by-rules": _opens_by_rules,
}
