"""The page on which a person shares the replay of a game, and the replay that others see."""

from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods
from django.views.decorators.vary import vary_on_headers

from cards.whole_numbers import whole_number
from decks.ownership import SiteRequest
from play.games.reasons import Answer
from play.games.replay_views import show_answer
from play.games.replays import NoReplay
from play.tables.access import table_to_see
from play.tables.replay_views import replay_title
from play.tables.replaying import replay_through, why_through
from play.tables.sharing import (
    NO_REPLAY,
    NotOverYet,
    agree,
    delete_link,
    make_link,
    shared_eyes,
    shared_seat,
    sharing_of,
)


@require_http_methods(["GET", "POST"])
def share_replay(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Show and change what others can see of a game.

    `change` is "link", "delete", "agree" or "withdraw".
    """
    visitor = request.visitor
    table = table_to_see(visitor, table_id)
    step = whole_number(request.GET.get("step", "")) or 0
    if request.method == "POST":
        try:
            _change(request, table_id)
        except NotOverYet as error:
            messages.warning(request, str(error))
        return redirect(f"{reverse('tables:share', args=[table_id])}?step={step}")
    seats = list(table.seats.all())
    sharing = sharing_of(visitor, seats)
    link = ""
    if sharing.token:
        place = f"?step={step}" if step else ""
        where = reverse("tables:shared", args=[sharing.token])
        link = request.build_absolute_uri(f"{where}{place}")
    context = {
        "table": table,
        "title": replay_title(table, seats),
        "sharing": sharing,
        "link": link,
        "step": step,
    }
    return render(request, "play/tables/share.html", context)


def _change(request: SiteRequest, table_id: UUID) -> None:
    change = request.POST.get("change", "")
    if change == "link":
        make_link(table_id, request.visitor)
    elif change == "delete":
        delete_link(table_id, request.visitor)
    elif change in ("agree", "withdraw"):
        agree(table_id, request.visitor, shows_all=change == "agree")


@require_GET
def shared_replay(request: SiteRequest, token: str) -> HttpResponse:
    """A game that its player shares, step by step."""
    seat = shared_seat(token)
    table, seats = seat.table, list(seat.table.seats.all())
    step = whole_number(request.GET.get("step", "")) or 0
    seen = whole_number(request.GET.get("seat", ""))
    try:
        shown = replay_through(table, shared_eyes(seat, seats), step, seen)
    except NoReplay as error:
        raise Http404(NO_REPLAY) from error
    context = {
        "table": table,
        "title": replay_title(table, seats),
        "replay": shown,
        "is_shared": True,
        "why_address": reverse("tables:shared-why", args=[token]),
        "analysis_address": reverse("tables:shared-analysis", args=[token]),
    }
    return render(request, "play/tables/replay.html", context)


@require_GET
@vary_on_headers("HX-Request")
def shared_why(request: SiteRequest, token: str) -> HttpResponse:
    """What a computer player compared at `?step=` of a game that its player shares."""
    seat = shared_seat(token)
    step = whole_number(request.GET.get("step", "")) or 0
    seen = whole_number(request.GET.get("seat", ""))
    try:
        answer = why_through(
            seat.table, shared_eyes(seat, list(seat.table.seats.all())), step, seen
        )
    except NoReplay:
        answer = Answer(step, nothing="This game can’t be looked back at.")
    return show_answer(request, answer, reverse("tables:shared", args=[token]), seen)
