"""Finding games of a playtest, and taking its results away."""

from uuid import UUID

from django.core.paginator import Paginator
from django.http import Http404, HttpResponse, JsonResponse, StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET

from decks.ownership import SiteRequest
from play.games.downloads import cards_csv, games_csv, pairs_csv, playtest_json
from play.games.finding import FindGameForm, notable_games
from play.models import PlayedGame, Playtest
from play.models.access import playtest_to_read
from play.results.titles import SERIES, playtest_title
from rules.english import count_of

GAMES_ON_A_PAGE = 25


@require_GET
def find_games(request: SiteRequest, playtest_id: UUID) -> HttpResponse:
    """The games of a playtest that fit what is asked for, in the order that is asked for."""
    playtest = playtest_to_read(request.visitor, playtest_id)
    if playtest.is_trial:
        return redirect("play:pairs", playtest_id)
    form = FindGameForm(request.GET, playtest=playtest)
    page = Paginator(form.games(), GAMES_ON_A_PAGE).get_page(request.GET.get("page"))
    context = {
        "playtest": playtest,
        "title": playtest_title(playtest),
        "form": form,
        "page": page,
        "games": [_shown(playtest, game) for game in page.object_list],
        "notable": [
            (notable.words, _shown(playtest, notable.game)) for notable in notable_games(playtest)
        ],
    }
    return render(request, "play/find_games.html", context)


def _shown(playtest: Playtest, game: PlayedGame) -> dict[str, object]:
    """Return a game as the table shows it; people count games from 1."""
    names, noun = playtest.face.sides(playtest), playtest.face.length_noun
    return {
        "number": game.number + 1,
        "address": reverse("play:replay", args=[playtest.pk, game.number]),
        "winner": "" if game.winner is None else names[game.winner],
        "series": "" if game.winner is None else SERIES[game.winner],
        "ending": playtest.face.endings.get(game.ending, game.ending),
        "length": game.length,
        "length_words": count_of(game.length, noun.removesuffix("s"), noun),
        "decisions": game.decisions,
        "sites": game.sites,
        "comeback": game.comeback,
    }


@require_GET
def download(request: SiteRequest, playtest_id: UUID, name: str) -> HttpResponseBase:
    """A playtest's result as a file: result.json, games.csv and cards.csv, or pairs.csv."""
    playtest = playtest_to_read(request.visitor, playtest_id)
    if name == "result.json":
        response: HttpResponseBase = JsonResponse(
            playtest_json(playtest), json_dumps_params={"ensure_ascii": False, "indent": 2}
        )
    elif name == "games.csv":
        response = StreamingHttpResponse(games_csv(playtest), content_type="text/csv")
    elif name == "pairs.csv" and playtest.is_trial:
        response = StreamingHttpResponse(pairs_csv(playtest), content_type="text/csv")
    elif name == "cards.csv" and not playtest.is_trial:
        response = StreamingHttpResponse(cards_csv(playtest), content_type="text/csv")
    else:
        raise Http404("There is no such file.")
    file_name = f"playtest-{str(playtest.pk)[:8]}-{name}"
    response.headers["Content-Disposition"] = f'attachment; filename="{file_name}"'
    return response
