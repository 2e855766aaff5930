"""Which cards stand together in other decks: samples, and the public decks changed last."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from time import monotonic

from decks.contents.differences import deck_copies
from decks.contents.encoding import from_contents
from decks.models import DeckVersion
from decks.queries import Saved, latest_saved
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
    """Return the decks read in a period; a new period reads what was changed since the last."""
    found = public_decks().filter(game=game.value).order_by("-sample", "-updated", "-pk")
    decks = {
        key: (slug, format)
        for key, slug, format in found.values_list("pk", "slug", "format")[:MAX_DECKS]
    }
    copies_of = _copies(game, decks)
    holding: dict[str, list[str]] = defaultdict(list)
    for key, copies in copies_of.items():
        for card in copies:
            holding[card].append(decks[key][0])
    return Company(
        {decks[key][0]: copies for key, copies in copies_of.items()},
        {card: tuple(slugs) for card, slugs in holding.items()},
        {decks[key][0]: decks[key][1] for key in copies_of},
    )


_READ: dict[Game, Mapping[Saved, Mapping[str, int]]] = {}


def _copies(game: Game, decks: Iterable[int]) -> dict[int, Mapping[str, int]]:
    """Return the cards of the latest version of each deck, by the decks' keys, in their order.

    Reading a thousand decks takes a third of a second, so those read before are kept.
    """
    latest = latest_saved(decks)
    known = _READ.get(game, {})
    new = [saved[0] for saved in latest.values() if saved not in known]
    read = {
        (version.pk, version.created): deck_copies(from_contents(game, version.contents))
        for version in DeckVersion.objects.filter(pk__in=new)
    }
    kept = {saved: known[saved] if saved in known else read[saved] for saved in latest.values()}
    _READ[game] = kept
    return {deck: kept[latest[deck]] for deck in decks if deck in latest}
