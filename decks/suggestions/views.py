"""The page of the most played cards."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from decks.suggestions.forms import MostPlayedForm
from decks.suggestions.most_played import most_played
from rules.construction import Game


@require_GET
def most_played_page(request: HttpRequest) -> HttpResponse:
    """The cards that public decks hold most."""
    form = MostPlayedForm(request.GET)
    context: dict[str, object] = {"form": form}
    if form.is_valid():
        asked = form.cleaned_data
        game = Game(asked["game"] or Game.TCG)
        context["played"] = most_played(game, asked["format"], asked["belongs"])
    return render(request, "decks/suggestions/most_played.html", context)
