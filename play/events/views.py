"""The pages of events: entering, rounds, standings, and the organiser's desk."""

from uuid import UUID

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from cards.client_address import client_address
from cards.htmx import wants_part
from cards.whole_numbers import whole_number
from decks.access import deck_to_read
from decks.ownership import SiteRequest, get_or_create_maker, owned_by
from play.events import matches, rounds, starting
from play.events.deck_choices import deck_choices
from play.events.field import computer_decks, constructed_formats
from play.events.matches import NoSuchMatch
from play.events.rounds import CannotEnterResult, CannotPair, EventOver
from play.events.shown_event import show_event
from play.events.standings import Result
from play.events.starting import (
    PLAYERS,
    USUAL_PLAYERS,
    CannotEnter,
    begin_after_draft,
    begin_constructed,
    begin_sealed,
    entry_of,
    event_to_organise,
    event_to_read,
    lock_deck,
    own_entry,
    take_entry,
)
from play.events.terms import EventTerms, TermsRefused
from play.limited.drafts import draft_to_read
from play.models import Event, EventEntry, Playtest
from play.models.access import readable_events
from play.queue.fairness import queue_key_for
from play.queue.quota import QuotaExceeded
from play.queue.tasks import send_on_commit
from rules.construction import UnknownFormat, load_format
from rules.limited.events import UnknownEvent, limited_event, limited_events

EVENTS_SHOWN = 50
STRUCTURES = {
    "swiss": "Swiss rounds",
    "top-2": "Swiss, then a final",
    "top-4": "Swiss, then the top 4",
    "top-8": "Swiss, then the top 8",
    "elimination": "Single elimination",
}
ROUND_DAYS = (1, 2, 3, 7, 14)


@require_GET
def events(request: SiteRequest) -> HttpResponse:
    """The visitor's events, and those that anybody may read."""
    readable = readable_events(request.visitor)
    mine = readable.exclude(entries__isnull=True).filter(
        entries__in=EventEntry.objects.filter(owned_by(request.visitor))
    )
    others = readable.filter(shared=True).exclude(pk__in=mine.values("pk"))
    context = {"mine": mine[:EVENTS_SHOWN], "others": others[:EVENTS_SHOWN]}
    return render(request, "events/events.html", context)


@require_http_methods(["GET", "POST"])
def new(request: SiteRequest) -> HttpResponse:
    """A new event: constructed or sealed. A draft begins at its table."""
    context = {
        "formats": constructed_formats(),
        "sealed": [event for event in limited_events() if not event.is_draft and event.decks_meet],
        "players": PLAYERS,
        "usual": USUAL_PLAYERS,
        "structures": STRUCTURES,
        "round_days": ROUND_DAYS,
        "refusal": "",
    }
    if request.method == "POST":
        try:
            return redirect(_begin(request))
        except (CannotEnter, TermsRefused) as refused:
            context["refusal"] = str(refused)
    status = 422 if context["refusal"] else 200
    return render(request, "events/new.html", context, status=status)


@require_POST
def after_draft(request: SiteRequest, draft_id: UUID) -> HttpResponse:
    """The event in which the seats of a draft meet."""
    draft, seat = draft_to_read(request.visitor, draft_id)
    try:
        return redirect(begin_after_draft(draft, request.visitor, _queue_key(request)))
    except CannotEnter as refused:
        messages.info(request, str(refused))
        return redirect(seat.draft)


@require_GET
def event(request: SiteRequest, event_id: UUID) -> HttpResponse:
    """Standings and rounds. htmx gets the part that changes."""
    found = event_to_read(request.visitor, event_id)
    shown = show_event(found, request.visitor)
    entry, choices = shown.entry, None
    if entry is not None and not shown.begun:
        choices = deck_choices(found, entry, request.visitor)
    context = {
        "event": found,
        "shown": shown,
        "decks": choices,
        "invitations": _invitations(request, found) if shown.organises else [],
    }
    template = "events/event_body.html" if wants_part(request) else "events/event.html"
    return render(request, template, context)


@require_POST
def deck(request: SiteRequest, event_id: UUID) -> HttpResponse:
    """The deck locked that a person plays with."""
    found = event_to_read(request.visitor, event_id)
    try:
        entry = own_entry(found, request.visitor)
        chosen = deck_to_read(request.visitor, request.POST.get("deck", "").replace("\0", ""))
        lock_deck(entry, chosen)
        messages.success(request, f"{chosen.name} is locked for this event.")
    except CannotEnter as refused:
        messages.error(request, str(refused))
    return redirect(found)


@require_POST
def check_in(request: SiteRequest, event_id: UUID) -> HttpResponse:
    """A person who is there for the first round."""
    found = event_to_read(request.visitor, event_id)
    try:
        starting.check_in(own_entry(found, request.visitor))
    except CannotEnter as refused:
        messages.error(request, str(refused))
    return redirect(found)


@require_POST
def pair(request: SiteRequest, event_id: UUID) -> HttpResponse:
    """The next round paired, or the event ended after the last."""
    found = event_to_organise(request.visitor, event_id)
    try:
        _send(rounds.pair_next_round(found))
    except (CannotPair, QuotaExceeded) as refused:
        messages.error(request, str(refused))
    return redirect(found)


@require_POST
def play(request: SiteRequest, event_id: UUID) -> HttpResponse:
    """Your match: at a table, or in the computer's hands with `how` "computer"."""
    found = event_to_read(request.visitor, event_id)
    own = show_event(found, request.visitor).playing
    if own is None:
        messages.info(request, "You have no match to play now.")
        return redirect(found)
    try:
        if request.POST.get("how") == "computer":
            ordered = matches.let_computers_play(own.match, request.visitor)
            if ordered is not None:
                send_on_commit(ordered)
            return redirect(found)
        return redirect(matches.sit_down(own.match, request.visitor))
    except (NoSuchMatch, QuotaExceeded) as refused:
        messages.error(request, str(refused))
        return redirect(found)


@require_POST
def result(request: SiteRequest, event_id: UUID) -> HttpResponse:
    """The result of a match entered by the organiser."""
    found = event_to_organise(request.visitor, event_id)
    number = whole_number(request.POST.get("match", "")) or 0
    entered = request.POST.get("result", "")
    try:
        if entered not in ("", *Result):
            raise CannotEnterResult("Choose who won, or a draw.")
        rounds.judge_match(found, number, entered)
    except CannotEnterResult as refused:
        messages.error(request, str(refused))
    return redirect(found)


@require_POST
def drop(request: SiteRequest, event_id: UUID) -> HttpResponse:
    """Yourself dropped from the event, or by the organiser anybody."""
    found = event_to_read(request.visitor, event_id)
    try:
        if "entry" in request.POST:
            place = whole_number(request.POST["entry"])
            organised = event_to_organise(request.visitor, event_id)
            entry = get_object_or_404(organised.entries, place=-1 if place is None else place)
        else:
            entry = own_entry(found, request.visitor)
        rounds.drop(entry)
        messages.success(request, f"{entry.name} plays no further round.")
    except (CannotEnter, EventOver) as refused:
        messages.error(request, str(refused))
    return redirect(found)


@require_POST
def share(request: SiteRequest, event_id: UUID) -> HttpResponse:
    """The event shown to everybody, or only to who takes part."""
    found = event_to_organise(request.visitor, event_id)
    Event.objects.filter(pk=found.pk).update(shared=request.POST.get("shared") == "1")
    return redirect(found)


@require_POST
def delete(request: SiteRequest, event_id: UUID) -> HttpResponse:
    """The event deleted; pools and decks stay."""
    event_to_organise(request.visitor, event_id).delete()
    messages.success(request, "Event deleted. Pools and decks stay.")
    return redirect("events:events")


@require_http_methods(["GET", "POST"])
def join(request: SiteRequest, invitation: str) -> HttpResponse:
    """A free entry, taken by who was invited."""
    # A database refuses to look for a NUL.
    invitation = invitation.replace("\0", "")
    entry = EventEntry.objects.filter(invitation=invitation).select_related("event").first()
    free = entry is not None and entry.is_free
    if request.method == "POST":
        maker = get_or_create_maker(request)
        if entry is not None and entry_of(entry.event, maker) is not None:
            return redirect(entry.event)
        return redirect(take_entry(invitation, maker, request.POST.get("name", "")).event)
    context = {"entry": entry, "free": free}
    return render(request, "events/join.html", context, status=200 if free else 404)


def _begin(request: SiteRequest) -> Event:
    """Begin the event that a form asks for. Raise CannotEnter if it can't be."""
    asked = request.POST
    players = whole_number(asked.get("players", "")) or USUAL_PLAYERS
    friends = whole_number(asked.get("friends", "")) or 0
    if players not in PLAYERS or friends >= players:
        raise CannotEnter(f"An event has {PLAYERS.start} to {PLAYERS.stop - 1} players.")
    terms = _terms(request)
    terms.as_fields(players)
    maker, key = get_or_create_maker(request), _queue_key(request)
    if asked.get("kind") == "sealed":
        try:
            limited = limited_event(asked.get("event", ""))
        except UnknownEvent:
            limited = None
        if limited is None or limited.is_draft or not limited.decks_meet:
            raise CannotEnter("Choose what is opened.")
        return begin_sealed(limited, maker, key, players=players, friends=friends, terms=terms)
    try:
        format = load_format(asked.get("format", ""))
    except UnknownFormat as unknown:
        raise CannotEnter("Choose a format.") from unknown
    decks = computer_decks(format, players - 1 - friends)
    return begin_constructed(format, decks, maker, key, friends=friends, terms=terms)


def _terms(request: SiteRequest) -> EventTerms:
    """Return the terms of an event that a form asks for."""
    asked = request.POST
    structure = asked.get("structure", "")
    return EventTerms(
        cut=whole_number(structure.removeprefix("top-")) or 0,
        elimination=structure == "elimination",
        open_lists=asked.get("open_lists") == "1",
        check_in=asked.get("check_in") == "1",
        round_days=whole_number(asked.get("round_days", "")) or 0,
    )


def _queue_key(request: SiteRequest) -> str:
    return queue_key_for(request.visitor, client_address(request))


def _invitations(request: SiteRequest, found: Event) -> list[str]:
    return [
        request.build_absolute_uri(reverse("events:join", args=[entry.invitation]))
        for entry in found.entries.all()
        if entry.is_free
    ]


def _send(ordered: list[Playtest]) -> None:
    """Put the first playtest on the queue; the others follow one after another."""
    for playtest in ordered[:1]:
        send_on_commit(playtest)
