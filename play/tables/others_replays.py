"""The replay of a game for those without a seat in it: by a shared link, or open to everybody."""

from collections.abc import Sequence

from django.http import Http404, HttpResponse
from django.shortcuts import render

from cards.whole_numbers import whole_number
from decks.ownership import SiteRequest
from play.games.reasons import Answer
from play.games.replay_views import show_answer
from play.games.replays import NoReplay
from play.models import Table
from play.tables.replay_views import replay_title
from play.tables.replaying import replay_through, why_through


def show_replay(
    request: SiteRequest,
    table: Table,
    eyes: Sequence[int | None],
    *,
    missing: str,
    why_address: str,
    analysis_address: str = "",
) -> HttpResponse:
    """Return the replay at `?step=` through `?seat=`, one of `eyes`; Http404 with `missing`."""
    step, seat = _asked(request)
    try:
        shown = replay_through(table, eyes, step, seat)
    except NoReplay as error:
        raise Http404(missing) from error
    context = {
        "table": table,
        "title": replay_title(table, list(table.seats.all())),
        "replay": shown,
        "is_shared": True,
        "why_address": why_address,
        "analysis_address": analysis_address,
    }
    return render(request, "play/tables/replay.html", context)


def show_why(
    request: SiteRequest, table: Table, eyes: Sequence[int | None], replay_address: str
) -> HttpResponse:
    """Return what a computer player compared at `?step=`, through `?seat=`, one of `eyes`."""
    step, seat = _asked(request)
    try:
        answer = why_through(table, eyes, step, seat)
    except NoReplay:
        answer = Answer(step, nothing="This game can’t be looked back at.")
    return show_answer(request, answer, replay_address, seat)


def _asked(request: SiteRequest) -> tuple[int, int | None]:
    step = whole_number(request.GET.get("step", "")) or 0
    return step, whole_number(request.GET.get("seat", ""))
