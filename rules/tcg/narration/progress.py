"""How far a choice is that is made several times in a row: "2 of 4"."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rules.english import count_of
from rules.tcg.engine.state.codes import Question
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.parts import Context, Selector
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.execution import run
from rules.tcg.engine.turn.phases import SANCTUARY_HEALING
from rules.tcg.engine.zones.piles import HAND_SIZE


def progress(state: State, decision: Decision) -> str:
    """Return how far a repeated choice is; nothing for one that is made once."""
    told = _PROGRESS.get(decision.question)
    parts = [told(state, decision)] if told is not None else []
    following = _repetitions(state, decision)
    if following:
        parts.append(f"{following} more after this")
    return ", ".join(part for part in parts if part)


def _wounds(state: State, decision: Decision) -> str:
    _, _, left, _, assigned = decision.resume
    return _of(len(assigned) + 1, len(assigned) + left)


def _healing(state: State, decision: Decision) -> str:
    left = decision.resume[-1]
    return f"{SANCTUARY_HEALING - left + 1} of up to {SANCTUARY_HEALING}"


def _discards(state: State, decision: Decision) -> str:
    too_many = len(state.hands[decision.player]) - HAND_SIZE
    return f"{too_many} to discard" if too_many > 1 else ""


def _companions(state: State, decision: Decision) -> str:
    _, _, left, _ = decision.resume
    return f"{left} twilight left"


def _cards(state: State, decision: Decision) -> str:
    """Return how many of the cards that a text asks for are chosen."""
    _, selector, context, _, group = (*decision.resume, *(None,) * 5)[:5]
    if not isinstance(selector, Selector) or not isinstance(context, Context):
        return ""
    number = len(group or ()) + 1
    least = selector.least(state, context)
    most = selector.most(state, context) if selector.most is not None else None
    if most is None:
        if least > 1:
            return f"{number} of at least {least}"
        return f"{count_of(number - 1, 'card')} so far" if number > 1 else ""
    return _of(number, most) if least >= most else f"{number} of up to {most}"


def _of(number: int, total: int) -> str:
    return f"{number} of {total}" if total > 1 else ""


def _repetitions(state: State, decision: Decision) -> int:
    """Return how often the action does the same again after this choice."""
    context = next((part for part in decision.resume if isinstance(part, Context)), None)
    if context is None:
        return 0
    return sum(
        1
        for frame in state.stack
        if frame[0] is run
        and frame[2] == 0
        and frame[3].action == context.action
        and frame[3].player == decision.player
    )


_PROGRESS: Mapping[int, Callable[[State, Decision], str]] = MappingProxyType(
    {
        Question.ARCHERY_WOUND: _wounds,
        Question.THREAT_WOUND: _wounds,
        Question.SANCTUARY: _healing,
        Question.RECONCILE_DOWN: _discards,
        Question.STARTING_FELLOWSHIP: _companions,
        Question.TARGET: _cards,
    }
)
