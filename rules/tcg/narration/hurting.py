"""What a wound, an exertion or a healing leaves of a character: "1 vitality left", "killed"."""

from rules.english import count_of
from rules.tcg.engine.modifiers.numbers import vitality_left
from rules.tcg.engine.operations.wounds import turns_wounds_to_burdens
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.engine.state.parts import Selector
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import CHARACTER
from rules.tcg.engine.zones.board import in_play
from rules.tcg.notation import effects as ef


def describe_hurt(state: State, decision: Decision, option: Option) -> str:
    """Return what is left of the character that an option hurts or heals; nothing for others."""
    card = option.card
    if option.verb == Verb.WOUND:
        before = decision.resume[-1].count(card)
        left = after_wounds(state, card, before + 1)
        return f"{before + 1} of these wounds: {left}" if before else left
    if option.verb in (Verb.HEAL, Verb.DISCARD_TO_HEAL):
        return _after_healing(state, option.target if option.target >= 0 else card, 1)
    if option.verb != Verb.CHOOSE or option.target >= 0:
        return ""
    selector = decision.resume[1] if len(decision.resume) > 1 else None
    if not isinstance(selector, Selector) or not in_play(state, card):
        return ""
    return _after(state, card, selector.notation)


def after_wounds(state: State, card: int, wounds: int) -> str:
    """Return what is left of a character after some wounds, if nobody prevents them."""
    if turns_wounds_to_burdens(state, card):
        return "burdens in place of the wound"
    left = vitality_left(state, card) - wounds
    if left > 0:
        return f"{left} vitality left"
    return "killed: you lose" if card in state.ring_bearer else "killed"


def _after(state: State, card: int, effect: object) -> str:
    """Return what the effect for which a card would be chosen leaves of it."""
    if not state.blueprints[card].traits & CHARACTER:
        return ""
    if isinstance(effect, ef.Kill):
        return after_wounds(state, card, vitality_left(state, card))
    if isinstance(effect, ef.Exhaust):
        return "1 vitality left"
    if not isinstance(effect, ef.Wound | ef.Exert | ef.Heal):
        return ""
    if effect.times is None:
        return _after_healing(state, card, state.wounds[card])
    if not isinstance(effect.times, int):
        return ""
    if isinstance(effect, ef.Heal):
        return _after_healing(state, card, effect.times)
    if isinstance(effect, ef.Wound):
        return after_wounds(state, card, effect.times)
    return f"{max(1, vitality_left(state, card) - effect.times)} vitality left"


def _after_healing(state: State, card: int, times: int) -> str:
    left = max(0, state.wounds[card] - times)
    return f"{count_of(left, 'wound')} left" if left else "no wounds left"
