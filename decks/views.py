"""The pages of decks."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.timezone import localdate
from django.views.decorators.http import require_GET, require_http_methods
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import retarget

from cards.requests import HtmxRequest, wants_part
from decks.access import deck_to_change, may_change, own_decks
from decks.contents import AnyDeck
from decks.domain import UNTITLED, ChangedMeanwhile, create_deck, rename, save_version
from decks.formats import formats_for
from decks.formats.markdown import with_addresses
from decks.formats.reading import DeckReading
from decks.formats.registration import BLANKS, registration_of
from decks.formats.rewriting import rewritten
from decks.formats.text_writing import write_text
from decks.forms import NO_CARD, DayForm, DeckTextForm, LegalityForm
from decks.history.choosing import note_seen
from decks.history.conflicts import Unsaved, begun_from, conflict_page
from decks.history.versions import VERSIONS_BESIDE_A_DECK, origin_of
from decks.models import Deck
from decks.ownership import maker_of, visitor_of
from decks.queries import shelf_page, version_to_read
from decks.report import report_of
from decks.review import review_of
from decks.sharing.panel import sharing_of
from decks.sheet import sheet_of
from decks.verdicts import FormatVerdict, by_family, likeliest, verdicts_on
from decks.where import where
from rules.construction import Game, game_of


@require_GET
def deck_list(request: HttpRequest) -> HttpResponse:
    """The visitor's own decks, then the samples."""
    decks = Deck.objects.filter(sample=True) | own_decks(visitor_of(request))
    page, shown = shelf_page(decks, request.GET.get("page"), localdate())
    return render(request, "decks/deck_list.html", {"page": page, "shown": shown})


@require_GET
@vary_on_headers("HX-Request")
def deck_page(request: HtmxRequest, slug: str) -> HttpResponse:
    """A deck: its cards, whether it is legal, its versions. htmx gets the legality alone."""
    version = version_to_read(visitor_of(request), slug, request.GET.get("version"))
    cards = version.cards()
    deck = version.deck
    context = {"deck": deck, "version": version, **_legality(request, cards)}
    if wants_part(request):
        return render(request, "decks/deck.html#legality", context)
    visitor = visitor_of(request)
    latest = list(deck.versions.all()[:VERSIONS_BESIDE_A_DECK])
    context |= {
        "may_change": may_change(visitor, deck),
        "parts": sheet_of(cards),
        "sharing": sharing_of(visitor, deck),
        "versions": latest,
        "origin": origin_of(visitor, deck),
        "is_latest": version == latest[0],
        "files": formats_for(Game(deck.game)),
    }
    return note_seen(request, render(request, "decks/deck.html", context), deck)


@require_GET
@vary_on_headers("HX-Request")
def deck_where(request: HtmxRequest, slug: str) -> HttpResponse:
    """Where a deck may be played on a day, and when that changed. htmx gets the answer alone."""
    version = version_to_read(visitor_of(request), slug, request.GET.get("version"))
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
    template = "decks/where.html#answer" if wants_part(request) else "decks/where.html"
    return render(request, template, context)


@require_GET
def deck_file(request: HttpRequest, slug: str, kind: str = "text") -> HttpResponse:
    """A deck as a file of one of the formats players use."""
    version = version_to_read(visitor_of(request), slug, request.GET.get("version"))
    formats = formats_for(Game(version.deck.game))
    deck_format = next((one for one in formats if one.slug == kind), None)
    if deck_format is None:
        raise Http404("Decks of this game are not written in that format.")
    text = deck_format.write(version.cards(), version.deck.name)
    if deck_format.suffix == "md":
        text = with_addresses(text, request.build_absolute_uri("/"))
    response = HttpResponse(text, content_type=f"{deck_format.content_type}; charset=utf-8")
    filename = f"{version.deck.slug}.{deck_format.suffix}"
    response["Content-Disposition"] = f'attachment; filename="{filename}"'
    return response


@require_GET
def registration_sheet(request: HttpRequest, slug: str) -> HttpResponse:
    """A deck on the sheet that a player hands in at a tournament."""
    version = version_to_read(visitor_of(request), slug, request.GET.get("version"))
    context = {
        "deck": version.deck,
        "version": version,
        "registration": registration_of(version.cards()),
        "blanks": BLANKS,
    }
    return render(request, "decks/registration.html", context)


@require_http_methods(["GET", "POST"])
def new_deck(request: HtmxRequest) -> HttpResponse:
    """A deck from text or a file: every line is shown before anything is saved."""
    if request.method == "POST":
        return _take_text(request, None)
    return _ask_for_text(request, None)


@require_http_methods(["GET", "POST"])
def change_deck(request: HtmxRequest, slug: str) -> HttpResponse:
    """A deck's cards as text to change; saving makes its next version."""
    deck = deck_to_change(visitor_of(request), slug)
    if request.method == "POST":
        return _take_text(request, deck)
    return _ask_for_text(request, deck)


def _legality(request: HttpRequest, cards: AnyDeck) -> dict[str, Any]:
    """Judge the deck in the format and on the day that are asked for, or in its likeliest one."""
    game = game_of(cards)
    if "format" in request.GET:
        form = LegalityForm(request.GET, game=game)
        if not form.is_valid():
            return {"form": form}
        day = form.cleaned_data["on"]
        return _judged(form, verdicts_on(cards, day), day)
    today = localdate()
    best = likeliest(verdicts := verdicts_on(cards, today))
    slug = best.format.slug if best is not None else ""
    form = LegalityForm({"format": slug, "on": today.isoformat()}, game=game)
    return _judged(form, verdicts, today) if form.is_valid() else {"form": form}


def _judged(form: LegalityForm, verdicts: Sequence[FormatVerdict], day: date) -> dict[str, Any]:
    format = form.cleaned_data["format"]
    verdict = next(one.verdict for one in verdicts if one.format is format)
    return {
        "form": form,
        "format": format,
        "day": day,
        "report": report_of(verdict, format),
        "families": by_family(verdicts),
    }


def _ask_for_text(request: HttpRequest, deck: Deck | None) -> HttpResponse:
    version = deck.versions.first() if deck is not None else None
    form = DeckTextForm()
    if deck is not None and version is not None:
        form.initial = {"name": deck.name, "text": write_text(version.cards())}
    base = version.number if version is not None else None
    return render(request, "decks/deck_text.html", {"form": form, "deck": deck, "base": base})


def _take_text(request: HtmxRequest, deck: Deck | None) -> HttpResponse:
    """Show what was made of every line; save when that is asked for and nothing is left open."""
    unnamed = deck.name if deck is not None else UNTITLED
    form = DeckTextForm(request.POST, request.FILES, unnamed=unnamed)
    base = begun_from(request)
    context: dict[str, Any] = {"form": form, "deck": deck, "base": base}
    if not form.is_valid():
        return retarget(render(request, "decks/deck_text.html", context), "body")
    name, text, reading = form.cleaned_data["name"], form.cleaned_data["text"], form.reading
    if "back" in request.POST:
        text = rewritten(text, reading, form.mended)
        context["form"] = DeckTextForm(initial={"name": name, "text": text})
        return render(request, "decks/deck_text.html", context)
    leave_out = "leave_out" in request.POST
    told = _left_open(reading, leave_out) if "save" in request.POST else ""
    if "save" in request.POST and not told:
        return _saved(request, deck, name, reading.deck())
    context |= {
        "form": DeckTextForm(initial={"name": name, "text": text}),
        "review": review_of(reading),
        "parts": sheet_of(reading.deck()),
        "leave_out": leave_out,
        "told": told or ("" if reading.holds_cards else NO_CARD),
    }
    template = "decks/deck_text.html#review" if wants_part(request) else "decks/deck_text.html"
    return render(request, template, context)


def _left_open(reading: DeckReading, without_rejected: bool) -> str:
    """Say what keeps a reading from being saved; nothing where nothing does."""
    if not reading.holds_cards:
        return NO_CARD
    if reading.rejected and not without_rejected:
        return "Some lines were not understood. Mend them, or tick that they are to be left out."
    return ""


def _saved(request: HttpRequest, deck: Deck | None, name: str, cards: AnyDeck) -> HttpResponse:
    """Save and show the deck; where another page saved it meanwhile, show both and save nothing."""
    if deck is None:
        made = create_deck(name, cards, maker=maker_of(request))
        messages.success(request, f"{made.name} was saved.")
        return redirect(made)
    before = deck.versions.first()
    base = begun_from(request)
    try:
        version = save_version(deck, cards, base=base)
    except ChangedMeanwhile as told:
        unsaved = Unsaved(cards, name, base or told.latest.number)
        return conflict_page(request, deck, told.latest, unsaved)
    rename(deck, name)
    if version == before:
        messages.info(request, "Nothing changed, so no new version was saved.")
    else:
        messages.success(request, f"{deck.name} was saved as version {version.number}.")
    return redirect(deck)
