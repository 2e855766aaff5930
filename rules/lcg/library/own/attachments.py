"""Attachments that go from hero to hero: the signals of the Dúnedain."""

from rules.lcg.engine.attachments import move_attachment
from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.codes import ATTACHED
from rules.lcg.engine.state import State
from rules.lcg.notation.effects import Target
from rules.lcg.notation.own import OwnEffectOn


def _move_this(state: State, context: Context, hero: int) -> None:
    if state.zone[context.source] == ATTACHED:
        move_attachment(state, context.source, hero)


def attach_this_to(target: Target) -> OwnEffectOn:
    """Attach this attachment to another card."""
    return OwnEffectOn("attach {this} to {target}", target, _move_this)
