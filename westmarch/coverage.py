"""The page that shows how many cards the computer can play.

It is about cards, but leads to sample decks as well, of which the app `cards` knows nothing.
"""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from cards.coverage import coverages, starter_coverages
from decks.models import Deck
from rules.construction import Game

SETS = {Game.TCG: "Set", Game.LCG: "Cycle"}
GROUPS = {Game.TCG: "Culture", Game.LCG: "Sphere"}


@require_safe
def coverage(request: HttpRequest) -> HttpResponse:
    """Written cards by set and by culture or sphere, and the starter decks."""
    samples = {deck.slug: deck for deck in Deck.objects.filter(sample=True)}
    starters = starter_coverages()
    context = {
        "games": [
            (game.whole, ((SETS[game.game], game.sets), (GROUPS[game.game], game.groups)))
            for game in coverages()
        ],
        "starters": [(starter, samples.get(starter.slug)) for starter in starters],
        "complete": sum(not starter.blanks for starter in starters),
    }
    return render(request, "cards/coverage.html", context)
