"""Attachments that go from hero to hero, or send their bearer home."""

from rules.lcg.engine.attachments import move_attachment
from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import discard, return_to_hand
from rules.lcg.engine.codes import ATTACHED
from rules.lcg.engine.state import State
from rules.lcg.notation.effects import Target
from rules.lcg.notation.own import OwnEffect, OwnEffectOn


def _move_this(state: State, context: Context, hero: int) -> None:
    if state.zone[context.source] == ATTACHED:
        move_attachment(state, context.source, hero)


def _return_bearer(state: State, context: Context) -> None:
    bearer = state.bearer[context.source]
    discard(state, context.source)
    return_to_hand(state, bearer)


return_bearer_to_hand = OwnEffect(
    "discard {this} from play to return attached ally to its owner's hand", _return_bearer
)


def attach_this_to(target: Target) -> OwnEffectOn:
    """Attach this attachment to another card."""
    return OwnEffectOn("attach {this} to {target}", target, _move_this)
