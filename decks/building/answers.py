"""How the builder answers: htmx gets what changed, put in place; a plain form goes back."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.timezone import localdate
from django_htmx.http import trigger_client_event

from cards.requests import HtmxRequest
from decks.building.chips import chip_groups
from decks.building.desk import Desk, desk_of
from decks.building.drafts import Change, look
from decks.building.forms import PasteForm, SaveForm, SettingsForm
from decks.building.judging import format_of, legal_on
from decks.building.searching import Held, held_of, search
from decks.building.sources import Pasted, choices_for
from decks.building.wishes import Wish
from decks.contents import AnyDeck
from decks.history.conflicts import Conflict
from decks.history.differences import differences, parts_of
from decks.models import Deck
from decks.ownership import visitor_of
from rules.construction import Game
from rules.construction.dates import parse_day

CONFLICT = 409
NOT_UNDERSTOOD = 422


@dataclass(frozen=True, slots=True)
class News:
    """What came of a request: words, how grave they are, and what must be decided or looked at.

    With `settings` the format or the day may have changed, and the chips with them.
    """

    words: str = ""
    level: str = "info"
    wish: Wish | None = None
    conflict: Conflict | None = None
    version_name: str = ""
    pasted: Pasted | None = None
    settings: bool = False


def page(
    request: HtmxRequest, deck: Deck, news: News | None = None, status: int = 200
) -> HttpResponse:
    """Give the whole page."""
    desk = desk_of(deck, day_of(request))
    context = {
        **_shared(request, desk, news or News()),
        **searched(request, deck, desk.sight.cards),
        "settings": settings_form(deck),
        "paste": PasteForm(),
        "sources": choices_for(visitor_of(request), deck),
        "half": "deck" if _asked(request).get("half") == "deck" else "search",
    }
    return render(request, "decks/building/build.html", context, status=status)


def changed(
    request: HtmxRequest, deck: Deck, change: Change, news: News | None = None
) -> HttpResponse:
    """Answer an edit."""
    news = news or News(change.words)
    if not request.htmx:
        if news.pasted is not None:
            return page(request, deck, news)
        return back(request, deck, news)
    cards = {one.card for one in differences(change.before, change.after)}
    return _parts(request, deck, news, held_of(change.after, cards))


def refused(request: HtmxRequest, deck: Deck, words: str) -> HttpResponse:
    """Answer what makes no sense: nothing was done, and why."""
    news = News(words, "error")
    if not request.htmx:
        return back(request, deck, news)
    return _parts(request, deck, news, {}, NOT_UNDERSTOOD)


def clashed(request: HtmxRequest, deck: Deck, news: News) -> HttpResponse:
    """Answer a change that another page came before: nothing was done, and both are shown."""
    if not request.htmx:
        return page(request, deck, news, CONFLICT)
    now = look(deck).cards
    cards = {card_id for held in parts_of(now).values() for card_id in held}
    return _parts(request, deck, news, held_of(now, cards), CONFLICT)


def back(request: HtmxRequest, deck: Deck, news: News) -> HttpResponse:
    """Send a plain form's sender back to where he was, with the news."""
    if news.words:
        messages.add_message(request, getattr(messages, news.level.upper()), news.words)
    at = request.POST.get("at", "") or QueryDict(request.POST.get("edit", "")).get("at", "")
    fragment = f"#{at}" if at.replace("-", "").replace("_", "").isalnum() else ""
    return redirect(address_of(request, deck) + fragment)


def address_of(request: HttpRequest, deck: Deck) -> str:
    """Give the address of the builder with the search and the day that are asked for."""
    asked = _asked(request)
    kept = QueryDict(mutable=True)
    for name in ("q", "page", "on"):
        value = asked.get(name, "")
        if value or (name == "q" and name in asked):
            kept[name] = value
    path = reverse("decks:build", args=[deck.slug])
    return f"{path}?{kept.urlencode()}" if kept else path


def searched(request: HtmxRequest, deck: Deck, cards: AnyDeck) -> dict[str, Any]:
    """Answer the search that is asked for; without one, what may be played in the format."""
    game, format = Game(deck.game), format_of(deck)
    asked = _asked(request)
    legal = legal_on(format, day_of(request)) if format is not None else ""
    query = asked.get("q", f"legal:{legal}" if legal else "")
    results = search(game, query, asked.get("page", "1"), cards)
    return {"results": results, "chips": chip_groups(query, game, format, legal)}


def settings_form(deck: Deck) -> SettingsForm:
    """Give the form of a deck's name and format as they are."""
    initial = {"name": deck.name, "format": deck.format}
    return SettingsForm(initial=initial, game=Game(deck.game))


def day_of(request: HttpRequest) -> date:
    """Give the day that is asked for, today for none or an odd one."""
    try:
        return parse_day(_asked(request).get("on", ""))
    except ValueError:
        return localdate()


def kept_day(request: HttpRequest) -> str:
    """Give what an address of the page begins with to keep the day, "" for today."""
    asked = _asked(request).get("on", "")
    return f"{urlencode({'on': asked})}&" if asked else ""


def _parts(
    request: HtmxRequest, deck: Deck, news: News, held: dict[str, Held], status: int = 200
) -> HttpResponse:
    desk = desk_of(deck, day_of(request))
    context = _shared(request, desk, news) | {"answering": True}
    if news.settings:
        context |= searched(request, deck, desk.sight.cards)
    response = render(request, "decks/building/changed.html", context, status=status)
    cards = {card_id: [one.signs, one.words] for card_id, one in held.items()}
    return trigger_client_event(
        response, "builder:held", {"cards": cards, "whole": status == CONFLICT}
    )


def _shared(request: HtmxRequest, desk: Desk, news: News) -> dict[str, Any]:
    return {
        "deck": desk.sight.deck,
        "desk": desk,
        "news": news,
        "resolved": "resolves" in request.POST,
        "save_form": SaveForm(),
        "here": address_of(request, desk.sight.deck),
        "asked": _asked(request),
        "keep": kept_day(request),
    }


def _asked(request: HttpRequest) -> QueryDict:
    return request.POST if request.method == "POST" else request.GET
