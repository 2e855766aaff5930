"""The page on which a game is played back."""

from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.text import capfirst
from django.views.decorators.http import require_GET
from django.views.decorators.vary import vary_on_headers

from cards.htmx import HtmxRequest, wants_part
from cards.whole_numbers import whole_number
from decks.ownership import SiteRequest
from play.games.reasons import Answer, why_of_playtest
from play.games.records import game_record
from play.games.replays import NoReplay, load_replay
from play.models import Playtest
from play.models.access import playtest_to_read
from play.results.titles import playtest_title


@require_GET
def replay(request: SiteRequest, pk: UUID, index: int) -> HttpResponse:
    """One game, opened at the step that `?step=` names; the start where it names none.

    `?seat=` names a player, from 0, whose view it is.

    A game of other rules or card texts than today's says so.
    """
    playtest = playtest_to_read(request.visitor, pk)
    record = game_record(playtest, index)
    if record is None:
        raise Http404("This playtest has no such game.")
    context = {
        "playtest": playtest,
        "number": index + 1,
        "title": capfirst(playtest_title(playtest, short=True)),
    }
    try:
        shown = load_replay(playtest, record, _step(request), _seat(request, playtest))
    except NoReplay:
        return render(request, "play/no_replay.html", context)
    where = reverse("play:why", args=[pk, index])
    return render(
        request,
        "play/replay.html",
        {
            **context,
            "replay": shown,
            "can_play_on": True,
            "why_address": where,
            "analysis_address": reverse("play:analysis", args=[pk, index]),
        },
    )


@require_GET
@vary_on_headers("HX-Request")
def why(request: SiteRequest, pk: UUID, index: int) -> HttpResponse:
    """What the computer player compared at `?step=` of a game; the replay's script gets a part.

    `?seat=` names a player, from 0, through whose eyes it is.
    """
    playtest = playtest_to_read(request.visitor, pk)
    record = game_record(playtest, index)
    if record is None:
        raise Http404("This playtest has no such game.")
    seat = _seat(request, playtest)
    try:
        answer = why_of_playtest(playtest, record, _step(request), seat)
    except NoReplay as error:
        raise Http404("This game can’t be replayed.") from error
    return show_answer(request, answer, reverse("play:replay", args=[pk, index]), seat)


def show_answer(
    request: HtmxRequest, answer: Answer, replay_address: str, seat: int | None
) -> HttpResponse:
    """Return what a player says, as a page of its own or as the part that a replay shows."""
    template = "play/why.html#answer" if wants_part(request) else "play/why.html"
    eyes = "" if seat is None else f"seat={seat}&"
    back = f"{replay_address}?{eyes}step={answer.step}"
    return render(request, template, {"answer": answer, "back": back})


def _step(request: HttpRequest) -> int:
    return whole_number(request.GET.get("step", "")) or 0


def _seat(request: HttpRequest, playtest: Playtest) -> int | None:
    """Return the seat that the address names; None for all cards."""
    seat = whole_number(request.GET.get("seat", ""))
    return seat if seat is not None and seat < playtest.decks.count() else None
