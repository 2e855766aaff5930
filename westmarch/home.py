"""The start page."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from decks.models import Deck
from decks.samples import SHOWN_FIRST


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """What Westmarch is for, each part shown on a sample deck where there is one."""
    sample = Deck.objects.filter(sample=True, slug=SHOWN_FIRST).first()
    return render(request, "pages/home.html", {"sample": sample})
