"""Cards that public decks hold most, by format and culture or sphere."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from operator import itemgetter

from cards.search.index import Entry, index
from decks.contents.allowed_zones import allowed_zones
from decks.suggestions.company import Company, company
from decks.suggestions.profiles import SUGGESTED_ZONES
from rules.construction import Game

MOST_CARDS = 100


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card, how many of the decks hold it, and how many copies these hold on average."""

    entry: Entry
    decks: int
    percent: int
    average: float


@dataclass(frozen=True, slots=True)
class MostPlayed:
    """The cards that are in most decks, and how many decks were looked at."""

    decks: int
    cards: tuple[PlayedCard, ...]


def most_played(game: Game, format: str = "", belongs: str = "") -> MostPlayed:
    """Return the cards that most public decks of a game hold, those in most decks first.

    `format` keeps decks built for it, `belongs` cards of a culture or sphere. Sites and rings,
    which every deck needs, are left out.
    """
    counts = _counts_by_format(company(game)).get(format, _Counts())
    # The index asks the database whether it is still the newest: once for all cards.
    entries = index().by_id
    found = []
    for card, decks in counts.holding.items():
        entry = entries.get((game.value, card))
        if entry is None or (belongs and belongs not in entry.belongs) or not _drawn(card):
            continue
        found.append((-decks, -counts.copies[card] / decks, entry.name, entry))
    found.sort(key=itemgetter(0, 1, 2))
    cards = tuple(
        PlayedCard(entry, -decks, round(-100 * decks / counts.decks), -average)
        for decks, average, _, entry in found[:MOST_CARDS]
    )
    return MostPlayed(counts.decks, cards)


@dataclass(slots=True)
class _Counts:
    """How many decks there are, how many hold each card, and how many copies these hold."""

    decks: int = 0
    holding: Counter[str] = field(default_factory=Counter)
    copies: Counter[str] = field(default_factory=Counter)

    def add(self, copies: Mapping[str, int]) -> None:
        """Count a deck."""
        self.decks += 1
        self.holding.update(copies.keys())
        self.copies.update(copies)


@lru_cache(maxsize=2)
def _counts_by_format(read: Company) -> Mapping[str, _Counts]:
    """Return the counts of decks by the format they were built for, of all of them under ""."""
    counts: dict[str, _Counts] = defaultdict(_Counts)
    for slug, copies in read.decks.items():
        for format in {"", read.formats[slug]}:
            counts[format].add(copies)
    return dict(counts)


def _drawn(card: str) -> bool:
    zones = allowed_zones(card)
    return bool(zones) and zones[0] in SUGGESTED_ZONES
