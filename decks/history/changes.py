"""Differences in words, as players tell them: "+2 Legolas, −1 Gimli"."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from decks.contents.card_labels import card_name, card_words
from decks.contents.differences import Difference, Kind, Part, parts_of
from decks.contents.encoding import AnyDeck

SHOWN = 8
PLACES = {Part.RING_BEARER: " as Ring-bearer", Part.SIDE_BOARD: " in the side board"}


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
        """Those to show at once: all, where there is no more than one beyond them."""
        return self.lines if len(self.lines) <= SHOWN + 1 else self.lines[:SHOWN]

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


def changes_of(found: Iterable[Difference]) -> Changes:
    """Put differences into words.

    Printings of one name are told apart by their collectors' numbers where both are among the
    differences.
    """
    held = tuple(found)
    named = Counter((one.part, card_name(one.card)) for one in held)
    return Changes(
        lines=tuple(_change(one, named[one.part, card_name(one.card)] > 1) for one in held),
        came=sum(one.change for one in held if one.change > 0),
        went=-sum(one.change for one in held if one.change < 0),
    )


def signed(number: int) -> str:
    """Write a number with its sign, with a true minus."""
    return f"+{number}" if number > 0 else f"−{-number}"


def size_words(cards: AnyDeck) -> str:
    """Say how large a deck is: "62 cards, 9 sites", "3 heroes, 50 cards"."""
    counts = {part: held.total() for part, held in parts_of(cards).items()}
    told = [
        _count(counts[Part.HEROES], "hero", "heroes") if counts.get(Part.HEROES) else "",
        _count(counts.get(Part.DRAW_DECK, 0) + counts.get(Part.PLAYER_DECK, 0), "card", "cards"),
        _count(counts[Part.ADVENTURE_DECK], "site", "sites")
        if counts.get(Part.ADVENTURE_DECK)
        else "",
        f"{counts[Part.SIDE_BOARD]} in the side board" if counts.get(Part.SIDE_BOARD) else "",
    ]
    return ", ".join(filter(None, told))


def _change(one: Difference, of_several: bool) -> Change:
    name = card_words(one.card) if of_several else card_name(one.card)
    return Change(signed(one.change), name + PLACES.get(one.part, ""), one.kind)


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
