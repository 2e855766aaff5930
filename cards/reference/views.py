"""Pages of the rules reference."""

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_GET
from django.views.decorators.vary import vary_on_headers

from cards.htmx import HtmxRequest, wants_part
from cards.reference.pages import GAME_NAMES, shown_entry, shown_games
from rules.construction import Game
from rules.reference import matching

MAX_WORDS = 60


@require_GET
@vary_on_headers("HX-Request")
def rules(request: HtmxRequest, game: str = "") -> HttpResponse:
    """List the terms of one game or both that fit a filter. An htmx request gets the terms only."""
    if game and game not in set(Game):
        raise Http404("There is no such game.")
    words = request.GET.get("q", "").strip()[:MAX_WORDS]
    context = {
        "game": game,
        "game_name": GAME_NAMES[Game(game)] if game else "",
        "words": words,
        "found": matching(words, game) if words else (),
        "games": shown_games(game),
        "address": reverse("rules:game", args=[game]) if game else reverse("rules:list"),
    }
    part = wants_part(request)
    return render(request, "rules/list.html#terms" if part else "rules/list.html", context)


@require_GET
def rule(request: HtmxRequest, game: str, slug: str) -> HttpResponse:
    """Show one term: what it means, where it is written, cards that show it."""
    shown = shown_entry(game, slug)
    if shown is None:
        raise Http404("There is no such rule.")
    return render(request, "rules/entry.html", {"shown": shown, "entry": shown.entry})
