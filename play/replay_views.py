"""The page on which a game is stepped through."""

from uuid import UUID

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import HttpResponseClientRefresh

from cards.htmx import HtmxRequest, wants_part
from decks.ownership import get_visitor
from play.access import playtest_to_read
from play.queries import game_record
from play.replays import NoReplay, replay_at
from play.results import short_deck_names


@require_GET
@vary_on_headers("HX-Request")
def replay(request: HtmxRequest, pk: UUID, index: int) -> HttpResponse:
    """One game at the step that `?step=` names; the start where it names none.

    A game that can't be replayed by today's rules says so.
    """
    playtest = playtest_to_read(get_visitor(request), pk)
    record = game_record(playtest, index)
    if record is None:
        raise Http404("This playtest has no such game.")
    try:
        shown = replay_at(playtest, record, _step(request.GET.get("step", "")))
    except NoReplay:
        if wants_part(request):
            return HttpResponseClientRefresh()
        context = {"playtest": playtest, "number": index + 1, "names": short_deck_names(playtest)}
        return render(request, "play/no_replay.html", context)
    template = "play/replay.html#board" if wants_part(request) else "play/replay.html"
    return render(request, template, {"playtest": playtest, "replay": shown})


def _step(text: str) -> int:
    """Read a step; what is no number is the start."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else 0
