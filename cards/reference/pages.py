"""What a page of the rules reference shows, gathered."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlencode

from django.urls import reverse

from cards.search.card_search import search_cards
from cards.search.index import Entry as Card
from rules.construction import Game
from rules.lessons.finding import Example, examples_of
from rules.lessons.scene import Scene, scene_of
from rules.reference import Entry, Group, entry, reference

GAME_NAMES = {Game.TCG: "Trading Card Game", Game.LCG: "The Card Game"}
SHOWN_CARDS = 4


@dataclass(frozen=True, slots=True)
class ShownGame:
    """The groups of entries of a game; `name` is how players call it."""

    game: str
    name: str
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class ShownEntry:
    """An entry's page: its sources in words, related entries, cards and their search.

    It has the lessons that show it, or else a scene, if there is one.
    """

    entry: Entry
    game_name: str
    group: Group
    sources: tuple[str, ...]
    related: tuple[Entry, ...]
    lessons: tuple[Example, ...]
    scene: Scene | None
    cards: tuple[Card, ...]
    card_count: int
    cards_address: str
    before: Entry | None
    after: Entry | None


def shown_games(game: str) -> tuple[ShownGame, ...]:
    """Return the entries of one game in their groups, or of both with game ""."""
    return tuple(
        ShownGame(
            each, GAME_NAMES[each], tuple(one for one in reference().groups if one.game == each)
        )
        for each in Game
        if game in ("", each)
    )


def shown_entry(game: str, slug: str) -> ShownEntry | None:
    """Return the page of an entry; None if the game has none by that name."""
    found = entry(game, slug)
    if found is None:
        return None
    group = next(each for each in reference().groups if found in each.entries)
    place = group.entries.index(found)
    cards, count = _cards(found.game, found.query)
    return ShownEntry(
        entry=found,
        game_name=GAME_NAMES[Game(found.game)],
        group=group,
        sources=tuple(source_words(found)),
        related=tuple(each for name in found.related if (each := entry(game, name))),
        lessons=examples_of(game, slug),
        scene=scene_of(game, slug),
        cards=cards,
        card_count=count,
        cards_address=cards_address(found),
        before=group.entries[place - 1] if place else None,
        after=group.entries[place + 1] if place + 1 < len(group.entries) else None,
    )


def source_words(found: Entry) -> Iterator[str]:
    """Yield an entry's sources, one for each document: 'Core rules: “Setup”, “Travel”'."""
    by_document: dict[str, list[str]] = {}
    for source in found.sources:
        by_document.setdefault(source.document, []).append(source.section.strip("“”"))
    for document, sections in by_document.items():
        yield f"{reference().rulebooks[document].cited}: “{'”, “'.join(sections)}”"


def cards_address(found: Entry) -> str:
    """Return the address of the search for cards that show an entry; "" if it has none."""
    if not found.query:
        return ""
    return f"{reverse('cards:list')}?{urlencode({'q': found.query, 'game': found.game})}"


@cache
def _cards(game: str, query: str) -> tuple[tuple[Card, ...], int]:
    if not query:
        return (), 0
    found = search_cards(query, {"game": game}).entries
    # Spread over the sets, so that a term isn't shown by the oldest cards alone.
    step = max(1, len(found) // SHOWN_CARDS)
    return found[::step][:SHOWN_CARDS], len(found)
