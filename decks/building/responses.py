"""How the builder answers: htmx gets what changed, put in place; a plain form goes back."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.timezone import localdate
from django_htmx.http import trigger_client_event

from cards.search.query.pooled import POOL, searching_pool
from decks.building.additions import PastedCards, deck_choices
from decks.building.builder_state import BuilderState, builder_state
from decks.building.chips import chip_groups
from decks.building.copy_limits import copy_limits
from decks.building.draft_legality import legal_on
from decks.building.drafts import Change, DraftSnapshot, draft_snapshot
from decks.building.forms import PasteForm, SaveForm, SettingsForm
from decks.building.layout import keep_layout, layout_choices, requested_layout
from decks.building.rejected_change import RejectedChange
from decks.building.search import CopiesInDeck, copies_in_deck, same_titles, search, suggest_cards
from decks.contents.differences import deck_zones, differences
from decks.contents.encoding import AnyDeck
from decks.history.conflicts import Conflict
from decks.legality.deck_legality import deck_format
from decks.models import Deck
from decks.ownership import SiteRequest
from rules.construction import Game
from rules.construction.dates import parse_day

CONFLICT = 409
UNPROCESSABLE = 422


@dataclass(frozen=True, slots=True)
class Feedback:
    """What came of a request: words, how grave they are, and what must be decided or looked at.

    With `settings` the format or the day may have changed, and the chips with them.
    """

    words: str = ""
    level: str = "info"
    rejected: RejectedChange | None = None
    conflict: Conflict | None = None
    version_name: str = ""
    pasted: PastedCards | None = None
    settings: bool = False


def builder_page(
    request: SiteRequest, deck: Deck, feedback: Feedback | None = None, status: int = 200
) -> HttpResponse:
    """Return the whole page."""
    state = builder_state(deck, requested_day(request), requested_layout(request))
    context = {
        **_shared_context(request, state, feedback or Feedback()),
        **search_context(request, deck, state.draft.cards),
        "settings": settings_form(deck),
        "paste": PasteForm(),
        "sources": deck_choices(request.visitor, deck),
        "layouts": layout_choices(Game(deck.game)),
        "half": "deck" if _parameters(request).get("half") == "deck" else "search",
    }
    response = render(request, "decks/building/build.html", context, status=status)
    return keep_layout(request, response)


def change_response(
    request: SiteRequest, deck: Deck, change: Change, feedback: Feedback | None = None
) -> HttpResponse:
    """Answer an edit."""
    feedback = feedback or Feedback(change.words)
    if not request.htmx:
        if feedback.pasted is not None:
            return builder_page(request, deck, feedback)
        return redirect_to_builder(request, deck, feedback)
    cards = same_titles(difference.card for difference in differences(change.before, change.after))
    held = copies_in_deck(change.after, _limits(request, deck, cards))
    return _fragments(request, deck, feedback, held, draft=change.draft)


def error_response(request: SiteRequest, deck: Deck, words: str) -> HttpResponse:
    """Answer what makes no sense: nothing was done, and why."""
    feedback = Feedback(words, "error")
    if not request.htmx:
        return redirect_to_builder(request, deck, feedback)
    return _fragments(request, deck, feedback, {}, UNPROCESSABLE)


def conflict_response(request: SiteRequest, deck: Deck, feedback: Feedback) -> HttpResponse:
    """Answer a change that another page came before: nothing was done, and both are shown."""
    if not request.htmx:
        return builder_page(request, deck, feedback, CONFLICT)
    now = draft_snapshot(deck).cards
    cards = {card_id for held in deck_zones(now).values() for card_id in held}
    held = copies_in_deck(now, _limits(request, deck, cards))
    return _fragments(request, deck, feedback, held, CONFLICT)


def redirect_to_builder(request: SiteRequest, deck: Deck, feedback: Feedback) -> HttpResponse:
    """Send a plain form's sender back to where they were, with the feedback."""
    if feedback.words:
        messages.add_message(request, getattr(messages, feedback.level.upper()), feedback.words)
    at = request.POST.get("at", "") or QueryDict(request.POST.get("edit", "")).get("at", "")
    fragment = f"#{at}" if at.replace("-", "").replace("_", "").isalnum() else ""
    return redirect(builder_url(request, deck) + fragment)


def builder_url(request: SiteRequest, deck: Deck) -> str:
    """Return the address of the builder with the search and the day that are asked for."""
    asked = _parameters(request)
    kept = QueryDict(mutable=True)
    for name in ("q", "page", "on", "any_format", "fills", "fits"):
        if value := asked.get(name, ""):
            kept[name] = value
    path = reverse("decks:build", args=[deck.slug])
    return f"{path}?{kept.urlencode()}" if kept else path


def search_context(request: SiteRequest, deck: Deck, cards: AnyDeck) -> dict[str, Any]:
    """Return what the search shows: cards of the deck's format, unless any format is asked for."""
    game, format = Game(deck.game), deck_format(deck)
    asked = _parameters(request)
    pool = deck.pool.cards if deck.pool is not None else None
    legal = legal_on(format, requested_day(request)) if format is not None else ""
    legal = POOL if pool is not None else legal
    query = asked.get("q", "")
    scope = "" if asked.get("any_format") else legal
    limits = partial(_limits, request, deck)
    with searching_pool(pool):
        if asked.get("fits") and not query:
            results = suggest_cards(cards, deck.slug, limits, scope)
        else:
            results = search(game, query, asked.get("page", "1"), cards, limits, scope)
    return {
        "results": results,
        "chips": chip_groups(query, game),
        "scope": format if legal else None,
        "fills": asked.get("fills", ""),
        "fits": results.suggested,
    }


def settings_form(deck: Deck) -> SettingsForm:
    """Return the form of a deck's name and format as they are."""
    initial = {"name": deck.name, "format": deck.format}
    return SettingsForm(initial=initial, game=Game(deck.game))


def requested_day(request: SiteRequest) -> date:
    """Return the day that is asked for, today for none or an odd one."""
    try:
        return parse_day(_parameters(request).get("on", ""))
    except ValueError:
        return localdate()


def kept_query(request: SiteRequest) -> str:
    """Return the start of a query string that keeps the day and the scope of the search."""
    asked = _parameters(request)
    kept = {name: str(asked[name]) for name in ("on", "any_format") if asked.get(name)}
    return f"{urlencode(kept)}&" if kept else ""


def _fragments(
    request: SiteRequest,
    deck: Deck,
    feedback: Feedback,
    held: dict[str, CopiesInDeck],
    status: int = 200,
    draft: DraftSnapshot | None = None,
) -> HttpResponse:
    state = builder_state(deck, requested_day(request), requested_layout(request), draft)
    context = _shared_context(request, state, feedback) | {"answering": True}
    if feedback.settings:
        context |= search_context(request, deck, state.draft.cards)
    response = render(request, "decks/building/edit_response.html", context, status=status)
    cards = {card_id: [copies.short, copies.words, copies.full] for card_id, copies in held.items()}
    return trigger_client_event(
        response, "builder:held", {"cards": cards, "whole": status == CONFLICT}
    )


def _shared_context(
    request: SiteRequest, state: BuilderState, feedback: Feedback
) -> dict[str, Any]:
    return {
        "deck": state.draft.deck,
        "state": state,
        "feedback": feedback,
        "resolved": "resolves" in request.POST,
        "save_form": SaveForm(),
        "here": builder_url(request, state.draft.deck),
        "asked": _parameters(request),
        "keep": kept_query(request),
    }


def _limits(request: SiteRequest, deck: Deck, cards: Iterable[str]) -> dict[str, int]:
    """Return how many copies of each card the deck's format allows, or its pool has."""
    pool = deck.pool.cards if deck.pool is not None else None
    return copy_limits(cards, Game(deck.game), deck_format(deck), requested_day(request), pool)


def _parameters(request: SiteRequest) -> QueryDict:
    return request.POST if request.method == "POST" else request.GET
