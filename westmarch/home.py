"""The start page."""

from dataclasses import dataclass
from uuid import UUID

from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from cards.coverage import Coverage, coverages
from decks.models import Deck
from decks.samples import SHOWN_FIRST
from play.models import Playtest
from play.playtests.samples import sample_playtest, watched_game
from play.results.progress import SideSoFar, sides_so_far
from play.results.titles import playtest_title
from rules.construction import Game
from rules.english import join_words

# Finding the playtests takes longer than the rest of the page. Each process remembers them so
# long, and shows a newer one that much later.
SECONDS_KEPT = 30
# Searches as a newcomer types them; each finds what it says.
FIRST_SEARCHES = ("gondor companion", "fierce minion", "remove burdens", "hobbit ally")


@dataclass(frozen=True, slots=True)
class ShownPlaytest:
    """A finished playtest in a few figures: who won how often, and a game of it to watch."""

    game: Game
    title: str
    games: int
    sides: tuple[SideSoFar, ...]
    address: str
    replay: str


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """What Westmarch is for, shown on sample decks and their playtests where there are any."""
    sample = Deck.objects.filter(sample=True, slug=SHOWN_FIRST).first()
    tcg, lcg = coverages()
    context = {
        "sample": sample,
        "shown": cache.get_or_set("start-page-playtests", _shown, SECONDS_KEPT),
        "searches": FIRST_SEARCHES,
        "tcg": tcg.whole,
        "lcg": lcg.whole,
        "played_sets": _played_whole(tcg),
    }
    return render(request, "pages/home.html", context)


def _played_whole(coverage: Coverage) -> str:
    """Return the sets of which the computer can play every card, in words."""
    return join_words([share.name for share in coverage.sets if not share.unwritten])


def _shown() -> list[ShownPlaytest]:
    """Return the finished sample playtests, one of each game at most."""
    finished = [(game, sample_playtest(game)) for game in Game]
    return [_describe(game, playtest) for game, playtest in finished if playtest is not None]


def _describe(game: Game, playtest: Playtest) -> ShownPlaytest:
    pk: UUID = playtest.pk
    return ShownPlaytest(
        game=game,
        title=playtest_title(playtest, short=True),
        games=playtest.games,
        sides=sides_so_far(playtest),
        address=playtest.get_absolute_url(),
        replay=reverse("play:replay", args=[pk, watched_game(pk)]),
    )
