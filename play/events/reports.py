"""What an event shows once it is over: the deck of each player, and the replay of each match.

Decks from pools are the event's own, so those of a sealed event or a draft are shown to everybody
who may read it. Decks that people brought stay as private as they are, unless the event's terms
say that all lists are open. Nothing is shown before the end: an opponent may still come.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from django.http import Http404

from decks.access import may_name
from decks.contents.deck_list import DeckListPart, build_deck_list
from decks.models import Deck
from decks.ownership import Visitor
from play.events.shown_event import GAMES_OVER, ShownMatch, ShownRound, may_see_list, show_event
from play.models import Event, EventEntry, Table
from play.models.access import open_matches

NO_LIST = "This deck isn’t open. Lists are shown after the event, if its organiser chose that."
NO_REPLAY = "This match has no replay that you may watch."


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round of a player: their match, and who was on the other side, "" for a bye.

    `list` is the address of the opponent's deck, "" where the visitor may not see it.
    """

    round: ShownRound
    match: ShownMatch
    opponent: str
    list: str


@dataclass(frozen=True, slots=True)
class ShownDeck:
    """A player's deck in an event with their matches. `deck` is the one on the site, if shared."""

    entry: EventEntry
    mine: bool
    parts: tuple[DeckListPart, ...]
    rounds: tuple[PlayedRound, ...]
    deck: Deck | None


def show_deck(event: Event, place: int, visitor: Visitor) -> ShownDeck:
    """Return the deck of a player's place. Raise Http404 if the visitor may not see it."""
    entry = event.entries.filter(place=place).select_related("version__deck").first()
    if entry is None or not may_see_list(event, entry, visitor):
        raise Http404(NO_LIST)
    version, shown = entry.version, show_event(event, visitor)
    lists = {line.entry.pk: line.list for line in shown.lines}
    return ShownDeck(
        entry,
        visitor.owns(entry),
        build_deck_list(entry.cards()),
        tuple(
            _played(each, match, entry, lists)
            for each in shown.rounds
            for match in each.matches
            if entry.pk in (match.match.first_id, match.match.second_id)
        ),
        version.deck if version is not None and may_name(visitor, version) else None,
    )


def table_to_replay(event: Event, round: int, number: int, visitor: Visitor) -> Table:
    """Return the table of a match that everybody may watch who may read the event.

    Raise Http404 before the event is over, and for decks that stay private.
    """
    matches = open_matches(visitor).filter(event=event, round=round, number=number)
    match = matches.exclude(table=None).select_related("table").first()
    if match is None or match.table is None or match.table.status not in GAMES_OVER:
        raise Http404(NO_REPLAY)
    return match.table


def _played(
    each: ShownRound, shown: ShownMatch, entry: EventEntry, lists: Mapping[int, str]
) -> PlayedRound:
    match, is_first = shown.match, shown.match.first_id == entry.pk
    other = match.second_id if is_first else match.first_id
    return PlayedRound(
        each, shown, shown.second if is_first else shown.first, lists[other] if other else ""
    )
