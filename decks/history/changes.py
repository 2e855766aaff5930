"""Differences in words, as players tell them: "+2 Legolas, −1 Gimli"."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from decks.contents.card_labels import card_label, card_name
from decks.contents.differences import Difference, Kind, deck_zones
from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone

SHOWN_LINES = 8
ZONE_WORDS = {DeckZone.RING_BEARER: " as Ring-bearer", DeckZone.SIDEBOARD: " in the sideboard"}


@dataclass(frozen=True, slots=True)
class Change:
    """One difference in words: how many copies came or went, and of what."""

    count: str
    name: str
    kind: Kind

    def __str__(self) -> str:
        return f"{self.count} {self.name}"


@dataclass(frozen=True, slots=True)
class Changes:
    """All differences of two decks in words; a long list is folded."""

    lines: tuple[Change, ...]
    came: int
    went: int

    @property
    def shown(self) -> tuple[Change, ...]:
        """Those to show at once: all of them if only one would be left out."""
        return self.lines if len(self.lines) <= SHOWN_LINES + 1 else self.lines[:SHOWN_LINES]

    @property
    def folded(self) -> tuple[Change, ...]:
        """The others."""
        return self.lines[len(self.shown) :]

    @property
    def sum(self) -> str:
        """How many copies came and went: "3 in, 2 out"; empty where nothing is different."""
        sums = ((self.came, "in"), (self.went, "out"))
        return ", ".join(f"{count} {way}" for count, way in sums if count)

    def __bool__(self) -> bool:
        return bool(self.lines)

    def __str__(self) -> str:
        return "; ".join(map(str, self.lines))


def describe_changes(found: Iterable[Difference]) -> Changes:
    """Put differences into words.

    Printings of one name are shown apart by their collectors' numbers where both are among the
    differences.
    """
    held = tuple(found)
    named = Counter((difference.zone, card_name(difference.card)) for difference in held)
    return Changes(
        lines=tuple(
            _change(difference, named[difference.zone, card_name(difference.card)] > 1)
            for difference in held
        ),
        came=sum(difference.change for difference in held if difference.change > 0),
        went=-sum(difference.change for difference in held if difference.change < 0),
    )


def signed(number: int) -> str:
    """Write a number with its sign, with a true minus."""
    return f"+{number}" if number > 0 else f"−{-number}"


def size_words(cards: AnyDeck) -> str:
    """Return how large a deck is: "62 cards, 9 sites", "3 heroes, 50 cards"."""
    counts = {part: held.total() for part, held in deck_zones(cards).items()}
    counted = [
        _count(counts[DeckZone.HEROES], "hero", "heroes") if counts.get(DeckZone.HEROES) else "",
        _count(
            counts.get(DeckZone.DRAW_DECK, 0) + counts.get(DeckZone.PLAYER_DECK, 0), "card", "cards"
        ),
        _count(counts[DeckZone.ADVENTURE_DECK], "site", "sites")
        if counts.get(DeckZone.ADVENTURE_DECK)
        else "",
        f"{counts[DeckZone.SIDEBOARD]} in the sideboard" if counts.get(DeckZone.SIDEBOARD) else "",
    ]
    return ", ".join(filter(None, counted))


def _change(one: Difference, of_several: bool) -> Change:
    name = card_label(one.card) if of_several else card_name(one.card)
    return Change(signed(one.change), name + ZONE_WORDS.get(one.zone, ""), one.kind)


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
