"""Everything of a draft that the builder's page shows beside the search."""

from dataclasses import dataclass
from datetime import date

from decks.building.columns import Column, columns_of
from decks.building.draft_legality import Judgement, judgement_of
from decks.building.drafts import Sight, look
from decks.building.shortcuts import Key, keys_of
from decks.contents.differences import Part, parts_of
from decks.history.changes import Changes, changes_of
from decks.models import Deck
from decks.statistics.deck_statistics import Portrait, portrait_of
from rules.construction import Game

_DRAWN = (Part.DRAW_DECK, Part.PLAYER_DECK)


@dataclass(frozen=True, slots=True)
class Desk:
    """A draft, its verdict, its cards in their groups, and what is not saved yet."""

    sight: Sight
    judgement: Judgement
    columns: tuple[Column, ...]
    unsaved: Changes
    portrait: Portrait

    @property
    def size(self) -> int:
        """How many cards there are to draw from."""
        parts = parts_of(self.sight.cards)
        return sum(parts[part].total() for part in _DRAWN if part in parts)

    @property
    def keys(self) -> tuple[Key, ...]:
        """The keys it is built with."""
        return keys_of(Game(self.sight.deck.game))


def desk_of(deck: Deck, day: date) -> Desk:
    """Gather a deck's draft and judge it on a day."""
    sight = look(deck)
    judgement = judgement_of(deck, sight.cards, day)
    return Desk(
        sight=sight,
        judgement=judgement,
        columns=columns_of(sight.cards, judgement.gaps),
        unsaved=changes_of(sight.unsaved),
        portrait=portrait_of(sight.cards),
    )
