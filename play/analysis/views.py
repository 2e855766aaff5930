"""The page on which a game that is over is analysed."""

from collections.abc import Callable
from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.text import capfirst
from django.views.decorators.http import require_http_methods
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import HTMX_STOP_POLLING

from cards.client_address import client_address
from cards.htmx import wants_part
from cards.whole_numbers import whole_number
from decks.ownership import SiteRequest
from play.analysis.ordering import CannotAnalyse, analyse_game
from play.analysis.page import AnalysisPage, Place, turn_noun
from play.games.records import game_record
from play.games.replays import seat_names
from play.models import Analysis
from play.models.access import playtest_to_read
from play.queue.fairness import queue_key_for
from play.queue.quota import QuotaExceeded
from play.results.titles import playtest_title


@require_http_methods(["GET", "POST"])
@vary_on_headers("HX-Request")
def game_analysis(request: SiteRequest, pk: UUID, index: int) -> HttpResponse:
    """The analysis of a seat in a game of a playtest; POST orders it. `?seat=` names the seat."""
    playtest = playtest_to_read(request.visitor, pk)
    if game_record(playtest, index) is None:
        raise Http404("This playtest has no such game.")
    names = tuple(map(capfirst, seat_names(playtest, index)))
    seat = seat_of(request, range(len(names)))
    address = reverse("play:analysis", args=[pk, index])
    title = capfirst(playtest_title(playtest, short=True))
    replay = reverse("play:replay", args=[pk, index])
    page = AnalysisPage(
        place=Place(
            title=title,
            address=address,
            replay=replay,
            back=(
                ("Playtests", reverse("play:playtests")),
                (title, playtest.get_absolute_url()),
                (f"Game {index + 1}", replay),
            ),
            played_on={"playtest": str(pk), "game": str(index)},
        ),
        names=names,
        eyes=range(len(names)),
        seat=seat,
        turn_noun=turn_noun(playtest.face),
        analysis=Analysis.objects.filter(playtest=playtest, number=index, seat=seat).first(),
    )
    return show_analysis(
        request, page, lambda queue_key: analyse_game(playtest, index, seat, queue_key)
    )


def show_analysis(
    request: SiteRequest, page: AnalysisPage, order: Callable[[str], Analysis]
) -> HttpResponse:
    """Return the page of an analysis, or the part that changes; order it for a POST."""
    if request.method == "POST":
        try:
            order(queue_key_for(request.visitor, client_address(request)))
        except (CannotAnalyse, QuotaExceeded) as error:
            messages.warning(request, str(error))
        return redirect(f"{page.place.address}?seat={page.seat}")
    if wants_part(request):
        status = 200 if page.is_open else HTMX_STOP_POLLING
        return render(request, "play/analysis/analysis.html#found", {"page": page}, status=status)
    return render(request, "play/analysis/analysis.html", {"page": page})


def seat_of(request: SiteRequest, eyes: range | list[int]) -> int:
    """Return the seat that the address names, or the first through which the visitor may look."""
    asked = whole_number(request.GET.get("seat", ""))
    return asked if asked is not None and asked in eyes else eyes[0]
