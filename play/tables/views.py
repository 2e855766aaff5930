"""The pages of tables: those of a visitor, and one table as their seat sees it."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from django.db.models import Prefetch
from django.http import Http404, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET

from cards.paging import BoundedPaginator, in_order
from cards.whole_numbers import whole_number
from decks.ownership import SiteRequest, Visitor
from play.models import Seat, Table, TableStatus
from play.tables.access import own_seats, own_tables, seat_to_see, table_to_see
from play.tables.again import again_query, known_decks
from play.tables.boards import COMPACT, draw_now, seats_on_board, shown_position
from play.tables.clocks import clock_terms
from play.tables.hints import hints_allowed
from play.tables.kept_log import read_kept_log
from play.tables.leaving import ways_to_leave
from play.tables.lessons import describe_lesson, mark_board
from play.tables.news import sign
from play.tables.odds import describe_odds
from play.tables.position import describe_position, describe_state, result_of, written
from play.tables.refusals import describe_hand, describe_refusals
from play.tables.running_out import catch_up
from play.tables.seeing import SeenTable, see
from play.tables.stops import describe_stops
from play.tables.taking_back import can_take_back
from play.tables.titles import title_of
from rules.refusals import UnseenCard

ON_A_PAGE = 30
# What the list says of a table and its seats: their rows have dozens of columns.
LISTED = ("game", "status", "to_choose", "winner", "ending", "length", "gap", "changed")
SEAT_LISTED = ("table", "place", "name", "deck_name", "player", "owner", "browser")


@require_GET
def table_list(request: SiteRequest) -> HttpResponse:
    """The visitor's tables, those that changed last first."""
    visitor = request.visitor
    page = BoundedPaginator(own_tables(visitor), ON_A_PAGE).get_page(request.GET.get("page"))
    seats = Prefetch("seats", queryset=Seat.objects.only(*SEAT_LISTED))
    tables = Table.objects.only(*LISTED).prefetch_related(seats)
    rows = [_row(visitor, table) for table in in_order(tables, page.object_list)]
    return render(request, "play/tables/list.html", {"rows": rows, "page": page})


def _row(visitor: Visitor, table: Table) -> dict[str, Any]:
    """Return what the list says of a table: its decks, and whose turn it is."""
    seats = list(table.seats.all())
    return {
        "table": table,
        "seats": seats,
        "together": not table.face.has_opponents,
        "state": _state(visitor, table, seats),
    }


def _state(visitor: Visitor, table: Table, seats: Sequence[Seat]) -> str:
    if table.status == TableStatus.OPEN:
        return "Waiting for friends"
    if not table.is_playing:
        return result_of(table, seats)
    for seat in seats:
        if seat.place == table.to_choose:
            own = visitor.owns(seat) and not seat.player
            return "Your turn" if own else f"{seat.name} chooses"
    return "The game goes on"


@require_GET
def table_page(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """A table as a seat of the visitor's sees it, with what it may choose."""
    visitor = request.visitor
    with see(visitor, table_id, whole_number(request.GET.get("seat", ""))) as seen:
        context = {
            "table": seen.table,
            "seats": seen.seats,
            "seat": seen.seat,
            "own_seats": own_seats(visitor, seen.seats),
            "hints_allowed": hints_allowed(seen.table, seen.seats),
            "stops": describe_stops(seen.table, seen.seat),
            "leaving": ways_to_leave(visitor, seen.table, seen.seats, outdated=seen.is_outdated),
            "again": again_query(
                seen.table, seen.seats, seen.seat, known_decks(visitor, seen.seats)
            ),
            "news": sign(seen.table),
            "title": title_of(seen.table),
            "clock": clock_terms(seen.table),
            "is_maker": visitor.owns(seen.table),
            "company": not can_take_back(seen.seats),
            **_page_parts(seen),
        }
    return render(request, "play/tables/table.html", context)


def _page_parts(seen: SeenTable) -> dict[str, Any]:
    """Return what the page shows of the game; before it begins, only how far the table is."""
    table, seats, seat, live = seen.table, seen.seats, seen.seat, seen.live
    if live is None:
        lines = read_kept_log(table, seat) if seen.is_outdated else []
        return {"position": describe_state(table, seats, seat), "lines": lines}
    board = draw_now(table, seats, seat, live)
    lesson = describe_lesson(table, seat, live, board)
    board = mark_board(board, lesson)
    return {
        "lesson": lesson,
        "position": describe_position(table, seats, seat, live),
        "lines": written(table, seat, live),
        "odds": describe_odds(live, table.game, seat.place),
        "board_template": table.face.board_template,
        "board": board,
        "seats_on_board": seats_on_board(seats, board, seat),
    }


@require_GET
def table_position(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """The position for the page's script; hardly anything where `seen` is the table's revision.

    With `before`, the seat whose board the page shows, what must be chosen comes in any case.
    """
    revision = whole_number(request.GET.get("seen", ""))
    visitor = request.visitor
    table = catch_up(table_to_see(visitor, table_id))
    before = whole_number(request.GET.get("before", ""))
    if revision == table.revision and before is None:
        return JsonResponse({"revision": revision, "unchanged": True})
    place = whole_number(request.GET.get("seat", ""))
    found = _shown(visitor, table, place, revision, before)
    return JsonResponse(found, json_dumps_params=COMPACT)


@require_GET
def table_odds(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """The cards that a seat may draw, with the chance of each, for the page's script."""
    place = whole_number(request.GET.get("seat", ""))
    with see(request.visitor, table_id, place) as seen:
        if seen.live is None:
            return JsonResponse({"size": 0, "cards": []})
        return JsonResponse(describe_odds(seen.live, seen.table.game, seen.seat.place))


@require_GET
def table_refusals(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Why a seat cannot act with a card now: of one card for the page's script, or of its hand."""
    place = whole_number(request.GET.get("seat", ""))
    card = whole_number(request.GET.get("card", ""))
    with see(request.visitor, table_id, place) as seen:
        if seen.live is None:
            return redirect(seen.table)
        if card is not None:
            try:
                found = describe_refusals(seen.table, seen.seat, seen.live, card)
            except UnseenCard:
                raise Http404("You don’t see this card.") from None
            return JsonResponse(found, json_dumps_params=COMPACT)
        context = {
            "table": seen.table,
            "seat": seen.seat,
            "cards": describe_hand(seen.table, seen.seat, seen.live),
        }
    return render(request, "play/tables/why_not.html", context)


def _shown(
    visitor: Visitor, table: Table, place: int | None, revision: int | None, before: int | None
) -> dict[str, Any]:
    with see(visitor, table.pk, place, known=table) as seen:
        shown = None if before is None else seat_to_see(visitor, seen.table, seen.seats, before)
        return shown_position(seen, revision, shown)
