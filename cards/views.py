"""Pages of the catalogue."""

from typing import Any

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_GET
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import replace_url

from cards.behaviour import behaviour
from cards.coverage import coverage_words
from cards.forms import CardFilter, DayForm, ListsForm
from cards.htmx import HtmxRequest, wants_part
from cards.legality.format_lists import format_lists
from cards.queries import find_card, format_table, picture_address, sheet
from cards.reference.named import named_terms
from cards.result_rows import result_row
from cards.search.card_search import search_cards
from cards.search.index import index
from cards.search.query import BadQuery
from cards.search.query.help import OPERATORS, names_by_game
from cards.search.query_errors import mark_errors
from cards.search.relaxations import find_relaxations
from cards.search.suggestions import suggest
from rules.construction import load_format

CARDS_A_PAGE = 48
# How many seconds a browser keeps a face.
FACE_KEPT = 3600


@require_GET
@vary_on_headers("HX-Request")
def card_list(request: HtmxRequest) -> HttpResponse:
    """Search: cards that answer a query and some choices. htmx gets the results alone."""
    form = CardFilter(request.GET)
    found = _found(request, form)
    any_found = "page" in found and found["page"].paginator.count
    context = {
        "form": form,
        "narrowed": any(request.GET.get(name) for name in form.CHOICES),
        "terms": named_terms(request.GET.get("q", ""), request.GET.get("game", "")),
        "empty_catalogue": not any_found and not index().entries,
        **found,
    }
    if wants_part(request):
        response = render(request, "cards/list.html#results", context)
        return replace_url(response, _address(request.GET))
    return render(request, "cards/list.html", context)


def _found(request: HttpRequest, form: CardFilter) -> dict[str, Any]:
    """Return a page of the cards found, or what is wrong with the query."""
    if not form.is_valid():
        return {}
    choices = dict(form.cleaned_data)
    query, order, view = choices.pop("q"), choices.pop("order"), choices.pop("view")
    try:
        found = search_cards(query, choices, order)
    except BadQuery as bad:
        corrected = [(mistake, mistake.corrected(bad.query)) for mistake in bad.mistakes]
        return {"pieces": mark_errors(bad), "mistakes": corrected, "readable": bad.readable}
    instead_of = ""
    suggestion = "" if found.entries else suggest(query)
    if suggestion and (near := search_cards(suggestion, choices, order)).entries:
        found, query, instead_of = near, suggestion, query
    if not found.entries:
        relaxations = find_relaxations(query, choices)
        return {
            "page": Paginator(found.entries, CARDS_A_PAGE).get_page(1),
            "coverage": coverage_words(query),
            "relaxations": [
                (relaxation, _other_query(request.GET, relaxation.query, relaxation.choice))
                for relaxation in relaxations
            ],
        }
    page = Paginator(found.entries, CARDS_A_PAGE).get_page(request.GET.get("page"))
    return {
        "page": page,
        "rows": [result_row(entry) for entry in page] if view == CardFilter.LIST else [],
        "query": query,
        "instead_of": instead_of,
        "order": order,
        "coverage": coverage_words(*found.queries(query)),
        "readings": [
            (reading, _other_query(request.GET, reading.query))
            for reading in found.readings
            if reading.query
        ],
    }


def _other_query(asked: QueryDict, query: str, without: str = "") -> str:
    """Return the address of the same search with another query, and without one choice."""
    other = asked.copy()
    other["q"] = query
    for name in ("page", without):
        other.pop(name, None)
    return _address(other)


def _address(asked: QueryDict) -> str:
    """Return the address of a search without what was left empty, to be passed on."""
    kept = QueryDict(mutable=True)
    for name in (*CardFilter.base_fields, "page"):
        value = asked.get(name, "")
        if value and (name, value) != ("page", "1"):
            kept[name] = value
    return reverse("cards:list") + (f"?{kept.urlencode()}" if kept else "")


@require_GET
@vary_on_headers("HX-Request")
def card_page(request: HtmxRequest, game: str, card_id: str) -> HttpResponse:
    """A card: its face, facts, prints, and where it may be played on a day."""
    entry = find_card(game, card_id)
    if entry is None:
        return _unknown(request, card_id)
    if (game, card_id) != (entry.game, entry.id):
        return redirect(entry.address)
    form = DayForm(request.GET)
    context: dict[str, Any] = {"entry": entry, "form": form}
    if form.is_valid():
        day = form.cleaned_data["on"]
        context |= {"day": day, "formats": format_table(entry, day)}
    if wants_part(request):
        return render(request, "cards/card.html#formats", context)
    context |= {"sheet": sheet(entry), "picture": picture_address(entry)}
    return render(request, "cards/card.html", context)


def _unknown(request: HttpRequest, card_id: str) -> HttpResponse:
    return render(request, "cards/unknown.html", {"card_id": card_id[:40]}, status=404)


@require_GET
@vary_on_headers("HX-Request")
def card_lists(request: HtmxRequest) -> HttpResponse:
    """The X-list and the R-list of a format on a day. htmx gets the lists alone."""
    form = ListsForm(request.GET)
    context: dict[str, Any] = {"form": form, "empty_catalogue": not index().entries}
    if form.is_valid() and index().entries:
        format = load_format(form.cleaned_data["format"])
        context["shown"] = format_lists(format, form.cleaned_data["on"])
    part = wants_part(request)
    return render(request, "cards/lists.html#lists" if part else "cards/lists.html", context)


@require_GET
def query_help(request: HttpRequest) -> HttpResponse:
    """How to search: every name of the query language, from the code that answers it."""
    context = {"groups": names_by_game(), "operators": OPERATORS}
    return render(request, "cards/help.html", context)


@require_GET
@cache_control(max_age=FACE_KEPT, public=True)
def card_face(request: HttpRequest, game: str, card_id: str) -> HttpResponse:
    """A card's face alone, shown beside a link to the card."""
    entry = find_card(game, card_id)
    if entry is None:
        raise Http404("There is no such card.")
    context = {"entry": entry, "behaviour": behaviour(entry.game, entry.id)}
    return render(request, "cards/face.html", context)
