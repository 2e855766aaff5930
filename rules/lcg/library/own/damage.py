"""Damage that is canceled: Frodo Baggins."""

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.elimination import raise_threat
from rules.lcg.engine.state import State
from rules.lcg.notation.own import OwnEffect


def _take_threat_instead(state: State, context: Context) -> None:
    state.canceled += (context.subject,)
    state.note("canceled_damage", context.subject)
    raise_threat(state, context.player, context.number)


def _is_not_canceled(state: State, context: Context) -> bool:
    return context.subject not in state.canceled


cancel_damage_for_threat = OwnEffect(
    "cancel the damage and instead raise {your} threat by the amount of damage he would have been"
    " dealt",
    _take_threat_instead,
    _is_not_canceled,
)
