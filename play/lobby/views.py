"""The pages of the lobby: what waits, what is played, opening a table, a quick game."""

from collections.abc import Callable
from datetime import date
from typing import Any
from uuid import UUID

from django.conf import settings
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from cards.client_address import client_address
from decks.access import own_decks, readable_decks
from decks.contents.encoding import AnyDeck
from decks.history.deck_choices import seen_slugs
from decks.ownership import SiteRequest, Visitor, get_or_create_maker
from play.face import face_of
from play.forms.table import deck_to_begin_with
from play.lobby.forms import OpenTableForm, QuickForm, format_of
from play.lobby.leaving import cancel, stand_up
from play.lobby.open_tables import describe, waiting_tables
from play.lobby.opening import open_table
from play.lobby.quick import find_quick_game, is_legal_at, play_meanwhile
from play.lobby.snapshot import Snapshot, lobby_now
from play.lobby.yours import games_of
from play.models import Table, TableStatus
from play.queue.fairness import queue_key_for
from play.queue.quota import QuotaExceeded
from play.requests.playtest import NotPlayable
from play.results.labels import read_game
from play.tables.access import table_to_see
from play.tables.inviting import plays_along
from play.tables.leaving import NotOver
from play.tables.listing import open_tables_of
from play.tables.presence import note_presence, people_here
from play.watching.finished import latest_games
from rules.construction import Game

ALL, FITTING = "", "fit"
FILTERS = (ALL, Game.TCG.value, Game.LCG.value, FITTING)
FINISHED = 5
ONLY_RATED = (
    "A rated table fits your deck too. A quick game joins none: sit down there from the lobby."
)
# How many of a visitor's decks are tried against the open tables.
MOST_DECKS = 20


@require_GET
def lobby(request: SiteRequest) -> HttpResponse:
    """The lobby."""
    visitor = request.visitor
    note_presence(visitor)
    shown = _filter(request)
    context = {
        **_tables(request, shown),
        "mine": [table.pk for table in open_tables_of(visitor)],
        "yours": games_of(visitor),
        "here": people_here(),
        "quick": _quick_form(request),
        "finished": latest_games(FINISHED),
        "lobby_open": settings.LOBBY,
    }
    return render(request, "play/lobby/lobby.html", context)


@require_GET
def tables_now(request: SiteRequest) -> HttpResponse:
    """The tables of the lobby; nothing for a page that has seen them.

    What everybody sees alike is answered without a look at who asks.
    """
    shown = _filter(request)
    now = lobby_now()
    if request.GET.get("seen") == now.token and shown != FITTING:
        return HttpResponse(status=204)
    return render(request, "play/lobby/tables.html", _tables(request, shown, now))


@require_GET
def yours_now(request: SiteRequest) -> HttpResponse:
    """The visitor's own games and who is here; it notes that the visitor is."""
    visitor = request.visitor
    note_presence(visitor)
    context = {"yours": games_of(visitor), "here": people_here()}
    return render(request, "play/lobby/yours.html", context)


@require_GET
def meanwhile(request: SiteRequest) -> HttpResponse:
    """How a visitor's open table is doing, for the page of the game they play until then."""
    visitor = request.visitor
    note_presence(visitor)
    waiting = open_tables_of(visitor)
    began = None
    if asked := request.GET.get("table"):
        began = _own_table(visitor, asked)
    context = {"waiting": [describe(table) for table in waiting[:1]], "began": began}
    return render(request, "play/lobby/meanwhile.html", context)


@require_http_methods(["GET", "POST"])
def open_page(request: SiteRequest) -> HttpResponse:
    """Open a table for people to come; the form can be sent as it is."""
    visitor = request.visitor
    if request.method == "GET":
        return _show_form(request, _form_to_begin_with(request))
    game = read_game(request.POST.get("game", ""))
    form = OpenTableForm(request.POST, visitor=visitor, game=game, seen=seen_slugs(request))
    if form.is_valid():
        try:
            maker = get_or_create_maker(request)
            table = open_table(form.asked, maker, _queue_key(request, maker))
        except (NotPlayable, QuotaExceeded) as error:
            form.add_error(None, str(error))
        else:
            return redirect(table)
    return _show_form(request, form)


@require_POST
def quick_game(request: SiteRequest) -> HttpResponse:
    """Sit down at the first table that fits, or open one and wait there."""
    form = QuickForm(request.POST, visitor=request.visitor, game=None, seen=seen_slugs(request))
    if not form.is_valid():
        messages.error(request, "Choose a deck and a pace.")
        return redirect("lobby:lobby")
    maker = get_or_create_maker(request)
    try:
        found = find_quick_game(
            maker, form.cleaned_data["deck"], form.cleaned_data["pace"], _queue_key(request, maker)
        )
    except (NotPlayable, QuotaExceeded) as error:
        messages.error(request, str(error))
        return redirect("lobby:lobby")
    if found.rated:
        messages.info(request, ONLY_RATED)
    return redirect(found.table)


@require_POST
def begin_meanwhile(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Play the computer until somebody comes."""
    visitor = request.visitor
    table = table_to_see(visitor, table_id)
    if table.status != TableStatus.OPEN:
        return redirect(table)
    try:
        game = play_meanwhile(table, visitor, _queue_key(request, visitor))
    except (NotPlayable, QuotaExceeded) as error:
        messages.error(request, str(error))
        return redirect(table)
    return redirect(game)


@require_POST
def cancel_table(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Cancel an open table."""
    return _leave_by(request, table_id, cancel, "The table was cancelled.")


@require_POST
def leave_seat(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Leave a table that still waits for others."""
    return _leave_by(request, table_id, stand_up, "You left the table.")


def _leave_by(
    request: SiteRequest, table_id: UUID, leave: Callable[[UUID, Visitor], object], done: str
) -> HttpResponse:
    """Leave a waiting table for the lobby; back to the table if it can't be left any more."""
    table = table_to_see(request.visitor, table_id)
    try:
        leave(table_id, request.visitor)
    except NotOver as error:
        messages.warning(request, str(error))
        return redirect(table)
    messages.success(request, done)
    return redirect("lobby:lobby")


def _tables(request: SiteRequest, shown: str, now: Snapshot | None = None) -> dict[str, Any]:
    now = now or lobby_now()
    rows = [row for row in now.waiting if shown in (ALL, FITTING, row.game)]
    if shown == FITTING:
        fitting = _fitting(request.visitor)
        rows = [row for row in rows if row.id in fitting]
    mine = request.GET.getlist("mine")[: settings.OPEN_TABLES]
    return {
        "waiting": rows,
        "running": now.running,
        "token": now.token,
        "shown": shown,
        "mine": [row.id for row in rows if str(row.id) in mine],
    }


def _fitting(visitor: Visitor) -> set[UUID]:
    """Return the open tables that one of a visitor's own decks fits."""
    versions = [deck.versions.first() for deck in own_decks(visitor)[:MOST_DECKS]]
    decks = [version.cards() for version in versions if version is not None]
    # Most tables are of few formats: each is judged once.
    judged: dict[tuple[str, date | None, bool], list[AnyDeck]] = {}
    found = set()
    for table in waiting_tables():
        terms = (table.format, table.day, table.allowed_illegal)
        if terms not in judged:
            judged[terms] = [cards for cards in decks if is_legal_at(table, cards)]
        if any(plays_along(table, table.seats.all(), cards) for cards in judged[terms]):
            found.add(table.pk)
    return found


def _filter(request: HttpRequest) -> str:
    asked = request.GET.get("show", ALL)
    return asked if asked in FILTERS else ALL


def _quick_form(request: SiteRequest) -> QuickForm:
    visitor = request.visitor
    deck = deck_to_begin_with(visitor, Game.TCG, "rotk-aragorn-starter")
    initial = {"deck": deck.slug} if deck is not None else {}
    return QuickForm(initial=initial, visitor=visitor, game=None, seen=seen_slugs(request))


def _form_to_begin_with(request: SiteRequest) -> OpenTableForm:
    """Return the form with a deck and its format, so that it can be sent as it is."""
    visitor = request.visitor
    asked = {name: value for name, value in request.GET.items() if value and "\0" not in value}
    deck = readable_decks(visitor).filter(slug=asked.get("deck", "")).first()
    game = read_game(asked.get("game", "")) if deck is None else Game(deck.game)
    if deck is None:
        deck = deck_to_begin_with(visitor, game, face_of(game).table_form.first_deck)
    initial: dict[str, Any] = {"scenario": "passage-through-mirkwood"}
    if deck is not None:
        initial |= {"deck": deck.slug, "format": format_of(deck)}
    initial |= {name: value for name, value in asked.items() if name in ("format", "note")}
    return OpenTableForm(initial=initial, visitor=visitor, game=game, seen=seen_slugs(request))


def _show_form(request: HttpRequest, form: OpenTableForm) -> HttpResponse:
    context = {"form": form, "lobby_open": settings.LOBBY}
    return render(request, "play/lobby/open.html", context)


def _own_table(visitor: Visitor, text: str) -> Table | None:
    try:
        return table_to_see(visitor, UUID(text))
    except (ValueError, Http404):
        return None


def _queue_key(request: HttpRequest, visitor: Visitor) -> str:
    return queue_key_for(visitor, client_address(request))
