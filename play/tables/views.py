"""The pages of tables: those of a visitor, and one table as their seat sees it."""

from typing import Any
from uuid import UUID

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from cards.whole_numbers import whole_number
from decks.ownership import Visitor, get_visitor
from play.tables.access import own_seats, own_tables, table_to_see
from play.tables.boards import COMPACT, draw_now, seats_on_board, shown_position
from play.tables.odds import describe_odds
from play.tables.position import describe_position, describe_state
from play.tables.seeing import SeenTable, see

# The tables that the list shows.
LISTED = 100


@require_GET
def table_list(request: HttpRequest) -> HttpResponse:
    """The visitor's tables, those that changed last first."""
    tables = own_tables(get_visitor(request)).prefetch_related("seats")[:LISTED]
    return render(request, "play/tables/list.html", {"tables": tables})


@require_GET
def table_page(request: HttpRequest, table_id: UUID) -> HttpResponse:
    """A table as a seat of the visitor's sees it, with what it may choose."""
    visitor = get_visitor(request)
    with see(visitor, table_id, whole_number(request.GET.get("seat", ""))) as seen:
        context = {
            "table": seen.table,
            "seats": seen.seats,
            "seat": seen.seat,
            "own_seats": own_seats(visitor, seen.seats),
            **_page_parts(seen),
        }
    return render(request, "play/tables/table.html", context)


def _page_parts(seen: SeenTable) -> dict[str, Any]:
    """Return what the page shows of the game; before it begins, only how far the table is."""
    table, seats, seat, live = seen.table, seen.seats, seen.seat, seen.live
    if live is None:
        return {"position": describe_state(table, seats, seat)}
    board = draw_now(table, seats, seat, live)
    return {
        "position": describe_position(table, seats, seat, live),
        "lines": live.lines(seat.place),
        "board_template": table.face.board_template,
        "board": board,
        "seats_on_board": seats_on_board(seats, board),
    }


@require_GET
def table_position(request: HttpRequest, table_id: UUID) -> HttpResponse:
    """The position for the page's script; hardly anything where `seen` is the table's revision."""
    visitor = get_visitor(request)
    table = table_to_see(visitor, table_id)
    revision = whole_number(request.GET.get("seen", ""))
    if revision == table.revision:
        return JsonResponse({"revision": revision, "unchanged": True})
    place = whole_number(request.GET.get("seat", ""))
    return JsonResponse(_shown(visitor, table_id, place, revision), json_dumps_params=COMPACT)


@require_GET
def table_odds(request: HttpRequest, table_id: UUID) -> HttpResponse:
    """The cards that a seat may draw, with the chance of each, for the page's script."""
    place = whole_number(request.GET.get("seat", ""))
    with see(get_visitor(request), table_id, place) as seen:
        if seen.live is None:
            return JsonResponse({"size": 0, "cards": []})
        return JsonResponse(describe_odds(seen.live, seen.table.game, seen.seat.place))


def _shown(
    visitor: Visitor, table_id: UUID, place: int | None, revision: int | None
) -> dict[str, Any]:
    with see(visitor, table_id, place) as seen:
        return shown_position(seen, revision)
