"""Analysing a game that was played at a table."""

from collections.abc import Sequence
from uuid import UUID

from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods
from django.views.decorators.vary import vary_on_headers

from decks.ownership import SiteRequest
from play.analysis.ordering import analyse_table
from play.analysis.page import AnalysisPage, Place, turn_noun
from play.analysis.views import seat_of, show_analysis
from play.models import Analysis, Seat, Table
from play.tables.access import own_seats, table_to_see
from play.tables.replay_views import replay_title
from play.tables.replaying import eyes
from play.tables.sharing import is_over, shared_eyes, shared_seat


@require_http_methods(["GET", "POST"])
@vary_on_headers("HX-Request")
def table_analysis(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """The analysis of a seat in a game of the visitor's; POST orders it.

    It is there once the game is over, for the seats through which the visitor may look.
    """
    visitor = request.visitor
    table = table_to_see(visitor, table_id)
    if not is_over(table):
        return redirect(table)
    seats = list(table.seats.all())
    allowed = eyes(table, visitor, seats)
    # Your own seat is the first that you ask about.
    mine = [seat.place for seat in own_seats(visitor, seats)]
    others = [place for place in allowed if place is not None and place not in mine]
    title = replay_title(table, seats)
    replay = reverse("tables:replay", args=[table_id])
    place = Place(
        title=title,
        address=reverse("tables:analysis", args=[table_id]),
        replay=replay,
        back=(
            ("Your games", reverse("tables:tables")),
            (title, table.get_absolute_url()),
            ("Replay", replay),
        ),
        played_on={"table": str(table_id)} if None in allowed else {},
    )
    return _show(request, table, seats, [*mine, *others], place)


@require_http_methods(["GET", "POST"])
@vary_on_headers("HX-Request")
def shared_analysis(request: SiteRequest, token: str) -> HttpResponse:
    """The analysis of a game that its player shares, for the seats that the link shows."""
    seat = shared_seat(token)
    table, seats = seat.table, list(seat.table.seats.all())
    others = [place for place in shared_eyes(seat, seats) if place not in (None, seat.place)]
    title = replay_title(table, seats)
    replay = reverse("tables:shared", args=[token])
    place = Place(
        title=title,
        address=reverse("tables:shared-analysis", args=[token]),
        replay=replay,
        back=((title, replay),),
        played_on={},
    )
    allowed = [seat.place, *(place for place in others if place is not None)]
    return _show(request, table, seats, allowed, place)


def _show(
    request: SiteRequest, table: Table, seats: Sequence[Seat], allowed: list[int], place: Place
) -> HttpResponse:
    seat = seat_of(request, allowed)
    page = AnalysisPage(
        place=place,
        names=tuple(each.name for each in seats),
        eyes=allowed,
        seat=seat,
        turn_noun=turn_noun(table.face),
        analysis=Analysis.objects.filter(table=table, seat=seat).first(),
    )
    return show_analysis(request, page, lambda key: analyse_table(table, seat, key))
