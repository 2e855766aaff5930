"""The pages on which a deck is imported from text or a file, or changed as text."""

from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.timezone import localdate
from django.views.decorators.http import require_http_methods
from django_htmx.http import retarget

from cards.htmx import wants_part
from cards.legality.amendments import amendments
from decks.access import deck_to_change
from decks.contents.deck_list import build_deck_list
from decks.domain import UNTITLED, VersionConflict, create_deck, rename, save_version
from decks.files.corrections import corrected_text
from decks.files.reading import DeckReading
from decks.files.text_writing import write_text
from decks.history.conflicts import Unsaved, base_version, conflict_page
from decks.importing.forms import NO_CARD, DeckTextForm
from decks.importing.review import build_review
from decks.legality.deck_legality import deck_format, judge_import
from decks.models import Deck
from decks.ownership import SiteRequest, get_or_create_maker
from rules.construction import Format, Game, load_format


@require_http_methods(["GET", "POST"])
def new_deck(request: SiteRequest) -> HttpResponse:
    """A deck from text or a file: every line is shown before anything is saved."""
    if request.method == "POST":
        return _review_text(request, None)
    return _show_text_form(request, None)


@require_http_methods(["GET", "POST"])
def change_deck(request: SiteRequest, slug: str) -> HttpResponse:
    """A deck's cards as text to change; saving makes its next version."""
    deck = deck_to_change(request.visitor, slug)
    if request.method == "POST":
        return _review_text(request, deck)
    return _show_text_form(request, deck)


def _show_text_form(request: SiteRequest, deck: Deck | None) -> HttpResponse:
    version = deck.versions.first() if deck is not None else None
    form = DeckTextForm()
    if deck is not None and version is not None:
        form.initial = {"name": deck.name, "text": write_text(version.cards())}
    base = version.number if version is not None else None
    return render(request, "decks/deck_text.html", {"form": form, "deck": deck, "base": base})


def _review_text(request: SiteRequest, deck: Deck | None) -> HttpResponse:
    """Show what was made of every line; save when that is asked for and nothing is left open."""
    unnamed = deck.name if deck is not None else UNTITLED
    form = DeckTextForm(request.POST, request.FILES, unnamed=unnamed)
    base = base_version(request)
    context: dict[str, Any] = {"form": form, "deck": deck, "base": base}
    if not form.is_valid():
        return retarget(render(request, "decks/deck_text.html", context), "body")
    name, text, reading = form.cleaned_data["name"], form.cleaned_data["text"], form.reading
    if "back" in request.POST:
        text = corrected_text(text, reading, form.corrected)
        context["form"] = DeckTextForm(initial={"name": name, "text": text})
        return render(request, "decks/deck_text.html", context)
    leave_out = "leave_out" in request.POST
    problem = _open_problem(reading, leave_out) if "save" in request.POST else ""
    if "save" in request.POST and not problem:
        return _save_deck(request, deck, name, reading)
    cards = reading.deck()
    context |= {
        "form": DeckTextForm(initial={"name": name, "text": text}),
        "review": build_review(reading),
        "parts": build_deck_list(cards),
        "game": reading.game,
        "games": list(Game) if form.is_list else [],
        "legality": judge_import(_asked_format(deck, reading), cards, localdate(), amendments())
        if reading.holds_cards
        else None,
        "leave_out": leave_out,
        "problem": problem or ("" if reading.holds_cards else NO_CARD),
    }
    template = "decks/deck_text.html#review" if wants_part(request) else "decks/deck_text.html"
    return render(request, template, context)


def _asked_format(deck: Deck | None, reading: DeckReading) -> Format | None:
    """Return the format that the text names, or else the format of the deck being changed."""
    if deck is None:
        return load_format(reading.format) if reading.format else None
    return deck_format(deck) if Game(deck.game) is reading.game else None


def _open_problem(reading: DeckReading, without_rejected: bool) -> str:
    """Return what keeps a reading from being saved; nothing where nothing does."""
    if not reading.holds_cards:
        return NO_CARD
    if reading.rejected and not without_rejected:
        return "Some lines weren’t recognized. Fix them or choose to skip them."
    return ""


def _save_deck(
    request: SiteRequest, deck: Deck | None, name: str, reading: DeckReading
) -> HttpResponse:
    """Save and show the deck.

    Where another page saved it in the meantime, show both and save nothing.
    """
    cards = reading.deck()
    if deck is None:
        maker = get_or_create_maker(request)
        made = create_deck(name, cards, maker=maker, format=reading.format)
        messages.success(request, f"{made.name} saved.")
        return redirect(made)
    before = deck.versions.first()
    base = base_version(request)
    try:
        version = save_version(deck, cards, base=base)
    except VersionConflict as conflict:
        unsaved = Unsaved(cards, name, base or conflict.latest.number)
        return conflict_page(request, deck, conflict.latest, unsaved)
    rename(deck, name)
    if version == before:
        messages.info(request, "No changes to save.")
    else:
        messages.success(request, f"{deck.name} saved as version {version.number}.")
    return redirect(deck)
