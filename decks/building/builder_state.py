"""Everything of a draft that the builder's page shows beside the search."""

from dataclasses import dataclass
from datetime import date

from decks.building.columns import DEFAULT_LAYOUT, Column, Row, deck_columns
from decks.building.draft_legality import DraftLegality, draft_legality
from decks.building.drafts import DraftSnapshot, draft_snapshot
from decks.building.layout import Layout
from decks.building.maybe import maybe_rows
from decks.building.shortcuts import Shortcut, shortcuts
from decks.contents.differences import deck_zones
from decks.contents.zones import DeckZone
from decks.history.changes import Changes, describe_changes
from decks.models import Deck
from decks.statistics.deck_statistics import DeckStatistics, deck_statistics
from rules.construction import Game

_DRAWN = (DeckZone.DRAW_DECK, DeckZone.PLAYER_DECK)


@dataclass(frozen=True, slots=True)
class BuilderState:
    """A draft, its verdict, its cards in their groups, and what is not saved yet."""

    draft: DraftSnapshot
    legality: DraftLegality
    columns: tuple[Column, ...]
    layout: Layout
    maybe: tuple[Row, ...]
    unsaved: Changes
    statistics: DeckStatistics

    @property
    def size(self) -> int:
        """How many cards there are to draw from."""
        parts = deck_zones(self.draft.cards)
        return sum(parts[part].total() for part in _DRAWN if part in parts)

    @property
    def keys(self) -> tuple[Shortcut, ...]:
        """The keys it is built with."""
        return shortcuts(Game(self.draft.deck.game))


def builder_state(
    deck: Deck, day: date, layout: Layout = DEFAULT_LAYOUT, draft: DraftSnapshot | None = None
) -> BuilderState:
    """Gather a deck's draft, which is read where it is not at hand, and judge it on a day."""
    draft = draft or draft_snapshot(deck)
    legality = draft_legality(deck, draft.cards, day)
    return BuilderState(
        draft=draft,
        legality=legality,
        columns=deck_columns(draft.cards, legality.gaps, layout),
        layout=layout,
        maybe=maybe_rows(deck),
        unsaved=describe_changes(draft.unsaved),
        statistics=deck_statistics(draft.cards),
    )
