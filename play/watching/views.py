"""The pages for observers: a game that is played, and the replay of one that is over."""

from contextlib import suppress
from typing import Any
from uuid import UUID

from django.core.cache import cache
from django.http import Http404, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET
from django.views.decorators.vary import vary_on_headers

from cards.htmx import wants_part
from cards.whole_numbers import whole_number
from decks.ownership import SiteRequest
from play.games.replays import SERIES, SeatOnBoard
from play.models import Seat, Table
from play.tables.boards import COMPACT
from play.tables.live_games import OlderRules
from play.tables.news import sign
from play.tables.others_replays import show_replay, show_why
from play.tables.replay_views import replay_title
from play.watching.access import NO_GAME, may_see_all, sight_of, table_to_watch
from play.watching.finished import find_games
from play.watching.forms import FinishedGamesForm
from play.watching.position import board_now, question_now, result_seen, show_to_observer
from play.watching.watched_games import watched_games
from rules.recording import OBSERVER

# Seconds for which observers are shown the same drawing of a game.
SECONDS_KEPT = 10


@require_GET
def watch_page(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """A game that others play, as an observer sees it; one that is over is replayed."""
    table = table_to_watch(table_id)
    if may_see_all(table):
        return redirect("watching:replay", table_id)
    seats = list(table.seats.all())
    sight = sight_of(table)
    context: dict[str, Any] = {
        "table": table,
        "seats": seats,
        "title": replay_title(table, seats),
        "sight": sight,
        # What is shown with a delay must not tell of moves that were made since.
        "news": "" if table.watch_delay else sign(table),
    }
    with suppress(OlderRules), watched_games.watch(table, seats, sight) as live:
        board = board_now(table, seats, live, sight)
        context |= {
            "board_template": table.face.board_template,
            "board": board,
            "seats_on_board": _seats_on_board(seats, board.seats),
            "question": result_seen(table, seats, sight) or question_now(live),
            "lines": live.lines(OBSERVER),
        }
    return render(request, "play/watching/watch.html", context)


@require_GET
def watch_position(request: SiteRequest, table_id: UUID) -> JsonResponse:
    """The position for the page's script; hardly anything where nothing is new."""
    table = table_to_watch(table_id)
    sight = sight_of(table)
    seen = whole_number(request.GET.get("seen", ""))
    if seen == sight.revision and not may_see_all(table):
        return JsonResponse({"revision": seen, "unchanged": True})
    # All who watch see the same, and most of them ask at once.
    key = f"watching:{table.pk}:{table.status}:{sight.revision}:{sight.is_late}:{seen}"
    shown: dict[str, Any] | None = cache.get(key)
    if shown is None:
        seats = list(table.seats.all())
        try:
            with watched_games.watch(table, seats, sight) as live:
                shown = show_to_observer(table, seats, live, sight, seen)
        except OlderRules as error:
            raise Http404(NO_GAME) from error
        cache.set(key, shown, SECONDS_KEPT)
    return JsonResponse(shown, json_dumps_params=COMPACT)


@require_GET
@vary_on_headers("HX-Request")
def finished_games(request: SiteRequest) -> HttpResponse:
    """The finished games that are looked for. htmx gets only what was found."""
    form = FinishedGamesForm(request.GET)
    context: dict[str, Any] = {"form": form, "asked_for": any(request.GET.values())}
    if form.is_valid():
        page, games = find_games(form.asked(), request.GET.get("page"))
        context |= {"page": page, "games": games}
    part = "#found" if wants_part(request) else ""
    return render(request, f"play/watching/finished.html{part}", context)


@require_GET
def watch_replay(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """A game that is over, step by step, with all cards."""
    table = _table_to_replay(table_id)
    return show_replay(
        request,
        table,
        _every_eye(table),
        missing=NO_GAME,
        why_address=reverse("watching:why", args=[table_id]),
    )


@require_GET
@vary_on_headers("HX-Request")
def watch_why(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """What a computer player compared at `?step=` of a game that is over."""
    table = _table_to_replay(table_id)
    return show_why(request, table, _every_eye(table), reverse("watching:replay", args=[table_id]))


def _table_to_replay(table_id: UUID) -> Table:
    table = table_to_watch(table_id)
    if not may_see_all(table):
        raise Http404(NO_GAME)
    return table


def _every_eye(table: Table) -> list[int | None]:
    return [None, *(seat.place for seat in table.seats.all())]


def _seats_on_board(seats: list[Seat], pieces: Any) -> list[SeatOnBoard]:
    """Return each seat's part of a board; the last lies below the field."""
    return [
        SeatOnBoard(
            seat.name,
            SERIES[seat.place],
            own,
            {slot: f"{slot}-{seat.place}" for slot in own},
            below=seat.place == len(seats) - 1,
        )
        for seat, own in zip(seats, pieces, strict=True)
    ]
