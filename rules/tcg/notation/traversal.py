"""Walking definitions: the filters, conditions and effects in a value of the notation."""

from collections.abc import Iterator

from rules.notation.traversal import parts as parts
from rules.notation.traversal import values as values
from rules.notation.traversal import values_of_kind as values_of_kind
from rules.tcg.notation import effects as ef
from rules.tcg.notation import sentences as se
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.filters import Filter, Reference
from rules.tcg.notation.own import OwnWording
from rules.tcg.notation.triggers import Trigger


def filters(value: object) -> Iterator[Filter]:
    """Yield every filter of a sentence, effect or condition, each before its parts."""
    return values_of_kind(value, Filter)


def outermost_filters(value: object) -> Iterator[Filter]:
    """Yield the filters that are not part of another filter."""
    if isinstance(value, Filter):
        yield value
        return
    for part in parts(value):
        yield from outermost_filters(part)


def conditions(value: object) -> Iterator[Condition]:
    """Yield every condition of a sentence or effect, each before its parts."""
    return values_of_kind(value, Condition)


def triggers(value: object) -> Iterator[Trigger]:
    """Yield every trigger of a sentence, each before its parts."""
    return values_of_kind(value, Trigger)


def children(effect: ef.Effect) -> tuple[ef.Effect, ...]:
    """Return the effects an effect is directly made of, costs first."""
    match effect:
        case ef.Then(effects) | ef.Either(effects):
            return effects
        case ef.PayEither(actions):
            return tuple(done.cost for done in actions if done.cost is not None)
        case ef.DoAsPaid(actions):
            return tuple(done.effect for done in actions)
        case ef.May(ef.Action(cost, done)):
            return (done,) if cost is None else (cost, done)
        case ef.UnlessPrevented(_, done, price, instead):
            return (done, price) if instead is None else (done, price, instead)
        case ef.If(_, done, otherwise):
            return (done,) if otherwise is None else (done, otherwise)
        case (
            ef.PlayerDoes(_, done)
            | ef.ForEach(_, done)
            | ef.UntilYouStop(_, done)
            | ef.IfWins(_, done)
            | ef.IfLoses(_, done)
            | ef.IfKilled(_, done)
            | ef.AtMoment(_, _, done)
            | ef.Instead(done)
            | OwnWording(_, done)
        ):
            return (done,)
        case _:
            return ()


def action(sentence: se.Sentence) -> ef.Action | None:
    """Return what a sentence lets or makes a player do; None for one that only holds."""
    match sentence:
        case se.Event() | se.ResponseEvent() | se.Special() | se.Response():
            return sentence.action
        case se.EachTime(_, ef.May(done)):
            return done
        case se.EachTime(_, effect):
            return ef.Action(None, effect)
        case se.PlayableFrom():
            return ef.Action(None, ef.Play(Reference.THIS))
        case se.Aid(price):
            return ef.Action(None, price)
        case _:
            return None


def effects(sentence: se.Sentence) -> Iterator[ef.Effect]:
    """Yield every effect of a sentence, costs first, each before those it is made of.

    Effects of sentences that the sentence grants to other cards are not among them.
    """
    done = action(sentence)
    if done is None:
        return
    waiting = [done.effect]
    if done.cost is not None:
        waiting.append(done.cost)
    while waiting:
        effect = waiting.pop()
        yield effect
        waiting += reversed(children(effect))
