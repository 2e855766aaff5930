"""Missing cards as text cards: drawn from facts, to print in place of the real ones."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cards.behaviour import behaviour
from cards.models import Facts
from cards.search.index import index
from decks.collection.lacking import MissingCard
from rules.construction import Game

# More than a whole deck: a sheet holds nine.
MAX_TEXT_CARDS = 270


@dataclass(frozen=True, slots=True)
class TextCard:
    """A card's facts and what it does."""

    facts: Facts
    sentences: tuple[str, ...]
    note: str


def text_cards(game: Game, missing: Iterable[MissingCard]) -> list[TextCard]:
    """Return a text card for each missing copy, `MAX_TEXT_CARDS` at most."""
    return [card for card, _ in zip(_each(game, missing), range(MAX_TEXT_CARDS), strict=False)]


def _each(game: Game, missing: Iterable[MissingCard]) -> Iterator[TextCard]:
    known = index().by_id
    for lacking in missing:
        entry = known.get((game.value, lacking.card))
        if entry is None:
            continue
        does = behaviour(game, entry.id)
        card = TextCard(entry.facts, does.sentences, does.note)
        yield from [card] * lacking.missing
