"""Which cards stand together in other decks: samples, and the public decks changed last."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from time import monotonic

from decks.contents.differences import deck_copies
from decks.queries import latest_versions
from decks.sharing.public_search import public_decks
from rules.construction import Game

# How many public decks are read, the ones changed last: with more, reading takes too long.
MAX_DECKS = 1000
# How many of the most alike decks speak for a card.
NEIGHBOURS = 40
# How many seconds a process keeps what it has read.
KEPT_SECONDS = 600


@dataclass(frozen=True, slots=True, eq=False)
class Company:
    """Decks by slug with the copies they hold of each card, and the decks of each card.

    `formats` are the formats that decks were built for, "" where their builders did not say.
    """

    decks: Mapping[str, Mapping[str, int]]
    holding: Mapping[str, tuple[str, ...]]
    formats: Mapping[str, str]

    def neighbours(self, cards: frozenset[str], without: str = "") -> list[tuple[str, float]]:
        """Return the decks most alike, with their likeness (cosine, 0 to 1), most alike first.

        `without` is the deck that asks.
        """
        common = Counter(deck for card in cards for deck in self.holding.get(card, ()))
        common.pop(without, None)
        alike = [
            (deck, shared / sqrt(len(cards) * len(self.decks[deck])))
            for deck, shared in common.items()
        ]
        return sorted(alike, key=lambda found: (-found[1], found[0]))[:NEIGHBOURS]


def company(game: Game) -> Company:
    """Return the decks that anybody may read, as they were at most ten minutes ago."""
    return company_in(game, int(monotonic() // KEPT_SECONDS))


@lru_cache(maxsize=2)
def company_in(game: Game, _period: int) -> Company:
    """Return the decks read in a period; a new period reads them again."""
    versions = latest_versions(public_decks().filter(game=game.value))
    changed_last = versions.order_by("-deck__sample", "-deck__updated", "-deck__pk")[:MAX_DECKS]
    decks: dict[str, Mapping[str, int]] = {}
    formats: dict[str, str] = {}
    holding: dict[str, list[str]] = defaultdict(list)
    for version in changed_last:
        slug = version.deck.slug
        decks[slug] = deck_copies(version.cards())
        formats[slug] = version.deck.format
        for card in decks[slug]:
            holding[card].append(slug)
    return Company(decks, {card: tuple(slugs) for card, slugs in holding.items()}, formats)
