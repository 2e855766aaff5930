"""Looking back at a game that was played at a table, playing on from a step, and one's record."""

from collections.abc import Sequence
from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST
from django.views.decorators.vary import vary_on_headers

from cards.client_address import client_address
from cards.whole_numbers import whole_number
from decks.ownership import SiteRequest, Visitor, get_or_create_maker
from play.games.reasons import Answer
from play.games.records import game_record
from play.games.replay_views import show_answer
from play.games.replays import NoReplay
from play.models import Seat, Table
from play.models.access import playtest_to_read
from play.queue.fairness import queue_key_for
from play.queue.quota import QuotaExceeded
from play.tables.access import table_to_see
from play.tables.continuing import (
    CannotPlayOn,
    OldGame,
    game_of_playtest,
    game_of_table,
    play_on,
)
from play.tables.records import find_record
from play.tables.replaying import eyes, replay_table, why_at_table
from play.tables.sharing import is_over
from rules.protocol import NoSuchOption

CLOSED = "You can play on from a game against computer players once it is over."


@require_GET
def table_replay(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """A game of the visitor's, step by step, as far as it was played."""
    visitor = request.visitor
    table = table_to_see(visitor, table_id)
    seats = list(table.seats.all())
    context = {"table": table, "title": replay_title(table, seats), "can_share": is_over(table)}
    step = whole_number(request.GET.get("step", "")) or 0
    try:
        shown = replay_table(table, visitor, step, whole_number(request.GET.get("seat", "")))
    except NoReplay:
        return redirect(table)
    context |= {
        "replay": shown,
        "can_play_on": None in eyes(table, visitor, seats),
        "why_address": reverse("tables:why", args=[table_id]),
    }
    if is_over(table):
        context["analysis_address"] = reverse("tables:analysis", args=[table_id])
    return render(request, "play/tables/replay.html", context)


def replay_title(table: Table, seats: Sequence[Seat]) -> str:
    """Return who played: "Frodo against Sam" in the TCG, "Frodo and Sam" in the LCG."""
    names = " against " if table.face.has_opponents else " and "
    return names.join(seat.name for seat in seats)


@require_GET
@vary_on_headers("HX-Request")
def why(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """What a computer player compared at `?step=` of a game of the visitor's."""
    visitor = request.visitor
    table = table_to_see(visitor, table_id)
    step = whole_number(request.GET.get("step", "")) or 0
    seat = whole_number(request.GET.get("seat", ""))
    try:
        answer = why_at_table(table, visitor, step, seat)
    except NoReplay:
        answer = Answer(step, nothing="This game can’t be looked back at.")
    return show_answer(request, answer, reverse("tables:replay", args=[table_id]), seat)


@require_POST
def play_on_from(request: SiteRequest) -> HttpResponse:
    """Sit down at a step of a replay: `playtest` and `game` or `table`, `step`, and `seat`s."""
    visitor = request.visitor
    step = whole_number(request.POST.get("step", "")) or 0
    seats = [whole_number(text) for text in request.POST.getlist("seat")]
    queue_key = queue_key_for(visitor, client_address(request))
    mine = [seat for seat in seats if seat is not None]
    back = reverse("tables:tables")
    try:
        old, back = _old_game(request, visitor)
        table = play_on(old, step, mine, get_or_create_maker(request), queue_key)
    except (CannotPlayOn, NoSuchOption, QuotaExceeded) as error:
        messages.warning(request, str(error))
        return redirect(back)
    return redirect(table)


@require_GET
def record_page(request: SiteRequest) -> HttpResponse:
    """How the visitor's games ended, by deck and opponent."""
    return render(request, "play/tables/record.html", {"lines": find_record(request.visitor)})


def _old_game(request: HttpRequest, visitor: Visitor) -> tuple[OldGame, str]:
    """Return the game that is meant and where to go back to; Http404."""
    if request.POST.get("table"):
        table = table_to_see(visitor, _uuid(request.POST["table"]))
        if None not in eyes(table, visitor, list(table.seats.all())):
            raise Http404(CLOSED)
        return game_of_table(table), table.get_absolute_url()
    playtest = playtest_to_read(visitor, _uuid(request.POST.get("playtest", "")))
    record = game_record(playtest, whole_number(request.POST.get("game", "")) or 0)
    if record is None:
        raise Http404("This playtest has no such game.")
    return game_of_playtest(playtest, record), playtest.get_absolute_url()


def _uuid(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError as error:
        raise Http404("There is no such game.") from error
