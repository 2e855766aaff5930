"""The pages of the builder. Each edit is answered by what it changed, in place."""

from collections.abc import Callable
from functools import partial

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import replace_url

from cards.htmx import HtmxRequest, wants_part
from decks.access import deck_to_change
from decks.building import drafts
from decks.building.additions import chosen_cards, read_pasted
from decks.building.drafts import Change, DraftSnapshot, StaleRevision, draft_snapshot
from decks.building.edits import BadEdit, apply_edit, empty_deck, empty_deck_like, merge_decks
from decks.building.forms import (
    EditForm,
    MaybeForm,
    NewDeckForm,
    PasteForm,
    SaveForm,
    SettingsForm,
    error_message,
)
from decks.building.maybe import add_maybe, remove_maybe
from decks.building.rejected_change import copies_now, describe_edit, rejected_change
from decks.building.responses import (
    Feedback,
    builder_page,
    builder_url,
    change_response,
    conflict_response,
    error_response,
    kept_query,
    search_context,
)
from decks.domain import UNTITLED, VersionConflict, create_deck, rename
from decks.history.conflicts import find_conflict
from decks.models import Deck
from decks.ownership import get_or_create_maker, get_visitor
from rules.construction import Game

Act = Callable[[Deck, int], Change]


@require_http_methods(["GET", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """Choose a game and a format; a deck without a card is made, and the builder opened."""
    asked = request.POST.get("game", "")
    forms = {
        game: NewDeckForm(request.POST if game == asked else None, game=game, prefix=game.value)
        for game in Game
    }
    if request.method == "POST" and asked in {game.value for game in Game}:
        form = forms[Game(asked)]
        if form.is_valid():
            name = form.cleaned_data["name"] or UNTITLED
            deck = create_deck(name, empty_deck(Game(asked)), maker=get_or_create_maker(request))
            deck.format = form.cleaned_data["format"]
            deck.save(update_fields=["format"])
            return redirect("decks:build", deck.slug)
    return render(
        request, "decks/building/new.html", {"tcg": forms[Game.TCG], "lcg": forms[Game.LCG]}
    )


@require_GET
@vary_on_headers("HX-Request")
def build(request: HtmxRequest, slug: str) -> HttpResponse:
    """The builder. htmx gets the search alone, or its next page."""
    deck = deck_to_change(get_visitor(request), slug)
    if not wants_part(request):
        return builder_page(request, deck)
    context = {
        "deck": deck,
        "asked": request.GET,
        "keep": kept_query(request),
        **search_context(request, deck, draft_snapshot(deck).cards),
    }
    if "more" in request.GET:
        return render(request, "decks/building/rows.html", context)
    context["typed"] = request.htmx.trigger == "search"
    response = render(request, "decks/building/search_response.html", context)
    return replace_url(response, builder_url(request, deck))


@require_POST
def edit(request: HtmxRequest, slug: str) -> HttpResponse:
    """One edit of one card."""
    said = QueryDict(request.POST["edit"]) if "edit" in request.POST else request.POST
    form = EditForm(said)
    if not form.is_valid():
        why = f"We couldn’t read this change. {error_message(form)}"
        return error_response(request, _deck(request, slug), why)
    one = form.edit()
    act: Act = partial(drafts.change, changed=partial(apply_edit, edit=one))
    return _run_edit(request, slug, act, describe_edit(one), lambda now: copies_now(now.cards, one))


@require_POST
def undo(request: HtmxRequest, slug: str) -> HttpResponse:
    """The last step back."""
    return _run_edit(request, slug, drafts.undo, "Undo the last change")


@require_POST
def redo(request: HtmxRequest, slug: str) -> HttpResponse:
    """The step again that was taken back last."""
    return _run_edit(request, slug, drafts.redo, "Redo the last change")


@require_POST
def clear(request: HtmxRequest, slug: str) -> HttpResponse:
    """All cards out, as one step."""
    act: Act = partial(drafts.change, changed=empty_deck_like, words="All cards removed")
    return _run_edit(request, slug, act, "Remove all cards")


@require_POST
def discard_changes(request: HtmxRequest, slug: str) -> HttpResponse:
    """Back to the latest version, as one step."""
    return _run_edit(request, slug, drafts.discard_changes, "Discard unsaved changes")


@require_POST
def take(request: HtmxRequest, slug: str) -> HttpResponse:
    """The cards of another deck or version, added to these or in their place, as one step."""
    deck = _deck(request, slug)
    try:
        name, cards = chosen_cards(
            get_visitor(request), request.POST.get("source", ""), Game(deck.game)
        )
    except BadEdit as bad:
        return error_response(request, deck, str(bad))
    if request.POST.get("how") == "replace":
        act: Act = partial(drafts.change, changed=lambda _: cards, words=f"Cards of {name} taken")
        return _run_edit(request, slug, act, f"Take the cards of {name}")
    act = partial(
        drafts.change, changed=partial(merge_decks, more=cards), words=f"Cards of {name} added"
    )
    return _run_edit(request, slug, act, f"Add the cards of {name}")


@require_POST
def paste(request: HtmxRequest, slug: str) -> HttpResponse:
    """Lines of cards added as one step; every line that needs a look is shown."""
    deck = _deck(request, slug)
    form = PasteForm(request.POST)
    if not form.is_valid():
        return error_response(request, deck, error_message(form))
    try:
        read = read_pasted(form.cleaned_data["text"], Game(deck.game))
        add = partial(merge_decks, more=read.cards)
        change = drafts.change(deck, _revision(request), add, read.words)
    except BadEdit as bad:
        return error_response(request, deck, str(bad))
    except StaleRevision:
        return conflict_response(
            request, deck, Feedback(rejected=rejected_change(request, deck, read.words))
        )
    return change_response(request, deck, change, Feedback(change.words, pasted=read))


@require_POST
def save(request: HtmxRequest, slug: str) -> HttpResponse:
    """The draft as the next version. Where one was saved elsewhere, both are shown first."""
    deck = _deck(request, slug)
    form = SaveForm(request.POST)
    if not form.is_valid():
        return error_response(request, deck, "A version name can have at most 80 characters.")
    name, over = form.cleaned_data["name"], form.cleaned_data["over"]
    before = draft_snapshot(deck)
    try:
        if "both" in request.POST and before.overtaken:
            _take_both(before, _revision(request))
            before = draft_snapshot(deck)
            version = drafts.save(deck, before.revision, name=name, over=over)
        else:
            version = drafts.save(deck, _revision(request), name=name, over=over)
    except StaleRevision:
        return conflict_response(
            request, deck, Feedback(rejected=rejected_change(request, deck, "Save the deck"))
        )
    except VersionConflict as other:
        conflict = find_conflict(before.base, other.latest, before.cards)
        return conflict_response(request, deck, Feedback(conflict=conflict, version_name=name))
    same = version.number == before.latest.number
    words = "No changes to save." if same else f"Saved as version {version.number}."
    after = draft_snapshot(deck)
    feedback = Feedback(words, "info" if same else "success")
    return change_response(request, deck, Change(words, before.cards, after.cards), feedback)


def _take_both(sight: DraftSnapshot, revision: int) -> None:
    """Make the changes of a draft on the version that was saved elsewhere."""
    both = find_conflict(sight.base, sight.latest, sight.cards).both
    words = f"Changes made on version {sight.latest.number}"
    drafts.change(sight.deck, revision, lambda _: both, words)


@require_POST
def maybe(request: HtmxRequest, slug: str) -> HttpResponse:
    """Add a card to the deck's maybe-list, or remove it."""
    deck = _deck(request, slug)
    sent = QueryDict(request.POST["edit"]) if "edit" in request.POST else request.POST
    form = MaybeForm(sent)
    if not form.is_valid():
        return error_response(request, deck, error_message(form))
    act = remove_maybe if form.cleaned_data["remove"] else add_maybe
    try:
        words = act(deck, form.cleaned_data["card"])
    except BadEdit as bad:
        return error_response(request, deck, str(bad))
    cards = draft_snapshot(deck).cards
    return change_response(request, deck, Change(words, cards, cards))


@require_POST
def settings(request: HtmxRequest, slug: str) -> HttpResponse:
    """The deck's name, the format and the day it is judged by."""
    deck = _deck(request, slug)
    form = SettingsForm(request.POST, game=Game(deck.game))
    if not form.is_valid():
        return error_response(request, deck, error_message(form))
    rename(deck, form.cleaned_data["name"])
    if deck.format != form.cleaned_data["format"]:
        deck.format = form.cleaned_data["format"]
        deck.save(update_fields=["format", "updated"])
    cards = draft_snapshot(deck).cards
    return change_response(request, deck, Change("", cards, cards), Feedback(settings=True))


def _run_edit(
    request: HtmxRequest,
    slug: str,
    act: Act,
    wanted: str,
    now: Callable[[DraftSnapshot], str] = lambda _: "",
) -> HttpResponse:
    """Do something to the visitor's draft, and tell what came of it."""
    deck = _deck(request, slug)
    try:
        return change_response(request, deck, act(deck, _revision(request)))
    except BadEdit as bad:
        return error_response(request, deck, str(bad))
    except StaleRevision:
        wish = rejected_change(request, deck, wanted, now(draft_snapshot(deck)))
        return conflict_response(request, deck, Feedback(rejected=wish))


def _deck(request: HttpRequest, slug: str) -> Deck:
    return deck_to_change(get_visitor(request), slug)


def _revision(request: HttpRequest) -> int:
    """Return the revision that the sender has seen; one that cannot be where he says none."""
    seen = request.POST.get("revision", "")
    return int(seen) if seen.isascii() and seen.isdigit() and len(seen) < 9 else -1
