"""The page on which a game is played back."""

from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.text import capfirst
from django.views.decorators.http import require_GET

from cards.whole_numbers import whole_number
from decks.ownership import get_visitor
from play.games.records import game_record
from play.games.replays import NoReplay, load_replay
from play.models.access import playtest_to_read
from play.results.titles import playtest_title


@require_GET
def replay(request: HttpRequest, pk: UUID, index: int) -> HttpResponse:
    """One game, opened at the step that `?step=` names; the start where it names none.

    `?seat=` names a player, from 0, whose view it is.

    A game of other rules or card texts than today's says so.
    """
    playtest = playtest_to_read(get_visitor(request), pk)
    record = game_record(playtest, index)
    if record is None:
        raise Http404("This playtest has no such game.")
    context = {
        "playtest": playtest,
        "number": index + 1,
        "title": capfirst(playtest_title(playtest, short=True)),
    }
    try:
        seat = whole_number(request.GET.get("seat", ""))
        shown = load_replay(
            playtest,
            record,
            whole_number(request.GET.get("step", "")) or 0,
            seat if seat is not None and seat < playtest.decks.count() else None,
        )
    except NoReplay:
        return render(request, "play/no_replay.html", context)
    return render(request, "play/replay.html", {**context, "replay": shown, "can_play_on": True})
