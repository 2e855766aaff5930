"""Copies of cards that are on a list."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from rules.construction.problem import Finding, Fix, FixKind

# Which prints of a card a deck holds, and how many copies they are together.
CountPrints = Callable[[Mapping[str, int], str], tuple[tuple[str, ...], int]]


def listed(
    copies: Mapping[str, int], cards: Iterable[str], code: str, most: int, count: CountPrints
) -> Iterator[Finding]:
    """Find each of the cards of which there are more than `most` copies, as one problem each.

    The finding names the prints that the deck holds.
    """
    for card_id in cards:
        held, have = count(copies, card_id)
        if have > most:
            yield Finding(
                code,
                cards=held,
                have=have,
                limit=most,
                fix=Fix(FixKind.REMOVE, have - most, cards=held),
            )


def count_alone(copies: Mapping[str, int], card_id: str) -> tuple[tuple[str, ...], int]:
    """Return a card that has no other prints with its copies."""
    return (card_id,), copies.get(card_id, 0)
