"""The report of an event that is over: the deck of each player, and games played at tables."""

from uuid import UUID

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_GET
from django.views.decorators.vary import vary_on_headers

from decks.ownership import SiteRequest
from play.events.reports import NO_REPLAY, show_deck, table_to_replay
from play.events.starting import event_to_read
from play.models import Table
from play.tables.others_replays import show_replay, show_why


@require_GET
def deck_list(request: SiteRequest, event_id: UUID, place: int) -> HttpResponse:
    """A player's deck with their matches."""
    event = event_to_read(request.visitor, event_id)
    shown = show_deck(event, place, request.visitor)
    return render(request, "events/deck.html", {"event": event, "shown": shown})


@require_GET
def replay(request: SiteRequest, event_id: UUID, round: int, number: int) -> HttpResponse:
    """A match that was played at a table, step by step, with all cards."""
    event = event_to_read(request.visitor, event_id)
    table = table_to_replay(event, round, number, request.visitor)
    return show_replay(
        request,
        table,
        _every_eye(table),
        missing=NO_REPLAY,
        why_address=reverse("events:why", args=[event_id, round, number]),
    )


@require_GET
@vary_on_headers("HX-Request")
def why(request: SiteRequest, event_id: UUID, round: int, number: int) -> HttpResponse:
    """What a computer player compared at `?step=` of a match."""
    event = event_to_read(request.visitor, event_id)
    table = table_to_replay(event, round, number, request.visitor)
    replay_address = reverse("events:replay", args=[event_id, round, number])
    return show_why(request, table, _every_eye(table), replay_address)


def _every_eye(table: Table) -> list[int | None]:
    return [None, *(seat.place for seat in table.seats.all())]
