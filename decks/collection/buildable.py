"""How much of other people's decks a visitor owns: how many copies each deck lacks."""

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import datetime
from threading import Lock

from decks.collection.copies import find_collection
from decks.collection.lacking import by_first_print, needed_cards, used_cards
from decks.models import DeckVersion
from decks.ownership import Visitor
from rules.construction import Game

# What versions of decks need is remembered by each process; a version never changes.
MOST_KEPT = 3_000
Needs = Mapping[str, int]

_needs: dict[tuple[int, datetime], Needs] = {}
_lock = Lock()


def available_copies(visitor: Visitor, game: Game) -> Counter[str] | None:
    """Return the copies that a new deck could use, by first print; None without a collection.

    Where decks don't share copies, those in the visitor's other decks are left out.
    """
    collection = find_collection(visitor, game)
    if collection is None:
        return None
    owned = by_first_print(collection.copies)
    return owned if collection.shared else owned - used_cards(visitor, game)


def count_lacking(
    available: Counter[str], versions: Iterable[tuple[int, datetime]]
) -> dict[int, int]:
    """Return how many copies each version of a deck lacks; each is named by key and creation."""
    return {
        version: sum(
            count - available[card] for card, count in needs.items() if count > available[card]
        )
        for version, needs in needs_of(versions).items()
    }


def needs_of(versions: Iterable[tuple[int, datetime]]) -> dict[int, Needs]:
    """Return the copies that versions of decks need, by first print."""
    wanted = list(versions)
    with _lock:
        found = {version[0]: _needs[version] for version in wanted if version in _needs}
    unknown = [key for key, _ in wanted if key not in found]
    if unknown:
        read = DeckVersion.objects.filter(pk__in=unknown).select_related("deck")
        fresh = {
            (version.pk, version.created): dict(needed_cards(version.cards())) for version in read
        }
        with _lock:
            if len(_needs) + len(fresh) > MOST_KEPT:
                _needs.clear()
            _needs.update(fresh)
        found |= {key: needs for (key, _), needs in fresh.items()}
    return {key: found[key] for key, _ in wanted if key in found}
