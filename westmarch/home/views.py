"""The start page and the page about the site."""

from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from cards.coverage import Coverage, coverages
from decks.models import Deck
from decks.ownership import SiteRequest
from decks.samples import SHOWN_FIRST
from play.watching.highlights import sample_highlights
from play.watching.running import running_game
from rules.english import join_words
from westmarch.home.parts import home_parts

# Searches as a newcomer types them; each finds what it says.
FIRST_SEARCHES = ("gondor companion", "fierce minion", "remove burdens", "hobbit ally")
# How often a game in progress is drawn again, for all visitors together.
SECONDS_LIVE = 5


@require_safe
def home(request: SiteRequest) -> HttpResponse:
    """What happens on the site: a game to watch, then the visitor's own things and all others'."""
    live = cache.get_or_set("home-live", lambda: running_game() or "", SECONDS_LIVE)
    context = {
        "live": live,
        "highlights": None if live else sample_highlights(),
        "parts": home_parts(request.visitor),
        "searches": FIRST_SEARCHES,
    }
    return render(request, "pages/home.html", context)


@require_safe
def about(request: HttpRequest) -> HttpResponse:
    """All that one can do here, and what the two games are."""
    tcg, lcg = coverages()
    context = {
        "sample": Deck.objects.filter(sample=True, slug=SHOWN_FIRST).first(),
        "tcg": tcg.whole,
        "lcg": lcg.whole,
        "played_sets": _played_whole(tcg),
    }
    return render(request, "pages/about.html", context)


def _played_whole(coverage: Coverage) -> str:
    """Return the sets of which the computer can play every card, in words."""
    return join_words([share.name for share in coverage.sets if not share.unwritten])
