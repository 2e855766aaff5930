"""Why a card is picked or played, in a few words: by what can be counted in the pool."""

from collections.abc import Mapping
from typing import Final

from rules.construction.tcg.build import card_of
from rules.english import count_of, ordinal
from rules.limited.tcg.company import asked_by, asks_for
from rules.limited.tcg.half import CHARACTERS
from rules.limited.tcg.worth import worth
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType, Culture, Keyword, Race, Side

# From this worth on a card is called strong.
STRONG: Final = 4.0
_CULTURES: Final[Mapping[Culture, str]] = {
    culture: culture.value.title() for culture in Culture
} | {Culture.URUK_HAI: "Uruk-hai", Culture.WRAITH: "Ringwraith"}
_RACES: Final[Mapping[Race, str]] = {race: race.value.title() for race in Race} | {
    Race.NAZGUL: "Nazgûl",
    Race.URUK_HAI: "Uruk-hai",
}


def part_words(side: Side) -> str:
    """Return the name of a side."""
    return "Free Peoples" if side is Side.FREE_PEOPLES else "Shadow"


def reason_to_pick(card_id: str, pool: Mapping[str, int]) -> str:
    """Return why a card is worth picking, or why not, beside the picks so far."""
    card = card_of(card_id)
    if card is None:
        return ""
    if card.side is None:
        given = "a Ring" if card.type is CardType.THE_ONE_RING else "sites"
        return f"The event gives you {given}"
    asked = asked_by(card_id)
    if asked is not None:
        asking = _asked_reason(card, pool)
        if asking:
            return asking
    kind = _kind(card)
    same = sum(count for other, count in pool.items() if _is_alike(card_of(other), card))
    if card.type is CHARACTERS[card.side]:
        if same and card.culture is not None:
            return f"Your {ordinal(same + 1)} {_CULTURES[card.culture]} {kind}"
        return f"{_strength(card)}: your first {_culture(card)}{kind}"
    helped = _helped(card, pool)
    if helped:
        return f"Helps {count_of(helped, 'card')} you have"
    return "Strong in any deck" if worth(card_id) >= STRONG / 2 else f"{_culture(card)}{kind}"


def reason_in_deck(card_id: str, deck: Mapping[str, int]) -> str:
    """Return why a card is in a deck, by the cards beside it."""
    card = card_of(card_id)
    if card is None:
        return ""
    if asked_by(card_id) is not None:
        asking = _asked_reason(card, deck)
        if asking:
            return asking
    if card.type in CHARACTERS.values():
        return _strength(card)
    return f"{_culture(card)}{_kind(card)}"


def _asked_reason(card: Card, pool: Mapping[str, int]) -> str:
    """Say how many of the cards it asks for are there; "" where it is a character of its own."""
    asked = asked_by(card.id)
    assert asked is not None, "it asks for others"
    fitting = [
        (other, count)
        for held, count in pool.items()
        if held != card.id and asks_for(card.id, held) and (other := card_of(held)) is not None
    ]
    number = sum(count for _, count in fitting)
    is_item = card.type in (CardType.POSSESSION, CardType.ARTIFACT)
    if not number:
        if not asked.strict:
            return "" if card.is_character else "Nobody in your cards for it yet"
        return "Nobody can bear it yet" if is_item else "Needs cards you don’t have yet"
    if card.is_character and not asked.strict:
        return ""
    if number == 1:
        name = fitting[0][0].title
        return f"Your {name} can bear it" if is_item else f"Goes with your {name}"
    who = _together([other for other, _ in fitting])
    return f"{number} {who} can bear it" if is_item else f"Goes with your {number} {who}"


def _together(cards: list[Card]) -> str:
    races = {card.race for card in cards}
    cultures = {card.culture for card in cards}
    if len(cultures) == 1 and (culture := cards[0].culture) is not None:
        return f"{_CULTURES[culture]} characters"
    if len(races) == 1 and (race := cards[0].race) is not None:
        return f"{_RACES[race]} characters"
    return "characters"


def _strength(card: Card) -> str:
    words = [f"Strength {card.strength} for {card.twilight}"]
    damage = card.keywords.get(Keyword.DAMAGE)
    words += [f"damage +{damage}"] if damage else []
    words += [word for word in (Keyword.FIERCE, Keyword.ARCHER) if word in card.keywords]
    return ", ".join(words)


def _helped(card: Card, pool: Mapping[str, int]) -> int:
    """Return how many cards in the pool ask for one like this."""
    return sum(count for other, count in pool.items() if asks_for(other, card.id))


def _is_alike(other: Card | None, card: Card) -> bool:
    return other is not None and other.type is card.type and other.culture is card.culture


def _culture(card: Card) -> str:
    return f"{_CULTURES[card.culture]} " if card.culture is not None else ""


def _kind(card: Card) -> str:
    return str(card.type.value)
