"""The pages of the builder. Each edit is answered by what it changed, in place."""

from functools import partial

from django.http import HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import replace_url

from cards.htmx import wants_part
from cards.whole_numbers import whole_number
from decks.access import deck_to_change
from decks.building import drafts
from decks.building.additions import chosen_cards, read_pasted
from decks.building.draft_legality import draft_legality
from decks.building.drafts import Change, DraftSnapshot, draft_snapshot
from decks.building.edit_errors import EditErrors
from decks.building.edits import apply_edit, empty_deck, empty_deck_like, merge_decks
from decks.building.fixing import apply_fix
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
from decks.building.rejected_change import describe_edit
from decks.building.responses import (
    Feedback,
    builder_page,
    builder_url,
    change_response,
    error_response,
    kept_query,
    requested_day,
    search_context,
)
from decks.domain import UNTITLED, create_deck, rename
from decks.history.conflicts import find_conflict
from decks.history.deck_choices import note_seen
from decks.models import Deck
from decks.ownership import SiteRequest, get_or_create_maker
from rules.construction import Game


@require_http_methods(["GET", "POST"])
def new(request: SiteRequest) -> HttpResponse:
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
def build(request: SiteRequest, slug: str) -> HttpResponse:
    """The builder. htmx gets the search alone, or its next page."""
    deck = deck_to_change(request.visitor, slug)
    if not wants_part(request):
        return note_seen(request, builder_page(request, deck), deck)
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
def edit(request: SiteRequest, slug: str) -> HttpResponse:
    """One edit of one card."""
    deck = _load_deck(request, slug)
    form = EditForm(_card_values(request))
    if not form.is_valid():
        return error_response(request, deck, f"We couldn’t read this change. {error_message(form)}")
    wanted = form.edit()
    with EditErrors(request, deck, describe_edit(wanted), edit=wanted) as errors:
        change = drafts.change(deck, _revision(request), partial(apply_edit, edit=wanted))
        return change_response(request, deck, change)
    return errors.response


@require_POST
def undo(request: SiteRequest, slug: str) -> HttpResponse:
    """The last step back."""
    deck = _load_deck(request, slug)
    with EditErrors(request, deck, "Undo the last change") as errors:
        return change_response(request, deck, drafts.undo(deck, _revision(request)))
    return errors.response


@require_POST
def redo(request: SiteRequest, slug: str) -> HttpResponse:
    """The step again that was taken back last."""
    deck = _load_deck(request, slug)
    with EditErrors(request, deck, "Redo the last change") as errors:
        return change_response(request, deck, drafts.redo(deck, _revision(request)))
    return errors.response


@require_POST
def clear(request: SiteRequest, slug: str) -> HttpResponse:
    """All cards out, as one step."""
    deck = _load_deck(request, slug)
    with EditErrors(request, deck, "Remove all cards") as errors:
        change = drafts.change(deck, _revision(request), empty_deck_like, "All cards removed")
        return change_response(request, deck, change)
    return errors.response


@require_POST
def fix(request: SiteRequest, slug: str) -> HttpResponse:
    """What puts a problem right, as one step; `fix` names it as the verdict shows it."""
    deck = _load_deck(request, slug)
    key, day = request.POST.get("fix", ""), requested_day(request)
    with EditErrors(request, deck, "Fix a problem") as errors:
        change = drafts.change(
            deck,
            _revision(request),
            lambda held: apply_fix(held, draft_legality(deck, held, day).verdict, key),
        )
        return change_response(request, deck, change)
    return errors.response


@require_POST
def discard_changes(request: SiteRequest, slug: str) -> HttpResponse:
    """Back to the latest version, as one step."""
    deck = _load_deck(request, slug)
    with EditErrors(request, deck, "Discard unsaved changes") as errors:
        return change_response(request, deck, drafts.discard_changes(deck, _revision(request)))
    return errors.response


@require_POST
def take(request: SiteRequest, slug: str) -> HttpResponse:
    """The cards of another deck or version, added to these or in their place, as one step."""
    deck = _load_deck(request, slug)
    source = request.POST.get("source", "")
    replaces = request.POST.get("how") == "replace"
    with EditErrors(request, deck) as errors:
        name, cards = chosen_cards(request.visitor, source, Game(deck.game))
        errors.wanted = f"{'Take' if replaces else 'Add'} the cards of {name}"
        words = f"Cards of {name} {'taken' if replaces else 'added'}"
        change = drafts.change(
            deck,
            _revision(request),
            lambda held: cards if replaces else merge_decks(held, cards),
            words,
        )
        return change_response(request, deck, change)
    return errors.response


@require_POST
def paste(request: SiteRequest, slug: str) -> HttpResponse:
    """Lines of cards added as one step; every line that needs a look is shown."""
    deck = _load_deck(request, slug)
    form = PasteForm(request.POST)
    if not form.is_valid():
        return error_response(request, deck, error_message(form))
    with EditErrors(request, deck) as errors:
        pasted = read_pasted(form.cleaned_data["text"], Game(deck.game))
        errors.wanted = pasted.words
        add = partial(merge_decks, more=pasted.cards)
        change = drafts.change(deck, _revision(request), add, pasted.words)
        return change_response(request, deck, change, Feedback(change.words, pasted=pasted))
    return errors.response


@require_POST
def save(request: SiteRequest, slug: str) -> HttpResponse:
    """The draft as the next version. Where one was saved elsewhere, both are shown first."""
    deck = _load_deck(request, slug)
    form = SaveForm(request.POST)
    if not form.is_valid():
        return error_response(request, deck, "A version name can have at most 80 characters.")
    name, over = form.cleaned_data["name"], form.cleaned_data["over"]
    before, revision = draft_snapshot(deck), _revision(request)
    with EditErrors(request, deck, "Save the deck", version_name=name) as errors:
        if "both" in request.POST and before.overtaken:
            _take_both(before, revision)
            before = draft_snapshot(deck)
            revision = before.revision
        version = drafts.save(deck, revision, name=name, over=over)
        unchanged = version.number == before.latest.number
        words = "No changes to save." if unchanged else f"Saved as version {version.number}."
        now = draft_snapshot(deck)
        change = Change(words, before.cards, now.cards, now)
        feedback = Feedback(words, "info" if unchanged else "success")
        return change_response(request, deck, change, feedback)
    return errors.response


def _take_both(draft: DraftSnapshot, revision: int) -> None:
    """Make the changes of a draft on the version that was saved elsewhere."""
    both = find_conflict(draft.base, draft.latest, draft.cards).both
    words = f"Changes made on version {draft.latest.number}"
    drafts.change(draft.deck, revision, lambda _: both, words)


@require_POST
def maybe(request: SiteRequest, slug: str) -> HttpResponse:
    """Add a card to the deck's maybe-list, or remove it."""
    deck = _load_deck(request, slug)
    form = MaybeForm(_card_values(request))
    if not form.is_valid():
        return error_response(request, deck, error_message(form))
    change_list = remove_maybe if form.cleaned_data["remove"] else add_maybe
    with EditErrors(request, deck) as errors:
        words = change_list(deck, form.cleaned_data["card"])
        now = draft_snapshot(deck)
        return change_response(request, deck, Change(words, now.cards, now.cards, now))
    return errors.response


@require_POST
def settings(request: SiteRequest, slug: str) -> HttpResponse:
    """The deck's name, the format and the day it is judged by."""
    deck = _load_deck(request, slug)
    form = SettingsForm(request.POST, game=Game(deck.game))
    if not form.is_valid():
        return error_response(request, deck, error_message(form))
    rename(deck, form.cleaned_data["name"])
    if deck.format != form.cleaned_data["format"]:
        deck.format = form.cleaned_data["format"]
        deck.save(update_fields=["format", "updated"])
    now = draft_snapshot(deck)
    change = Change("", now.cards, now.cards, now)
    return change_response(request, deck, change, Feedback(settings=True))


def _load_deck(request: SiteRequest, slug: str) -> Deck:
    return deck_to_change(request.visitor, slug)


def _card_values(request: SiteRequest) -> QueryDict:
    """Return what is sent about a card: all in the value of a button, or in fields of its own."""
    return QueryDict(request.POST["edit"]) if "edit" in request.POST else request.POST


def _revision(request: SiteRequest) -> int:
    """Return the revision that the sender has seen; without one, a revision that cannot be."""
    seen = whole_number(request.POST.get("revision", ""))
    return -1 if seen is None else seen
