"""The page on which a person shares the replay of a game, and the replay that others see."""

from uuid import UUID

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods
from django.views.decorators.vary import vary_on_headers

from cards.whole_numbers import whole_number
from decks.ownership import SiteRequest
from play.tables.access import table_to_see
from play.tables.others_replays import show_replay, show_why
from play.tables.replay_views import replay_title
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
    return show_replay(
        request,
        seat.table,
        shared_eyes(seat, list(seat.table.seats.all())),
        missing=NO_REPLAY,
        why_address=reverse("tables:shared-why", args=[token]),
        analysis_address=reverse("tables:shared-analysis", args=[token]),
    )


@require_GET
@vary_on_headers("HX-Request")
def shared_why(request: SiteRequest, token: str) -> HttpResponse:
    """What a computer player compared at `?step=` of a game that its player shares."""
    seat = shared_seat(token)
    eyes = shared_eyes(seat, list(seat.table.seats.all()))
    return show_why(request, seat.table, eyes, reverse("tables:shared", args=[token]))
