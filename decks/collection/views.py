"""The pages of the collection: what is owned, import and export, what a deck lacks."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import urlencode
from django.views.decorators.http import require_GET, require_POST

from cards.search.query import BadQuery
from decks.collection.copies import (
    UnknownCardOwned,
    add_copies,
    find_collection,
    replace_copies,
    set_copies,
    share_copies,
)
from decks.collection.forms import CollectionImportForm, CopiesForm, ProductForm
from decks.collection.lacking import missing_cards
from decks.collection.page import owned_page, set_progress
from decks.collection.reading import CollectionReading
from decks.collection.text_cards import text_cards
from decks.collection.writing import write_lines, write_table
from decks.contents.card_labels import card_label
from decks.ownership import SiteRequest, get_or_create_maker
from decks.queries import version_to_read
from rules.construction import Game
from rules.english import count_of

LINES_SHOWN = 20
CARDS_NAMED = 4


@require_GET
def collection(request: SiteRequest, game: str) -> HttpResponse:
    """The cards that are owned, or those that answer a query, with their copies to change."""
    return _page(request, _game(game))


@require_POST
def copies(request: SiteRequest, game: str) -> HttpResponse:
    """Set how many copies of a card are owned."""
    form = CopiesForm(request.POST)
    if not form.is_valid():
        return _refused(request, game, "Type a number of copies from 0 to 999.")
    card, count = form.cleaned_data["card"], form.cleaned_data["copies"]
    try:
        changed = set_copies(get_or_create_maker(request), _game(game), {card: count})
    except UnknownCardOwned as error:
        return _refused(request, game, str(error))
    if request.htmx:
        return render(request, "decks/collection/total.html", _totals(changed.copies))
    return redirect(_address(request, game))


@require_POST
def import_cards(request: SiteRequest, game: str) -> HttpResponse:
    """Add cards from a text or a file, or put them in place of all that was entered."""
    form = CollectionImportForm(request.POST, request.FILES, game=_game(game))
    if not form.is_valid():
        return _page(request, _game(game), form, status=422)
    change = replace_copies if request.POST.get("how") == "replace" else add_copies
    change(get_or_create_maker(request), _game(game), form.reading.copies)
    messages.success(request, _imported(form.reading))
    for line in (*form.reading.rejected, *form.reading.guessed)[:LINES_SHOWN]:
        near = f" {', '.join(map(card_label, line.choices[:CARDS_NAMED]))}." if line.choices else ""
        messages.warning(request, f"Line {line.number}, “{line.text[:80]}”: {line.why}{near}")
    left = len(form.reading.rejected) + len(form.reading.guessed) - LINES_SHOWN
    if left > 0:
        messages.warning(request, f"{left} more lines need a look.")
    return redirect("decks:collection", game)


@require_POST
def product(request: SiteRequest, game: str) -> HttpResponse:
    """Add all cards of a product of the LCG."""
    if _game(game) is not Game.LCG:
        raise Http404("Only the LCG has products of fixed cards.")
    form = ProductForm(request.POST)
    if not form.is_valid():
        return _page(request, Game.LCG, products=form, status=422)
    add_copies(get_or_create_maker(request), Game.LCG, form.copies)
    copies = sum(form.copies.values())
    messages.success(request, f"{form.name}: {count_of(copies, 'copy', 'copies')} added.")
    return redirect("decks:collection", game)


@require_POST
def sharing(request: SiteRequest, game: str) -> HttpResponse:
    """Say whether decks may use the same copies."""
    shared = request.POST.get("shared") == "1"
    share_copies(get_or_create_maker(request), _game(game), shared=shared)
    words = "Decks use the same copies." if shared else "Each deck needs copies of its own."
    messages.success(request, words)
    return redirect("decks:collection", game)


@require_GET
def export(request: SiteRequest, game: str, kind: str) -> HttpResponse:
    """The collection as a table or as text."""
    own = find_collection(request.visitor, _game(game))
    copies = own.copies if own is not None else {}
    if kind == "csv":
        response = HttpResponse(write_table(copies), content_type="text/csv; charset=utf-8")
    else:
        response = HttpResponse(write_lines(copies), content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="collection-{game}.{kind}"'
    return response


@require_GET
def lacking(request: SiteRequest, slug: str) -> HttpResponse:
    """What a deck needs that the visitor does not own, to print as text cards."""
    visitor = request.visitor
    version = version_to_read(visitor, slug, request.GET.get("version"))
    deck = version.deck
    missing = missing_cards(visitor, version.cards(), deck)
    context = {
        "deck": deck,
        "version": version,
        "missing": missing,
        "copies": sum(card.missing for card in missing),
        "faces": text_cards(Game(deck.game), missing),
        "entries": find_collection(visitor, Game(deck.game)),
    }
    return render(request, "decks/collection/lacking.html", context)


def _page(
    request: SiteRequest,
    game: Game,
    form: CollectionImportForm | None = None,
    products: ProductForm | None = None,
    status: int = 200,
) -> HttpResponse:
    own = find_collection(request.visitor, game)
    held = own.copies if own is not None else {}
    query, mistake = request.GET.get("q", ""), ""
    try:
        page, shown = owned_page(game, query, request.GET.get("page", "1"), held)
    except BadQuery as bad:
        mistake = "; ".join(mistake.message for mistake in bad.mistakes)
        page, shown = owned_page(game, "", "1", held)
    context = {
        "game": game,
        "games": list(Game),
        "query": query,
        "mistake": mistake,
        "page": page,
        "shown": shown,
        "sets": set_progress(game, held),
        "shared": own is None or own.shared,
        "form": form or CollectionImportForm(game=game),
        "product_form": (products or ProductForm()) if game is Game.LCG else None,
        **_totals(held),
    }
    return render(request, "decks/collection/collection.html", context, status=status)


def _totals(copies: dict[str, int]) -> dict[str, Any]:
    return {"different": len(copies), "total": sum(copies.values())}


def _imported(reading: CollectionReading) -> str:
    cards, copies = len(reading.copies), reading.copies.total()
    return f"{count_of(copies, 'copy', 'copies')} of {count_of(cards, 'card')} read."


def _refused(request: SiteRequest, game: str, words: str) -> HttpResponse:
    if request.htmx:
        return HttpResponse(words, status=422, content_type="text/plain; charset=utf-8")
    messages.error(request, words)
    return redirect(_address(request, game))


def _address(request: SiteRequest, game: str) -> str:
    kept = {name: request.POST[name] for name in ("q", "page") if request.POST.get(name)}
    address = reverse("decks:collection", args=[game])
    return f"{address}?{urlencode(kept)}" if kept else address


def _game(game: str) -> Game:
    try:
        return Game(game)
    except ValueError as error:
        raise Http404("There is no such game.") from error
