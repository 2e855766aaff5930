"""The pages of decks."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils.http import urlencode
from django.utils.timezone import localdate
from django.views.decorators.http import require_GET, require_POST
from django.views.decorators.vary import vary_on_headers

from cards.forms import DayForm
from cards.htmx import wants_part
from decks.access import deck_to_change, deck_to_read, may_change, own_decks
from decks.collection.text_cards import deck_faces
from decks.comments.commenting import comment_count, comments_on, has_comments, may_comment
from decks.comments.forms import CommentForm
from decks.contents.deck_list import build_deck_list
from decks.contents.encoding import AnyDeck
from decks.files import file_types_for
from decks.files.markdown import with_addresses
from decks.files.registration import BLANKS, build_registration
from decks.history.changes import size_words
from decks.history.deck_choices import note_seen
from decks.history.versions import VERSIONS_BESIDE_A_DECK, find_origin
from decks.legality.deck_legality import within_pool
from decks.legality.forms import LegalityForm
from decks.legality.report import build_report
from decks.legality.verdicts import FormatBrief, briefs_on, by_family, judge, likeliest
from decks.legality.where import where_legal
from decks.models import Deck
from decks.ownership import SiteRequest
from decks.products import deck_products
from decks.queries import shelf_page, version_or_404, version_to_read
from decks.sample_shelves import sample_shelves
from decks.sharing.card_notes import noted_cards
from decks.sharing.panel import sharing_panel
from decks.sharing.tags import tags_of
from decks.statistics.deck_statistics import deck_statistics
from decks.suggestions.similar import similar_decks
from rules.construction import Game, game_of


@require_GET
def deck_list(request: SiteRequest) -> HttpResponse:
    """The visitor's own decks, those with a tag or the archived ones if asked, and the samples."""
    own = own_decks(request.visitor)
    archived = "archived" in request.GET
    decks = own.filter(archived=archived)
    tags = tags_of(decks)
    tag = request.GET.get("tag", "")
    if tag in tags:
        decks = decks.filter(tags__name=tag)
    page, shown = shelf_page(decks, request.GET.get("page"), localdate())
    context = {
        "page": page,
        "shown": shown,
        "samples": () if archived or tag else sample_shelves(),
        "tags": tags,
        "tag": tag if tag in tags else "",
        "archived": archived,
        "archive_size": own.filter(archived=True).count(),
    }
    return render(request, "decks/deck_list.html", context)


@require_POST
def archive_deck(request: SiteRequest, slug: str) -> HttpResponse:
    """Put the visitor's own deck into the archive, or take it out (`archived=0`)."""
    deck = deck_to_change(request.visitor, slug)
    archived = request.POST.get("archived") != "0"
    own_decks(request.visitor).filter(pk=deck.pk).update(archived=archived)
    words = "is in your archive." if archived else "is among your decks again."
    messages.success(request, f"{deck.name} {words}")
    return redirect("decks:list")


@require_GET
def printed_deck(request: SiteRequest, slug: str) -> HttpResponse:
    """All cards of a deck as text cards of the size of cards, to print."""
    version = version_to_read(request.visitor, slug, request.GET.get("version"))
    deck = version.deck
    context = {
        "deck": deck,
        "version": version,
        "faces": deck_faces(Game(deck.game), version.cards()),
    }
    return render(request, "decks/printed.html", context)


@require_GET
@vary_on_headers("HX-Request")
def deck_page(request: SiteRequest, slug: str) -> HttpResponse:
    """A deck: its cards, whether it is legal, its versions. htmx gets the legality alone."""
    visitor = request.visitor
    deck = deck_to_read(visitor, slug)
    recent = list(deck.versions.all()[:VERSIONS_BESIDE_A_DECK])
    asked = request.GET.get("version")
    version = version_or_404(deck, asked) if asked or not recent else recent[0]
    cards = version.cards()
    context = {"deck": deck, "version": version, **_legality_context(request, deck, cards)}
    if wants_part(request):
        return render(request, "decks/deck.html#legality", context)
    context |= {
        "may_change": may_change(visitor, deck),
        "parts": build_deck_list(cards),
        "products": deck_products(cards),
        "statistics": deck_statistics(cards),
        "summary": size_words(cards),
        "sharing": sharing_panel(visitor, deck),
        "versions": recent,
        "origin": find_origin(visitor, deck),
        "is_latest": version == recent[0],
        "files": file_types_for(Game(deck.game)),
        "similar": similar_decks(cards, deck.slug),
        "comments": comments_on(visitor, deck, every="comments" in request.GET),
        "comment_count": comment_count(deck),
        "may_comment": may_comment(visitor, deck),
        "comment_form": CommentForm(),
        "has_comments": has_comments(deck),
        "noted": noted_cards(deck, cards),
    }
    return note_seen(request, render(request, "decks/deck.html", context), deck)


@require_GET
@vary_on_headers("HX-Request")
def deck_where(request: SiteRequest, slug: str) -> HttpResponse:
    """Where a deck may be played on a day, and when that changed. htmx gets the answer alone."""
    version = version_to_read(request.visitor, slug, request.GET.get("version"))
    today = localdate()
    form = DayForm(request.GET)
    context = {
        "deck": version.deck,
        "version": version,
        "is_latest": version == version.deck.versions.first(),
        "form": form,
        "answer": where_legal(version.cards(), form.cleaned_data["on"], today)
        if form.is_valid()
        else None,
    }
    template = "decks/where_legal.html#answer" if wants_part(request) else "decks/where_legal.html"
    return render(request, template, context)


@require_GET
def deck_file(request: SiteRequest, slug: str, kind: str = "text") -> HttpResponse:
    """A deck as a file of one of the formats players use."""
    version = version_to_read(request.visitor, slug, request.GET.get("version"))
    formats = file_types_for(Game(version.deck.game))
    deck_format = next((format for format in formats if format.slug == kind), None)
    if deck_format is None:
        raise Http404("Decks of this game can’t be saved as that file type.")
    text = deck_format.write(version.cards(), version.deck.name)
    if deck_format.suffix == "md":
        text = with_addresses(text, request.build_absolute_uri("/"))
    response = HttpResponse(text, content_type=f"{deck_format.content_type}; charset=utf-8")
    filename = f"{version.deck.slug}.{deck_format.suffix}"
    response["Content-Disposition"] = f'attachment; filename="{filename}"'
    return response


@require_GET
def registration_sheet(request: SiteRequest, slug: str) -> HttpResponse:
    """A deck on the sheet that a player hands in at a tournament."""
    version = version_to_read(request.visitor, slug, request.GET.get("version"))
    context = {
        "deck": version.deck,
        "version": version,
        "registration": build_registration(version.cards()),
        "blanks": BLANKS,
    }
    return render(request, "decks/registration.html", context)


def _legality_context(request: HttpRequest, deck: Deck, cards: AnyDeck) -> dict[str, Any]:
    """Judge the deck in the format and on the day of the address.

    Without them it is judged today, in the format it is built for or, if open, its likeliest one.
    """
    game = game_of(cards)
    if "format" in request.GET:
        form = LegalityForm(request.GET, game=game)
        if not form.is_valid():
            return {"form": form}
        day = form.cleaned_data["on"]
        return _verdict_context(form, deck, cards, briefs_on(cards, day), day, request.GET)
    today = localdate()
    best = likeliest(briefs := briefs_on(cards, today))
    known = {judged.format.slug for judged in briefs}
    slug = deck.format if deck.format in known else best.format.slug if best else ""
    form = LegalityForm({"format": slug, "on": today.isoformat()}, game=game)
    if not form.is_valid():
        return {"form": form}
    return _verdict_context(form, deck, cards, briefs, today, request.GET)


def _verdict_context(
    form: LegalityForm,
    deck: Deck,
    cards: AnyDeck,
    briefs: Sequence[FormatBrief],
    day: date,
    asked: QueryDict,
) -> dict[str, Any]:
    format = within_pool(deck, form.cleaned_data["format"])
    return {
        "form": form,
        "format": format,
        "day": day,
        "report": build_report(judge(cards, format, day), format),
        "families": by_family(briefs),
        "kept": _kept(day, asked.get("version", "")),
    }


def _kept(day: date, version: str) -> str:
    """Return the end of the address of a verdict in another format."""
    kept = {"on": day.isoformat()} | ({"version": version} if version else {})
    return f"&{urlencode(kept)}"
