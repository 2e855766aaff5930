"""What a person does at a table by its page: choosing, taking back, leaving, ending.

A script that accepts JSON alone is answered with the position, or a refusal in words; a form is
sent back to the page, which shows the refusal.
"""

from collections.abc import Callable
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from cards.client_address import client_address
from cards.whole_numbers import whole_number
from decks.ownership import SiteRequest, Visitor
from decks.rows import read_again
from play.models import Passing, Table
from play.queue.quota import QuotaExceeded
from play.ratings.addresses import note_address
from play.tables.access import own_seats, seat_to_follow, seat_to_play, table_to_see
from play.tables.boards import COMPACT, shown_position
from play.tables.hints import give_hint
from play.tables.leaving import (
    NotOver,
    StillThere,
    come_back,
    delete_game,
    end_game,
    hand_over,
)
from play.tables.live_games import OlderRules
from play.tables.playing import CannotChoose, Stale, TakenBack, choose, choosing
from play.tables.seeing import SeenTable, see
from play.tables.stops import set_stops
from play.tables.taking_back import take_back
from rules.players.player import UnknownPlayer

STALE, REFUSED = 409, 400
REFUSALS = (CannotChoose, NotOver, OlderRules, QuotaExceeded, StillThere, UnknownPlayer)


@require_POST
def choose_option(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Take what the visitor chose for a seat of theirs."""
    visitor = request.visitor
    table = table_to_see(visitor, table_id)
    seat = seat_to_play(visitor, table, list(table.seats.all()), _number(request, "seat"))
    note_address(table, seat, client_address(request))
    until = request.POST.get("until", "")
    revision = _number(request, "revision")
    keys = request.POST.getlist("key")
    chosen = table_id, seat.place, revision or 0, keys, until if until in set(Passing) else ""
    if request.accepts("text/html"):
        return _answer(request, visitor, table, lambda: choose(*chosen), seat.place)
    try:
        with choosing(*chosen) as turn:
            own = turn.seats[seat.place]
            return _position(SeenTable(turn.table, turn.seats, own, turn.live), revision)
    except REFUSALS as error:
        return _refusal(error)


@require_POST
def change_stops(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Ask a seat of the visitor's in these steps only."""
    visitor = request.visitor
    table = table_to_see(visitor, table_id)
    seat = seat_to_play(visitor, table, list(table.seats.all()), _number(request, "seat"))
    asked = request.POST.getlist("stop")
    return _answer(
        request, visitor, table, lambda: set_stops(table_id, seat.place, asked), seat.place
    )


@require_POST
def take_back_move(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Take back the visitor's last move."""
    visitor = request.visitor
    table = table_to_see(visitor, table_id)
    revision = _number(request, "revision") or 0
    own = [seat.place for seat in own_seats(visitor, list(table.seats.all()))]
    return _answer(request, visitor, table, lambda: take_back(table_id, revision, own))


@require_POST
def ask_hint(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """What a strong player would do; a form is sent back to the page, which says it."""
    visitor = request.visitor
    table = table_to_see(visitor, table_id)
    seat = seat_to_play(visitor, table, list(table.seats.all()), _number(request, "seat"))
    wants_page = request.accepts("text/html")
    try:
        hint = give_hint(
            table_id,
            seat.place,
            _number(request, "revision") or 0,
            request.POST.getlist("chosen"),
        )
    except REFUSALS as error:
        if not wants_page:
            return _refusal(error)
        messages.warning(request, str(error))
    else:
        if not wants_page:
            return JsonResponse(hint)
        messages.info(request, hint["text"])
    return redirect(f"{table.get_absolute_url()}?seat={seat.place}")


@require_POST
def hand_over_seat(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Let a computer player, the usual one unless `player` names another, play a seat."""
    visitor = request.visitor
    table = table_to_see(visitor, table_id)
    place = _number(request, "seat")
    player = request.POST.get("player", "")
    chosen = 0 if place is None else place
    return _answer(request, visitor, table, lambda: hand_over(table_id, visitor, chosen, player))


@require_POST
def take_seat_again(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Give a seat back to the person who handed it over."""
    visitor = request.visitor
    table = table_to_see(visitor, table_id)
    place = _number(request, "seat") or 0
    return _answer(request, visitor, table, lambda: come_back(table_id, visitor, place), place)


@require_POST
def end_table(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """End a game before it is over."""
    visitor = request.visitor
    table = table_to_see(visitor, table_id)
    return _answer(request, visitor, table, lambda: end_game(table_id, visitor))


@require_POST
def delete_table(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Delete a game that is over."""
    visitor = request.visitor
    table = table_to_see(visitor, table_id)
    try:
        delete_game(table_id, visitor)
    except NotOver as error:
        messages.info(request, str(error))
        return redirect(table)
    messages.success(request, "The game was deleted.")
    return redirect("tables:tables")


def _answer(
    request: HttpRequest,
    visitor: Visitor,
    table: Table,
    act: Callable[[], None],
    place: int | None = None,
) -> HttpResponse:
    """Do something and return the position, or why it was not done."""
    wants_page = request.accepts("text/html")
    try:
        act()
    except REFUSALS as error:
        if not wants_page:
            return _refusal(error)
        messages.warning(request, str(error))
    if wants_page:
        if place is None:
            return redirect(table)
        read_again(table)
        shown = seat_to_follow(visitor, table, place)
        return redirect(f"{table.get_absolute_url()}?seat={shown}")
    with see(visitor, table.pk, place) as seen:
        return _position(seen, _number(request, "revision"))


def _position(seen: SeenTable, revision: int | None) -> JsonResponse:
    return JsonResponse(shown_position(seen, revision), json_dumps_params=COMPACT)


def _refusal(error: Exception) -> JsonResponse:
    status = STALE if isinstance(error, Stale) else REFUSED
    answer: dict[str, Any] = {"refusal": str(error)}
    if isinstance(error, TakenBack) and error.shown is not None:
        answer["shown"] = error.shown
    return JsonResponse(answer, status=status, json_dumps_params=COMPACT)


def _number(request: HttpRequest, name: str) -> int | None:
    return whole_number(request.POST.get(name, ""))
