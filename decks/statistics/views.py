"""The pages of a deck's statistics: what is drawn of it, draw odds, and a sample hand."""

import secrets
from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_GET
from django.views.decorators.vary import vary_on_headers

from cards.htmx import wants_part
from decks.contents.encoding import AnyDeck
from decks.models import DeckVersion
from decks.ownership import SiteRequest
from decks.queries import version_to_read
from decks.statistics.charts import Tint
from decks.statistics.deck_statistics import DeckStatistics, deck_size, deck_statistics
from decks.statistics.drawing_rules import RULES
from decks.statistics.forms import CompanionsForm, HandForm, OddsForm, default_question
from decks.statistics.measures import Column, Measures, chances_by
from decks.statistics.odds import Odds, draw_odds
from decks.statistics.questing import quests
from decks.statistics.sample_hands import (
    MAX_SEEDS,
    SampleHand,
    deal,
    hand_words,
    next_seed,
    shown_cards,
)
from decks.statistics.tables import match_table, quest_table, twilight_table
from rules.construction import game_of
from rules.construction.lcg.build import resolve_deck
from rules.lcg.deck import LcgDeck


@require_GET
@vary_on_headers("HX-Request")
def statistics_page(request: SiteRequest, slug: str) -> HttpResponse:
    """What a deck is like. htmx gets the twilight of a TCG deck alone."""
    version = version_to_read(request.visitor, slug, request.GET.get("version"))
    cards = version.cards()
    form = CompanionsForm(request.GET)
    asked = form.cleaned_data["companions"] if form.is_valid() else None
    statistics = deck_statistics(cards, asked)
    context = {**_frame(version), "form": form, "statistics": statistics, **_twilight(statistics)}
    if wants_part(request) and statistics.twilight is not None:
        return render(request, "decks/statistics/twilight.html", context)
    return render(request, "decks/statistics/page.html", context | _questing(cards, statistics))


@require_GET
@vary_on_headers("HX-Request")
def odds_page(request: SiteRequest, slug: str) -> HttpResponse:
    """The odds of drawing a card or a group. htmx gets the answer alone."""
    version = version_to_read(request.visitor, slug, request.GET.get("version"))
    cards = version.cards()
    form = OddsForm(_requested_odds(request.GET, cards), deck=cards)
    rules = RULES[game_of(cards)]
    context = {**_frame(version), "form": form, "rules": rules, "size": deck_size(cards)}
    if deck_size(cards) and form.is_valid():
        odds = draw_odds(form.question(), rules)
        context |= {"odds": odds, "table": _odds_table(odds, rules.turn)}
    template = "decks/statistics/odds.html"
    return render(request, f"{template}#answer" if wants_part(request) else template, context)


@require_GET
@vary_on_headers("HX-Request")
def hand_page(request: SiteRequest, slug: str) -> HttpResponse:
    """A sample hand, the same for the same address. htmx gets the hand alone.

    Without a seed it sends the visitor on to an address that has one.
    """
    version = version_to_read(request.visitor, slug, request.GET.get("version"))
    cards = version.cards()
    if not request.GET.get("seed"):
        return redirect(_address(request, slug, seed=secrets.randbelow(MAX_SEEDS)))
    form = HandForm(request.GET, deck=cards)
    rules = RULES[game_of(cards)]
    context = {**_frame(version), "form": form, "rules": rules, "size": deck_size(cards)}
    if deck_size(cards) and form.is_valid():
        asked = form.cleaned_data
        hand = deal(
            form.cards(),
            rules,
            asked["seed"],
            redraw=asked["mulligan"],
            more=asked["more"] or 0,
        )
        context |= _hand(hand, cards) | _ways_on(request, slug, hand)
    template = "decks/statistics/hand.html"
    return render(request, f"{template}#hand" if wants_part(request) else template, context)


def _frame(version: DeckVersion) -> dict[str, Any]:
    deck = version.deck
    return {"deck": deck, "version": version, "is_latest": version == deck.versions.first()}


def _twilight(statistics: DeckStatistics) -> dict[str, Any]:
    if statistics.twilight is None or not statistics.twilight.moves:
        return {}
    return {"twilight_table": twilight_table(statistics.twilight)}


def _questing(cards: AnyDeck, statistics: DeckStatistics) -> dict[str, Any]:
    if not isinstance(cards, LcgDeck) or statistics.company is None:
        return {}
    player_deck = resolve_deck(cards).player_deck
    return {
        "matches": match_table(statistics.company, player_deck, statistics.size),
        "quests": quests(statistics.company),
        "quest_table": quest_table(statistics.company, player_deck, statistics.size),
    }


def _requested_odds(asked: QueryDict, cards: AnyDeck) -> QueryDict:
    """Return what is asked, or the first question where nothing is."""
    if "what" in asked or "q" in asked:
        return asked
    with_first = asked.copy()
    with_first.update(default_question(cards))
    return with_first


def _odds_table(odds: Odds, turn: str) -> Measures:
    columns = [
        (Column("Hand kept", Tint("series", "a")), [row.kept for row in odds.rows]),
        (Column("Mulligan without it", Tint("series", "b")), [row.redrawn for row in odds.rows]),
    ]
    return chances_by("Chance by turn", turn, columns, [row.label for row in odds.rows])


def _hand(hand: SampleHand, cards: AnyDeck) -> dict[str, Any]:
    return {
        "hand": hand,
        "hand_words": hand_words(cards, hand.hand),
        "first_cards": shown_cards(hand.hand),
        "later_cards": shown_cards(hand.later),
    }


def _ways_on(request: HttpRequest, slug: str, hand: SampleHand) -> dict[str, str]:
    """Return the addresses of what may be done next; what may not be done has none."""
    ways = {"another": _address(request, slug, seed=next_seed(hand.seed), mulligan="", more="")}
    if not hand.redrawn and not hand.later:
        ways["mulligan"] = _address(request, slug, mulligan="on")
    if hand.left:
        ways["one_more"] = _address(request, slug, more=len(hand.later) + 1)
    return ways


def _address(request: HttpRequest, slug: str, **changes: int | str) -> str:
    """Return the address of the hand as it was asked for, with changes; "" takes a word out."""
    asked = request.GET.copy()
    for name, value in changes.items():
        asked.pop(name, None)
        if value != "":
            asked[name] = str(value)
    return f"{reverse('decks:hand', args=[slug])}?{asked.urlencode()}"
