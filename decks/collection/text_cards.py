"""Cards as text cards: drawn from facts, to print in place of the real ones."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cards.behaviour import behaviour
from cards.models import Facts
from cards.search.index import index
from decks.collection.lacking import MissingCard
from decks.contents.differences import deck_copies
from decks.contents.encoding import AnyDeck, card_order
from rules.construction import Game

# More than a whole deck: a sheet holds nine.
MAX_TEXT_CARDS = 270


@dataclass(frozen=True, slots=True)
class TextCard:
    """A card's facts and what it does; without sentences it has room to write its text on."""

    facts: Facts
    sentences: tuple[str, ...]


def text_cards(game: Game, missing: Iterable[MissingCard]) -> list[TextCard]:
    """Return a text card for each missing copy, `MAX_TEXT_CARDS` at most."""
    return [card for card, _ in zip(_each(game, missing), range(MAX_TEXT_CARDS), strict=False)]


def deck_faces(game: Game, cards: AnyDeck) -> list[TextCard]:
    """Return a text card for each card of a deck, `MAX_TEXT_CARDS` at most."""
    copies = deck_copies(cards)
    held = [(card, copies[card]) for card in sorted(copies, key=card_order)]
    return [card for card, _ in zip(_drawn(game, held), range(MAX_TEXT_CARDS), strict=False)]


def _each(game: Game, missing: Iterable[MissingCard]) -> Iterator[TextCard]:
    return _drawn(game, ((lacking.card, lacking.missing) for lacking in missing))


def _drawn(game: Game, copies: Iterable[tuple[str, int]]) -> Iterator[TextCard]:
    known = index().by_id
    for card, count in copies:
        entry = known.get((game.value, card))
        if entry is None:
            continue
        does = behaviour(game, entry.id)
        yield from [TextCard(entry.facts, does.sentences)] * count
