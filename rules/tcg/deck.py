"""A TCG deck as the rules see it: card ids and how many."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TcgDeck:
    """Ring-bearer, ring, adventure deck and draw deck, by card id ("7_364").

    `draw_deck` pairs a card id with how many copies; the Ring-bearer is not part of it
    (Comprehensive Rulebook 2.0, "Building your deck"). Any deck can be written down,
    legal or not; `rules.construction` says what is wrong with it.
    """

    ring_bearer: str | None
    ring: str | None
    sites: tuple[str, ...]
    draw_deck: tuple[tuple[str, int], ...]

    def copies(self) -> Iterator[str]:
        """Return each card of the draw deck once a copy, in the order it is written down."""
        for card_id, count in self.draw_deck:
            for _ in range(count):
                yield card_id
