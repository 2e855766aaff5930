"""Cards that public decks hold most, by format and culture or sphere."""

from collections import Counter
from dataclasses import dataclass

from cards.search.index import Entry, index
from decks.contents.allowed_zones import allowed_zones
from decks.suggestions.company import company
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
    read = company(game)
    slugs = [slug for slug in read.decks if not format or read.formats[slug] == format]
    holding, copies = Counter[str](), Counter[str]()
    for slug in slugs:
        for card, count in read.decks[slug].items():
            holding[card] += 1
            copies[card] += count
    # The index asks the database whether it is still the newest: once for all cards.
    entries = index().by_id
    found = []
    for card, count in holding.items():
        entry = entries.get((game.value, card))
        if entry is None or (belongs and belongs not in entry.belongs) or not _drawn(card):
            continue
        share = round(100 * count / len(slugs))
        found.append(PlayedCard(entry, count, share, copies[card] / count))
    found.sort(key=lambda one: (-one.decks, -one.average, one.entry.name))
    return MostPlayed(len(slugs), tuple(found[:MOST_CARDS]))


def _drawn(card: str) -> bool:
    zones = allowed_zones(card)
    return bool(zones) and zones[0] in SUGGESTED_ZONES
