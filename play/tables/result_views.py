"""The page at the end of a game."""

from uuid import UUID

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import HTMX_STOP_POLLING

from cards.htmx import wants_part
from cards.whole_numbers import whole_number
from decks.ownership import SiteRequest
from play.tables.access import seat_to_see, table_to_see
from play.tables.again import again_query, can_switch, known_decks
from play.tables.result import result_for
from play.tables.sharing import is_over


@require_GET
@vary_on_headers("HX-Request")
def table_result(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """How a game of the visitor's went, once it is over: what decided it, and the way on."""
    visitor = request.visitor
    table = table_to_see(visitor, table_id)
    if not is_over(table):
        return redirect(table)
    seats = list(table.seats.all())
    seat = seat_to_see(visitor, table, seats, whole_number(request.GET.get("seat", "")))
    result = result_for(visitor, table, seats, seat)
    decks = known_decks(visitor, seats)
    context = {
        "result": result,
        "table": table,
        "seat": seat,
        "again": again_query(table, seats, seat, decks),
        "switched": again_query(table, seats, seat, decks, switched=True)
        if can_switch(table, seats, decks)
        else "",
        "deck": decks.get(seat.place, ""),
        "replay": f"{reverse('tables:replay', args=[table_id])}?seat={seat.place}&step=",
        "address": f"{reverse('tables:result', args=[table_id])}?seat={seat.place}",
    }
    if wants_part(request):
        status = 200 if result.is_open else HTMX_STOP_POLLING
        return render(request, "play/tables/result.html#decided", context, status=status)
    return render(request, "play/tables/result.html", context)
