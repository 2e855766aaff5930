"""The numbers printed on a card, as the columns of a list show them."""

from dataclasses import dataclass

from cards.drawn_by_value import drawn_by_value
from rules.lcg.facts.card import LcgCard, NumberOrX
from rules.tcg.facts.card import Card


@drawn_by_value
@dataclass(frozen=True, slots=True)
class CardNumber:
    """A column of a card's row: what it is called, its icon, and its number as printed.

    `text` is "" for a card that has no such number: columns stay in line.
    """

    name: str
    icon: str
    text: str


def card_numbers(card: Card | LcgCard) -> tuple[CardNumber, ...]:
    """Return the columns of a card, the same ones for every card of a game.

    Items and events change a character's numbers, so theirs have a sign, as on the card.
    """
    if isinstance(card, LcgCard):
        return (
            CardNumber("Willpower", "sun", _plain(card.willpower)),
            CardNumber("Attack", "sword", _plain(card.attack)),
            CardNumber("Defense", "shield", _plain(card.defense)),
            CardNumber("Hit points", "heart", _plain(card.hit_points)),
        )
    written = _plain if card.is_character else _signed
    return (
        CardNumber("Strength", "sword", written(card.strength)),
        CardNumber("Vitality", "heart", written(card.vitality)),
    )


def _plain(number: NumberOrX | None) -> str:
    return "" if number is None else str(number)


def _signed(number: int | None) -> str:
    return "" if number is None else f"{number:+}"
