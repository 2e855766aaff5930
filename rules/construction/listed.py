"""Copies of cards that stand on a list."""

from collections.abc import Iterable, Iterator, Mapping

from rules.construction.problem import Finding, Mend, MendKind


def listed(
    copies: Mapping[str, int], cards: Iterable[str], code: str, most: int
) -> Iterator[Finding]:
    """Find each of the cards of which there are more than `most` copies, as one problem each."""
    for card_id in cards:
        have = copies.get(card_id, 0)
        if have > most:
            yield Finding(
                code,
                cards=(card_id,),
                have=have,
                limit=most,
                mend=Mend(MendKind.REMOVE, have - most, cards=(card_id,)),
            )
