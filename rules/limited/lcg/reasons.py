"""Why an LCG card is picked or played, in a few words: by what can be counted beside it."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from rules.construction.lcg.build import card_of
from rules.english import count_of, ordinal
from rules.lcg.facts.card import LcgCard, number_or_zero
from rules.lcg.vocabulary import CardType, Sphere
from rules.limited.lcg.worth import heroes_paying, icons_of

_NUMBERS: Final = ("one", "two", "three", "four")


def heroes_in(held: Mapping[str, int]) -> list[str]:
    """Return the heroes among some cards."""
    cards = ((code, card_of(code)) for code, count in held.items() if count > 0)
    return [code for code, card in cards if card is not None and card.type is CardType.HERO]


def reason_to_pick(code: str, held: Mapping[str, int]) -> str:
    """Return why a card is worth picking, or why not, beside the picks so far."""
    card = card_of(code)
    if card is None:
        return ""
    heroes = heroes_in(held)
    if card.type is CardType.HERO:
        return _hero(card, heroes)
    paying = heroes_paying(card, icons_of(heroes))
    if not paying:
        return f"No hero of yours pays for {_sphere(card)}"
    if held.get(code, 0):
        return f"Your {ordinal(held[code] + 1)} copy"
    if card.sphere is Sphere.NEUTRAL:
        return "Any hero pays for it"
    words = "hero pays" if paying == 1 else "heroes pay"
    return f"{_stats(card)}; {_NUMBERS[min(paying, 4) - 1]} {words}"


def reason_in_deck(code: str, heroes: list[str]) -> str:
    """Return why a card is in a deck with some heroes."""
    card = card_of(code)
    if card is None:
        return ""
    paying = heroes_paying(card, icons_of(heroes))
    return _stats(card) if paying else f"{_stats(card)}, though no hero pays for it"


def _hero(card: LcgCard, heroes: list[str]) -> str:
    others = [other for hero in heroes if (other := card_of(hero)) is not None]
    same = [other.name for other in others if other.sphere is card.sphere]
    shared = f"{_sphere(card)} as {' and '.join(same)}" if same else _sphere(card)
    return f"{shared}, willpower {card.willpower}, attack {card.attack}, threat {card.threat_cost}"


def _stats(card: LcgCard) -> str:
    cost = "cost X" if card.cost == "X" else f"cost {number_or_zero(card.cost)}"
    if card.type is CardType.ALLY:
        return f"Willpower {card.willpower}, attack {card.attack} for {cost}"
    return f"{_sphere(card)} {card.type.value} for {cost}"


def _sphere(card: LcgCard) -> str:
    return card.sphere.value.title() if card.sphere is not None else "Neutral"


def counted_types(deck: Mapping[str, int]) -> str:
    """Return "17 allies, 6 attachments, 7 events"."""
    found: Counter[CardType] = Counter()
    for code, count in deck.items():
        if (card := card_of(code)) is not None:
            found[card.type] += count
    kinds = (CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)
    return ", ".join(count_of(found[kind], kind.value) for kind in kinds if kind in found)
