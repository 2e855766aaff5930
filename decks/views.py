"""The pages of decks."""

from datetime import date
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.timezone import localdate
from django.views.decorators.http import require_GET, require_http_methods
from django.views.decorators.vary import vary_on_headers
from django_htmx.middleware import HtmxDetails

from decks.access import deck_to_change, deck_to_read, may_change, own_decks, readable
from decks.contents import AnyDeck
from decks.domain import create_deck, rename, save_version
from decks.formats import formats_for
from decks.formats.text import LONGEST_NAME
from decks.formats.text_writing import write_text
from decks.forms import UNTITLED, DayForm, DeckTextForm, LegalityForm
from decks.models import Deck, DeckVersion
from decks.ownership import maker_of, visitor_of
from decks.queries import shelf_page, version_of
from decks.report import report_of
from decks.review import review_of
from decks.sheet import sheet_of
from decks.verdicts import by_family, judge, likeliest, verdicts_on
from decks.where import where
from rules.construction import Game, game_of


class HtmxRequest(HttpRequest):
    """A request as django-htmx's middleware leaves it."""

    htmx: HtmxDetails


@require_GET
def deck_list(request: HttpRequest) -> HttpResponse:
    """The samples and the visitor's own decks."""
    decks = Deck.objects.filter(sample=True) | own_decks(visitor_of(request))
    page, shown = shelf_page(decks, request.GET.get("page"), localdate())
    return render(request, "decks/deck_list.html", {"page": page, "shown": shown})


@require_GET
@vary_on_headers("HX-Request")
def deck_page(request: HtmxRequest, slug: str) -> HttpResponse:
    """A deck: its cards, whether it is legal, its versions. htmx gets the legality alone."""
    version = _version(request, slug)
    cards = version.cards()
    deck = version.deck
    context = {"deck": deck, "version": version, **_legality(request, cards)}
    if request.htmx:
        return render(request, "decks/deck.html#legality", context)
    latest = deck.versions.all()
    context |= {
        "may_change": may_change(visitor_of(request), deck),
        "parts": sheet_of(cards),
        "versions": latest,
        "is_latest": version == latest[0],
        "files": formats_for(Game(deck.game)),
    }
    return render(request, "decks/deck.html", context)


@require_GET
@vary_on_headers("HX-Request")
def deck_where(request: HtmxRequest, slug: str) -> HttpResponse:
    """Where a deck may be played on a day, and when that changed. htmx gets the answer alone."""
    version = _version(request, slug)
    today = localdate()
    asked = request.GET if "on" in request.GET else {"on": today.isoformat()}
    form = DayForm(asked)
    context = {
        "deck": version.deck,
        "version": version,
        "is_latest": version == version.deck.versions.first(),
        "form": form,
        "answer": where(version.cards(), form.cleaned_data["on"], today)
        if form.is_valid()
        else None,
    }
    template = "decks/where.html#answer" if request.htmx else "decks/where.html"
    return render(request, template, context)


@require_GET
def deck_file(request: HttpRequest, slug: str, kind: str = "text") -> HttpResponse:
    """A deck as a file of one of the formats players use."""
    version = _version(request, slug)
    formats = formats_for(Game(version.deck.game))
    deck_format = next((one for one in formats if one.slug == kind), None)
    if deck_format is None:
        raise Http404("Decks of this game are not written in that format.")
    text = deck_format.write(version.cards(), version.deck.name)
    response = HttpResponse(text, content_type=f"{deck_format.content_type}; charset=utf-8")
    filename = f"{version.deck.slug}.{deck_format.suffix}"
    response["Content-Disposition"] = f'attachment; filename="{filename}"'
    return response


@require_http_methods(["GET", "POST"])
def new_deck(request: HttpRequest) -> HttpResponse:
    """A deck from text or a file: every line is shown before anything is saved."""
    if request.method == "POST":
        return _take_text(request, None)
    copied = readable(visitor_of(request)).filter(slug=request.GET.get("from", "")).first()
    return _ask_for_text(request, None, copied)


@require_http_methods(["GET", "POST"])
def change_deck(request: HttpRequest, slug: str) -> HttpResponse:
    """A deck's cards as text to change; saving makes its next version."""
    deck = deck_to_change(visitor_of(request), slug)
    if request.method == "POST":
        return _take_text(request, deck)
    return _ask_for_text(request, deck, deck)


def _version(request: HttpRequest, slug: str) -> DeckVersion:
    deck = deck_to_read(visitor_of(request), slug)
    version = version_of(deck, request.GET.get("version"))
    if version is None:
        raise Http404("There is no such version of this deck.")
    return version


def _legality(request: HttpRequest, cards: AnyDeck) -> dict[str, Any]:
    """Judge the deck in the format and on the day that are asked for, or in its likeliest one."""
    game = game_of(cards)
    if "format" in request.GET:
        form = LegalityForm(request.GET, game=game)
        if not form.is_valid():
            return {"form": form}
        return _judged(form, cards, form.cleaned_data["on"])
    today = localdate()
    best = likeliest(verdicts_on(cards, today))
    slug = best.format.slug if best is not None else ""
    form = LegalityForm({"format": slug, "on": today.isoformat()}, game=game)
    return _judged(form, cards, today) if form.is_valid() else {"form": form}


def _judged(form: LegalityForm, cards: AnyDeck, day: date) -> dict[str, Any]:
    format = form.cleaned_data["format"]
    return {
        "form": form,
        "format": format,
        "day": day,
        "report": report_of(judge(cards, format, day), format),
        "families": by_family(verdicts_on(cards, day)),
    }


def _ask_for_text(request: HttpRequest, deck: Deck | None, source: Deck | None) -> HttpResponse:
    version = source.versions.first() if source is not None else None
    form = DeckTextForm()
    if source is not None and version is not None:
        name = source.name if deck is not None else f"{source.name}, copied"[:LONGEST_NAME]
        form.initial = {"name": name, "text": write_text(version.cards())}
    return render(request, "decks/deck_text.html", {"form": form, "deck": deck})


def _take_text(request: HttpRequest, deck: Deck | None) -> HttpResponse:
    """Show what was made of every line; save when that is asked for and nothing is left open."""
    unnamed = deck.name if deck is not None else UNTITLED
    form = DeckTextForm(request.POST, request.FILES, unnamed=unnamed)
    if not form.is_valid():
        return render(request, "decks/deck_text.html", {"form": form, "deck": deck})
    name, reading = form.cleaned_data["name"], form.reading
    left_open = bool(reading.rejected) and "leave_out" not in request.POST
    if "save" in request.POST and not left_open:
        return redirect(_saved(request, deck, name, reading.deck()))
    shown = DeckTextForm(initial={"name": name, "text": form.cleaned_data["text"]})
    context = {
        "form": shown,
        "deck": deck,
        "review": review_of(reading),
        "parts": sheet_of(reading.deck()),
        "asked_too_early": "save" in request.POST,
    }
    return render(request, "decks/deck_text.html", context)


def _saved(request: HttpRequest, deck: Deck | None, name: str, cards: AnyDeck) -> Deck:
    if deck is None:
        made = create_deck(name, cards, maker=maker_of(request))
        messages.success(request, f"{made.name} was saved.")
        return made
    before = deck.versions.first()
    rename(deck, name)
    version = save_version(deck, cards)
    if version == before:
        messages.info(request, "Nothing changed, so no new version was saved.")
    else:
        messages.success(request, f"{deck.name} was saved as version {version.number}.")
    return deck
