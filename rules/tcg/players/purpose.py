"""What a card is good for, read off its definition: the knowledge behind rules of thumb.

A card of which nothing is known here is simply played when it can be; so a new card needs no
entry anywhere to be played sensibly.
"""

from dataclasses import dataclass
from functools import cache

from rules.tcg.library import definition
from rules.tcg.notation import abilities as ab
from rules.tcg.notation import effects as ef
from rules.tcg.notation.anatomy import children
from rules.tcg.notation.filters import Reference
from rules.tcg.notation.filters import this as this_card


@dataclass(frozen=True, slots=True)
class Purpose:
    """The use of one action.

    `strength` is what it adds to a character's strength (below zero: takes from an enemy),
    `chosen` whether that character is chosen or is the card itself (or its bearer); `damage`
    what it adds to a damage bonus. `wounds` counts wounds and exertions of an enemy. `cards` is
    what it costs in cards from hand, `exerts_self` whether the card exerts itself for it.
    """

    strength: int = 0
    chosen: bool = False
    damage: int = 0
    wounds: int = 0
    threats: int = 0
    twilight: int = 0
    draws: int = 0
    heals: int = 0
    cards: int = 0
    exerts_self: bool = False
    fierce: bool = False
    removes_threats: int = 0


NOTHING = Purpose()


def _walk(effect: ef.Effect) -> list[ef.Effect]:
    """Give an effect and what it is made of; of a choice only what is named first."""
    parts: list[ef.Effect] = [effect]
    inner = children(effect)
    if isinstance(effect, ef.OneOf | ef.UnlessPrevented):
        inner = inner[:1]
    for child in inner:
        parts += _walk(child)
    return parts


def purpose_of(action: ef.Action) -> Purpose:
    """Read the use of an action off its cost and effect."""
    numbers: dict[str, int] = {}
    chosen = False
    fierce = False

    def add(what: str, amount: object) -> None:
        numbers[what] = numbers.get(what, 0) + (amount if isinstance(amount, int) else 1)

    for effect in _walk(action.effect):
        match effect:
            case ef.Change(ef.Statistic.STRENGTH, target, amount, _):
                add("strength", amount)
                chosen = isinstance(target, ef.Choose) or target is Reference.THAT
            case ef.Change(ef.Statistic.DAMAGE, target, amount, _):
                add("damage", amount)
                chosen = isinstance(target, ef.Choose) or target is Reference.THAT
            case ef.Change(ef.Statistic.FIERCE, _, _, _):
                fierce = True
            case ef.Wound(_, times) | ef.Exert(_, times):
                add("wounds", times)
            case ef.Discard(_):
                add("wounds", 2)
            case ef.AddThreats(count):
                add("threats", count)
            case ef.AddTwilight(count):
                add("twilight", count)
            case ef.Draw(cards, _):
                add("draws", cards)
            case ef.Heal(_):
                add("heals", 1)
            case ef.RemoveThreats(removed):
                add("removes_threats", removed)
            case _:
                pass
    exerts_self = False
    for cost in _walk(action.cost) if action.cost is not None else ():
        match cost:
            case ef.DiscardFromHand(discarded, _):
                add("cards", discarded)
            case ef.Exert(target, _) if target is this_card:
                exerts_self = True
            case _:
                pass
    return Purpose(chosen=chosen, exerts_self=exerts_self, fierce=fierce, **numbers)


@dataclass(frozen=True, slots=True)
class CardPurposes:
    """The uses of a card: as an event, and of each special ability and trigger in order."""

    event: Purpose
    specials: tuple[Purpose, ...]


@cache
def purposes(card_id: str) -> CardPurposes:
    """Give what a card is good for; nothing, while its behaviour is not written."""
    known = definition(card_id)
    event = NOTHING
    specials: list[Purpose] = []
    for sentence in known.sentences if known else ():
        match sentence:
            case ab.Event(_, action, _) | ab.ResponseEvent(_, action, _):
                event = purpose_of(action)
            case ab.Special(_, action, _):
                specials.append(purpose_of(action))
            case _:
                pass
    return CardPurposes(event, tuple(specials))
