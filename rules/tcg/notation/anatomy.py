"""Taking definitions apart: the actions of sentences, and the effects that effects are made of."""

from collections.abc import Iterator

from rules.tcg.notation import abilities as ab
from rules.tcg.notation import effects as ef


def children(effect: ef.Effect) -> tuple[ef.Effect, ...]:
    """Give the effects an effect is made of, in the order the card names them."""
    match effect:
        case ef.Then(parts) | ef.OneOf(parts, _):
            return parts
        case ef.UnlessPrevented(done, _, price):
            return (done, price)
        case ef.If(_, inner) | ef.ForEach(_, inner) | ef.AtEndOfPhase(inner):
            return (inner,)
        case _:
            return ()


def action_of(sentence: ab.Sentence) -> ef.Action | None:
    """Give what a sentence lets or makes somebody do; None for one that only holds."""
    match sentence:
        case (
            ab.Event(_, action, _)
            | ab.ResponseEvent(_, action, _)
            | ab.Special(_, action, _)
            | ab.Response(_, action, _)
            | ab.EachTimeMay(_, action, _)
        ):
            return action
        case ab.EachTime(_, effect, _):
            return ef.Action(None, effect)
        case _:
            return None


def effects_of(sentence: ab.Sentence) -> Iterator[ef.Effect]:
    """Give every effect of a sentence, costs first, each before those it is made of."""
    action = action_of(sentence)
    if action is None:
        return
    waiting = [action.effect]
    if action.cost is not None:
        waiting.append(action.cost)
    while waiting:
        effect = waiting.pop()
        yield effect
        waiting += reversed(children(effect))
