"""The pages of versions, comparing, copying, names, and the end of a deck."""

from datetime import date
from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.timezone import localdate
from django.views.decorators.http import require_GET, require_http_methods, require_POST
from django.views.decorators.vary import vary_on_headers

from cards.htmx import wants_part
from cards.legality.amendments import amendments
from decks.access import deck_to_change, deck_to_read, may_change
from decks.contents.differences import differences
from decks.domain import VersionConflict, rename, save_version
from decks.history.changes import describe_changes
from decks.history.comparison import compare_decks
from decks.history.comparison_heading import comparison_heading
from decks.history.conflicts import conflict_page, unseal
from decks.history.deck_choices import deck_choices, named_version, reference, seen_slugs
from decks.history.domain import copy_deck, delete_deck, deletion_summary, name_version, restore
from decks.history.forms import CompareForm, DeckNameForm, VersionNameForm
from decks.history.versions import find_origin, versions_page
from decks.models import DeckVersion
from decks.ownership import SiteRequest, get_or_create_maker
from decks.queries import version_or_404

TWO_GAMES = "These decks belong to different games. Choose two decks of the same game."


@require_GET
def versions(request: SiteRequest, slug: str) -> HttpResponse:
    """Every version of a deck, the latest first, with what it changed."""
    visitor = request.visitor
    deck = deck_to_read(visitor, slug)
    history = versions_page(deck, request.GET.get("page"), localdate())
    context = {
        "deck": deck,
        "may_change": may_change(visitor, deck),
        "origin": find_origin(visitor, deck),
        "history": history,
        "page": history.page,
    }
    return render(request, "decks/history/versions.html", context)


@require_GET
@vary_on_headers("HX-Request")
def compare(request: SiteRequest) -> HttpResponse:
    """Two decks or versions side by side. htmx gets the comparison alone."""
    visitor = request.visitor
    first = named_version(visitor, request.GET.get("a", ""))
    second = named_version(visitor, request.GET.get("b", ""))
    asked = {
        "a": reference(first) if first is not None else "",
        "b": reference(second) if second is not None else "",
        "on": request.GET.get("on", localdate().isoformat()),
        "only": request.GET.get("only", ""),
    }
    choices = deck_choices(visitor, seen_slugs(request), (first, second))
    form = CompareForm(asked, choices=choices)
    context = {"form": form, "first": first, "second": second, "choices": choices}
    if form.is_valid() and first is not None and second is not None:
        context |= _comparison_context(first, second, form.cleaned_data["on"])
        context |= {"only": form.cleaned_data["only"], "day": form.cleaned_data["on"]}
    part = "#comparison" if wants_part(request) else ""
    return render(request, f"decks/history/compare.html{part}", context)


@require_http_methods(["GET", "POST"])
def version_name(request: SiteRequest, slug: str, number: int) -> HttpResponse:
    """Name a version of the visitor's own deck."""
    version = _own_version(request, slug, number)
    deck = version.deck
    sent = request.POST if request.method == "POST" else None
    form = VersionNameForm(sent, initial={"name": version.name})
    if request.method == "POST" and form.is_valid():
        name_version(version, form.cleaned_data["name"])
        called = f"is now named “{version.name}”" if version.name else "has no name now"
        messages.success(request, f"Version {version.number} {called}.")
        return redirect("decks:versions", deck.slug)
    title = f"Name version {version.number}"
    return render(request, "decks/history/name.html", {"form": form, "deck": deck, "title": title})


@require_POST
def restore_version(request: SiteRequest, slug: str, number: int) -> HttpResponse:
    """Bring an earlier version of the visitor's own deck back as the next one."""
    version = _own_version(request, slug, number)
    latest = version.deck.versions.first()
    restored = restore(version)
    if restored == latest:
        messages.info(
            request, f"Version {restored.number} already has these cards. Nothing was saved."
        )
    else:
        messages.success(
            request, f"Version {version.number} restored as version {restored.number}."
        )
    return redirect("decks:versions", slug)


@require_POST
def copy(request: SiteRequest, slug: str) -> HttpResponse:
    """Create a deck of the visitor's own with the cards of one that they may read."""
    deck = deck_to_read(request.visitor, slug)
    version = version_or_404(deck, request.POST.get("version", ""))
    made = copy_deck(version, get_or_create_maker(request))
    messages.success(request, f"This is your copy of {deck.name}. Only you can see it.")
    return redirect(made)


@require_http_methods(["GET", "POST"])
def deck_name(request: SiteRequest, slug: str) -> HttpResponse:
    """Return the visitor's own deck another name; its address stays."""
    deck = deck_to_change(request.visitor, slug)
    sent = request.POST if request.method == "POST" else None
    form = DeckNameForm(sent, initial={"name": deck.name})
    if request.method == "POST" and form.is_valid():
        rename(deck, form.cleaned_data["name"])
        messages.success(request, f"Deck renamed to {deck.name}.")
        return redirect(deck)
    context = {"form": form, "deck": deck, "title": "Rename deck"}
    return render(request, "decks/history/name.html", context)


@require_http_methods(["GET", "POST"])
def delete(request: SiteRequest, slug: str) -> HttpResponse:
    """Delete the visitor's own deck, after a page that says what goes with it."""
    deck = deck_to_change(request.visitor, slug)
    if request.method == "POST":
        delete_deck(deck)
        messages.success(request, f"{deck.name} was deleted.")
        return redirect("decks:list")
    return render(
        request, "decks/history/delete.html", {"deck": deck, "goes": deletion_summary(deck)}
    )


@require_POST
def save_after_conflict(request: SiteRequest, slug: str) -> HttpResponse:
    """Save what was held back because another page saved the deck in the meantime."""
    deck = deck_to_change(request.visitor, slug)
    unsaved = unseal(deck, request.POST.get("unsaved", ""))
    try:
        version = save_version(deck, unsaved.cards, base=unsaved.base)
    except VersionConflict as conflict:
        return conflict_page(request, deck, conflict.latest, unsaved)
    rename(deck, unsaved.name)
    messages.success(request, f"{deck.name} saved as version {version.number}.")
    return redirect(deck)


def _comparison_context(first: DeckVersion, second: DeckVersion, day: date) -> dict[str, Any]:
    """Lay two versions side by side and judge both; of two games, say so instead."""
    if first.deck.game != second.deck.game:
        return {"refusal": TWO_GAMES}
    cards = (first.cards(), second.cards())
    entered = amendments()
    return {
        "shown": [comparison_heading(version, day, entered) for version in (first, second)],
        "changes": describe_changes(differences(*cards)),
        "sections": compare_decks(*cards),
    }


def _own_version(request: SiteRequest, slug: str, number: int) -> DeckVersion:
    return version_or_404(deck_to_change(request.visitor, slug), str(number))
