"""The pages of the builder. Each edit is answered by what it changed, in place."""

from collections.abc import Callable
from functools import partial

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_GET, require_http_methods, require_POST
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import replace_url

from cards.behaviour import behaviour
from cards.htmx import HtmxRequest, wants_part
from cards.queries import find_card
from decks.access import deck_to_change
from decks.building import drafts
from decks.building.additions import cards_of, pasted
from decks.building.drafts import Change, Sight, Stale, look
from decks.building.edits import BadEdit, edited, emptied, empty_deck, joined
from decks.building.forms import EditForm, NewDeckForm, PasteForm, SaveForm, SettingsForm, why_not
from decks.building.rejected_change import edit_words, held_now, wish_of
from decks.building.responses import (
    News,
    address_of,
    changed,
    clashed,
    kept_day,
    page,
    refused,
    searched,
)
from decks.domain import UNTITLED, ChangedMeanwhile, create_deck, rename
from decks.history.conflicts import conflict_of
from decks.models import Deck
from decks.ownership import maker_of, visitor_of
from rules.construction import Game

FACE_KEPT = 3600

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
            deck = create_deck(name, empty_deck(Game(asked)), maker=maker_of(request))
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
    deck = deck_to_change(visitor_of(request), slug)
    if not wants_part(request):
        return page(request, deck)
    context = {
        "deck": deck,
        "asked": request.GET,
        "keep": kept_day(request),
        **searched(request, deck, look(deck).cards),
    }
    if "more" in request.GET:
        return render(request, "decks/building/rows.html", context)
    context["typed"] = request.htmx.trigger == "search"
    response = render(request, "decks/building/answer.html", context)
    return replace_url(response, address_of(request, deck))


@require_POST
def edit(request: HtmxRequest, slug: str) -> HttpResponse:
    """One edit of one card."""
    said = QueryDict(request.POST["edit"]) if "edit" in request.POST else request.POST
    form = EditForm(said)
    if not form.is_valid():
        why = f"This edit is not understood. {why_not(form)}"
        return refused(request, _deck(request, slug), why)
    one = form.edit()
    act: Act = partial(drafts.change, changed=partial(edited, edit=one))
    return _do(request, slug, act, edit_words(one), lambda now: held_now(now.cards, one))


@require_POST
def undo(request: HtmxRequest, slug: str) -> HttpResponse:
    """The last step back."""
    return _do(request, slug, drafts.undo, "Undo the last step")


@require_POST
def redo(request: HtmxRequest, slug: str) -> HttpResponse:
    """The step again that was taken back last."""
    return _do(request, slug, drafts.redo, "Do the undone step again")


@require_POST
def clear(request: HtmxRequest, slug: str) -> HttpResponse:
    """All cards out, as one step."""
    act: Act = partial(drafts.change, changed=emptied, words="All cards taken out")
    return _do(request, slug, act, "Take all cards out")


@require_POST
def throw_away(request: HtmxRequest, slug: str) -> HttpResponse:
    """Back to the latest version, as one step."""
    return _do(request, slug, drafts.throw_away, "Throw the unsaved changes away")


@require_POST
def take(request: HtmxRequest, slug: str) -> HttpResponse:
    """The cards of another deck or version, added to these or in their place, as one step."""
    deck = _deck(request, slug)
    try:
        name, cards = cards_of(visitor_of(request), request.POST.get("source", ""), Game(deck.game))
    except BadEdit as bad:
        return refused(request, deck, str(bad))
    if request.POST.get("how") == "replace":
        act: Act = partial(drafts.change, changed=lambda _: cards, words=f"Cards of {name} taken")
        return _do(request, slug, act, f"Take the cards of {name}")
    act = partial(
        drafts.change, changed=partial(joined, more=cards), words=f"Cards of {name} added"
    )
    return _do(request, slug, act, f"Add the cards of {name}")


@require_POST
def paste(request: HtmxRequest, slug: str) -> HttpResponse:
    """Lines of cards added as one step; every line that needs a look is shown."""
    deck = _deck(request, slug)
    form = PasteForm(request.POST)
    if not form.is_valid():
        return refused(request, deck, why_not(form))
    try:
        read = pasted(form.cleaned_data["text"], Game(deck.game))
        add = partial(joined, more=read.cards)
        change = drafts.change(deck, _revision(request), add, read.words)
    except BadEdit as bad:
        return refused(request, deck, str(bad))
    except Stale:
        return clashed(request, deck, News(wish=wish_of(request, deck, read.words)))
    return changed(request, deck, change, News(change.words, pasted=read))


@require_POST
def save(request: HtmxRequest, slug: str) -> HttpResponse:
    """The draft as the next version. Where one was saved elsewhere, both are shown first."""
    deck = _deck(request, slug)
    form = SaveForm(request.POST)
    if not form.is_valid():
        return refused(request, deck, "The name of a version has at most 80 signs.")
    name, over = form.cleaned_data["name"], form.cleaned_data["over"]
    before = look(deck)
    try:
        if "both" in request.POST and before.overtaken:
            _take_both(before, _revision(request))
            before = look(deck)
            version = drafts.save(deck, before.revision, name=name, over=over)
        else:
            version = drafts.save(deck, _revision(request), name=name, over=over)
    except Stale:
        return clashed(request, deck, News(wish=wish_of(request, deck, "Save the deck")))
    except ChangedMeanwhile as other:
        conflict = conflict_of(before.base, other.latest, before.cards)
        return clashed(request, deck, News(conflict=conflict, version_name=name))
    same = version.number == before.latest.number
    words = (
        "Nothing changed, so no new version was saved."
        if same
        else f"Saved as version {version.number}."
    )
    after = look(deck)
    news = News(words, "info" if same else "success")
    return changed(request, deck, Change(words, before.cards, after.cards), news)


def _take_both(sight: Sight, revision: int) -> None:
    """Make the changes of a draft on the version that was saved elsewhere."""
    both = conflict_of(sight.base, sight.latest, sight.cards).both
    words = f"Changes made on version {sight.latest.number}"
    drafts.change(sight.deck, revision, lambda _: both, words)


@require_POST
def settings(request: HtmxRequest, slug: str) -> HttpResponse:
    """The deck's name, the format and the day it is judged by."""
    deck = _deck(request, slug)
    form = SettingsForm(request.POST, game=Game(deck.game))
    if not form.is_valid():
        return refused(request, deck, why_not(form))
    rename(deck, form.cleaned_data["name"])
    if deck.format != form.cleaned_data["format"]:
        deck.format = form.cleaned_data["format"]
        deck.save(update_fields=["format", "updated"])
    cards = look(deck).cards
    return changed(request, deck, Change("", cards, cards), News(settings=True))


@require_GET
@cache_control(max_age=FACE_KEPT, private=True)
def face(request: HttpRequest, game: str, card_id: str) -> HttpResponse:
    """A card's face alone, to be shown beside a list."""
    entry = find_card(game, card_id)
    if entry is None:
        raise Http404("There is no such card.")
    context = {"entry": entry, "behaviour": behaviour(entry.game, entry.id)}
    return render(request, "decks/building/face.html", context)


def _do(
    request: HtmxRequest,
    slug: str,
    act: Act,
    wanted: str,
    now: Callable[[Sight], str] = lambda _: "",
) -> HttpResponse:
    """Do something to the visitor's draft, and tell what came of it."""
    deck = _deck(request, slug)
    try:
        return changed(request, deck, act(deck, _revision(request)))
    except BadEdit as bad:
        return refused(request, deck, str(bad))
    except Stale:
        wish = wish_of(request, deck, wanted, now(look(deck)))
        return clashed(request, deck, News(wish=wish))


def _deck(request: HttpRequest, slug: str) -> Deck:
    return deck_to_change(visitor_of(request), slug)


def _revision(request: HttpRequest) -> int:
    """Give the revision that the sender has seen; one that cannot be where he says none."""
    seen = request.POST.get("revision", "")
    return int(seen) if seen.isascii() and seen.isdigit() and len(seen) < 9 else -1
