"""Who may see a playtest or an event.

A playtest is seen by its owner, and by everyone who may read all of its decks.

A playtest shows a deck's name and cards, and its replays show every card that is drawn. So it is
as private as the more private of its decks. One whose deck was deleted, or did not come from a
deck on the site, is its owner's alone: nobody can check any more who might read that deck. The
games of an event whose lists are open are seen by all who may read it, once it is over.
"""

from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.http import Http404

from decks import access
from decks.ownership import Visitor, owned_by
from play.models import Event, EventEntry, EventMatch, Playtest, PlaytestDeck

NO_PLAYTEST = "This playtest doesn’t exist, or one of its decks is private."


def readable_playtests(visitor: Visitor) -> QuerySet[Playtest]:
    """Return the playtests that the visitor may see if they know the address."""
    closed_decks = PlaytestDeck.objects.filter(playtest=OuterRef("pk")).exclude(
        version__deck__in=access.readable_decks(visitor)
    )
    reported = open_matches(visitor).filter(playtest=OuterRef("pk"))
    return Playtest.objects.filter(owned_by(visitor) | ~Exists(closed_decks) | Exists(reported))


def readable_events(visitor: Visitor) -> QuerySet[Event]:
    """Return the events a visitor may read if they know the address."""
    mine = EventEntry.objects.filter(owned_by(visitor))
    return Event.objects.filter(Q(shared=True) | owned_by(visitor) | Q(entries__in=mine)).distinct()


def open_matches(visitor: Visitor) -> QuerySet[EventMatch]:
    """Return the matches whose games a visitor may watch as they may read the event."""
    lists_open = Q(event__open_lists=True) | ~Q(event__limited_event="")
    of_computers = ~Q(first__player="") & ~Q(second__player="")
    return EventMatch.objects.filter(
        lists_open | of_computers,
        event__ended__isnull=False,
        event__in=readable_events(visitor),
        second__isnull=False,
    )


def playtest_to_read(visitor: Visitor, playtest_id: UUID) -> Playtest:
    """Return the playtest with its decks, or raise Http404 if the visitor may not see it."""
    found = (
        readable_playtests(visitor).prefetch_related("decks__version__deck").filter(pk=playtest_id)
    )
    playtest = found.first()
    if playtest is None:
        raise Http404(NO_PLAYTEST)
    return playtest


def playtest_to_change(visitor: Visitor, playtest_id: UUID) -> Playtest:
    """Return one of the visitor's own playtests.

    Raise Http404 if they may not see it, and PermissionDenied if it is someone else's.
    """
    playtest = playtest_to_read(visitor, playtest_id)
    if not visitor.owns(playtest):
        raise PermissionDenied("Only the person who started this playtest can change it.")
    return playtest
