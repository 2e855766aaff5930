"""The pages of a draft: the pack before you, the seats, the picks afterwards."""

from uuid import UUID

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from cards.htmx import wants_part
from cards.whole_numbers import whole_number
from decks.ownership import SiteRequest, get_or_create_maker
from decks.rows import read_again
from play.limited.clocks import CLOCKS
from play.limited.draft_replay import show_replay
from play.limited.drafts import (
    SEATS,
    StalePick,
    begin_draft,
    begin_without_guests,
    draft_to_read,
    go_on_without,
    is_held_up,
    pick,
    take_seat,
)
from play.limited.shown_draft import look_again, show_draft
from play.models import BoosterDraft, DraftSeat
from rules.limited.drafting import WrongPick
from rules.limited.events import UnknownEvent, limited_event

# Friends who may be invited to a draft.
FRIENDS = range(8)


@require_POST
def new_draft(request: SiteRequest) -> HttpResponse:
    """A draft of an event begun: alone with computers, or with friends who get a link."""
    try:
        event = limited_event(request.POST.get("event", ""))
    except UnknownEvent:
        event = None
    if event is None or not event.is_draft:
        messages.error(request, "There is no such draft. Choose one below.")
        return redirect("limited:limited")
    seats = whole_number(request.POST.get("seats", "")) or event.seats
    friends = whole_number(request.POST.get("friends", "")) or 0
    seats = min(seats, event.seats) if seats in SEATS else event.seats
    friends = min(friends, seats - 1)
    clock = CLOCKS.get(request.POST.get("clock", ""), CLOCKS["none"])
    maker = get_or_create_maker(request)
    return redirect(
        begin_draft(
            event,
            maker,
            seats=seats,
            friends=friends,
            pace=clock.pace,
            pick_seconds=clock.pick_seconds,
        )
    )


@require_GET
def draft(request: SiteRequest, draft_id: UUID) -> HttpResponse:
    """The pack before you, your picks beside it. htmx gets the part that changes."""
    found, seat = draft_to_read(request.visitor, draft_id)
    return _show(request, found, seat)


@require_POST
def pick_card(request: SiteRequest, draft_id: UUID) -> HttpResponse:
    """A card taken."""
    found, seat = draft_to_read(request.visitor, draft_id)
    card, number = request.POST.get("card", "")[:20], whole_number(request.POST.get("number", ""))
    try:
        found = pick(seat, card, -1 if number is None else number)
    except (StalePick, WrongPick) as refused:
        messages.info(request, str(refused))
        read_again(found)
    read_again(seat)
    if request.htmx and found.ended is None:
        return _show(request, found, seat)
    if request.htmx:
        response = HttpResponse()
        response["HX-Redirect"] = found.get_absolute_url()
        return response
    return redirect(f"{found.get_absolute_url()}?{_kept(request)}")


@require_POST
def begin(request: SiteRequest, draft_id: UUID) -> HttpResponse:
    """The draft begun with the computer in the seats of friends who have not come."""
    found, _ = draft_to_read(request.visitor, draft_id)
    if request.visitor.owns(found):
        begin_without_guests(found)
    else:
        messages.error(request, "Only the person who opened the draft can begin it.")
    return redirect(found)


@require_POST
def go_on(request: SiteRequest, draft_id: UUID) -> HttpResponse:
    """The computer in the seats of people who have let the others wait."""
    found, seat = draft_to_read(request.visitor, draft_id)
    if not go_on_without(found, seat):
        messages.info(request, "Nobody has let the draft wait for five minutes.")
    return redirect(found)


@require_http_methods(["GET", "POST"])
def join(request: SiteRequest, invitation: str) -> HttpResponse:
    """A free seat, taken by who was invited."""
    # A database refuses to look for a NUL.
    invitation = invitation.replace("\0", "")
    seat = DraftSeat.objects.filter(invitation=invitation).select_related("draft").first()
    if request.method == "POST":
        maker = get_or_create_maker(request)
        if seat is not None and seat.draft.seats.filter(**maker.as_owner()).exists():
            return redirect(seat.draft)
        return redirect(take_seat(invitation, maker, request.POST.get("name", "")).draft)
    free = seat is not None and seat.is_free
    context = {"seat": seat, "free": free}
    return render(request, "limited/join.html", context, status=200 if free else 404)


@require_GET
def picks(request: SiteRequest, draft_id: UUID) -> HttpResponse:
    """What everybody picked from which pack, once the draft is over."""
    found, seat = draft_to_read(request.visitor, draft_id)
    if found.ended is None:
        messages.info(request, "You see everybody’s picks when the draft is over.")
        return redirect(found)
    number = whole_number(request.GET.get("pick", "")) or 1
    place = whole_number(request.GET.get("seat", ""))
    shown = show_replay(found, seat.place if place is None else place, number)
    context = {"draft": found, "event": found.limited_event, "shown": shown}
    return render(request, "limited/picks.html", context)


@require_POST
def delete(request: SiteRequest, draft_id: UUID) -> HttpResponse:
    """The draft deleted; pools stay."""
    found, _ = draft_to_read(request.visitor, draft_id)
    if not request.visitor.owns(found):
        messages.error(request, "Only the person who opened the draft can delete it.")
        return redirect(found)
    found.delete()
    messages.success(request, "Draft deleted. Your pool and decks stay.")
    return redirect("limited:limited")


def _show(request: SiteRequest, found: BoosterDraft, seat: DraftSeat) -> HttpResponse:
    asked = request.POST if request.method == "POST" else request.GET
    shown = show_draft(found, seat)
    context = {
        "draft": found,
        "event": found.limited_event,
        "seat": seat,
        "shown": shown,
        "reasons": asked.get("reasons", "") != "off",
        "kept": _kept(request),
        "look_again": look_again(shown),
        "is_held_up": not shown.pack and is_held_up(found, seat),
        "invitations": _invitations(request, found) if found.open else [],
    }
    template = "limited/draft_table.html" if wants_part(request) else "limited/draft.html"
    return render(request, template, context)


def _invitations(request: SiteRequest, found: BoosterDraft) -> list[str]:
    if not request.visitor.owns(found):
        return []
    return [
        request.build_absolute_uri(reverse("limited:join", args=[seat.invitation]))
        for seat in found.seats.all()
        if seat.is_free
    ]


def _kept(request: SiteRequest) -> str:
    asked = request.POST if request.method == "POST" else request.GET
    return "reasons=off" if asked.get("reasons", "") == "off" else ""
