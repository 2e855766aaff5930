"""Which public decks an entry by staff makes legal or illegal, before it is saved."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from django.db.models import QuerySet, TextField
from django.db.models.functions import Cast

from cards.formats import OFFICIAL
from cards.legality.amendments import amendments, amendments_with
from cards.legality.models import Amendment, ListEntry
from decks.legality.deck_legality import deck_format
from decks.models import Deck, DeckVersion
from decks.queries import latest_versions
from decks.sharing.public_search import public_decks
from rules.construction import Format, Game, formats_of, load_format, validate
from rules.construction.games import GAMES

# A verdict takes about a millisecond, and staff wait for the page.
MAX_JUDGED = 500


@dataclass(frozen=True, slots=True)
class AffectedDeck:
    """A deck with the formats it is no longer legal in, and those it becomes legal in."""

    deck: Deck
    lost: tuple[Format, ...]
    gained: tuple[Format, ...]


@dataclass(frozen=True, slots=True)
class AffectedDecks:
    """The decks that an entry affects on a day; `judged_only` of them were judged, 0 for all."""

    day: date
    decks: tuple[AffectedDeck, ...]
    judged_only: int = 0

    @property
    def illegal(self) -> int:
        """How many decks lose a format."""
        return sum(bool(affected.lost) for affected in self.decks)

    @property
    def legal(self) -> int:
        """How many decks gain a format."""
        return sum(bool(affected.gained) for affected in self.decks)


def affected_decks(amendment: Amendment, today: date) -> AffectedDecks:
    """Return the sample and public decks whose verdict an entry changes once it is saved.

    Decks are judged today, or on the entry's first day if that is later. A list entry changes its
    own format; an erratum may change any, so the official ones and the deck's own are asked.
    """
    day = max(today, amendment.since)
    before, after = amendments(), amendments_with(amendment)
    versions = list(_versions_with(amendment)[: MAX_JUDGED + 1])
    affected = []
    for version in versions[:MAX_JUDGED]:
        cards = version.cards()
        lost: list[Format] = []
        gained: list[Format] = []
        for format in _formats(amendment, version.deck):
            was = validate(cards, format, on=day, amendments=before).legal
            will_be = validate(cards, format, on=day, amendments=after).legal
            if was is not will_be:
                (lost if was else gained).append(format)
        if lost or gained:
            affected.append(AffectedDeck(version.deck, tuple(lost), tuple(gained)))
    judged_only = MAX_JUDGED if len(versions) > MAX_JUDGED else 0
    return AffectedDecks(day, tuple(affected), judged_only)


def _versions_with(amendment: Amendment) -> QuerySet[DeckVersion]:
    """Return the latest versions of public decks that contain the card in any of its prints."""
    card = amendment.card
    prints = GAMES[Game(card.game)].prints(card.printed_id)
    pattern = f'"({"|".join(map(re.escape, {card.printed_id, *prints}))})"'
    versions = latest_versions(public_decks().filter(game=card.game))
    return versions.annotate(written=Cast("contents", TextField())).filter(written__regex=pattern)


def _formats(amendment: Amendment, deck: Deck) -> Iterator[Format]:
    if isinstance(amendment, ListEntry):
        yield load_format(amendment.format)
        return
    official = [format for format in formats_of(Game(deck.game)) if format.family in OFFICIAL]
    yield from official
    own = deck_format(deck)
    if own is not None and own not in official:
        yield own
