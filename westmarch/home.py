"""The start page."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from decks.models import Deck
from rules.construction import Game


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """What Westmarch is for, each part shown on a sample deck where there is one."""
    samples = Deck.objects.filter(sample=True, game=Game.TCG.value).order_by("slug")
    return render(request, "pages/home.html", {"sample": samples.first()})
