"""The page to sit down: which decks, who plays them, by which rules."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.timezone import localdate
from django.views.decorators.http import require_http_methods

from cards.client_address import client_address
from decks.access import readable_decks
from decks.legality.verdicts import briefs_on, likeliest
from decks.models import Deck
from decks.ownership import SiteRequest, get_or_create_maker
from play.face import face_of
from play.forms.table import TableForm, deck_to_begin_with
from play.queue.fairness import queue_key_for
from play.queue.quota import order_by_form
from play.results.labels import read_game
from play.tables.making import make_table


@require_http_methods(["GET", "POST"])
def sit_down(request: SiteRequest) -> HttpResponse:
    """Show the form; make the table and begin its game once nothing stands against it."""
    if request.method == "GET":
        return _show(request, _form_to_begin_with(request))
    visitor = request.visitor
    queue_key = queue_key_for(visitor, client_address(request))
    kind = face_of(read_game(request.POST.get("game", ""))).table_form
    form: TableForm = kind(request.POST, visitor=visitor, queue_key=queue_key)
    table = order_by_form(
        form,
        lambda: make_table(
            form.requested,
            maker=get_or_create_maker(request),
            queue_key=queue_key,
            allowed_illegal=form.played_illegal(),
        ),
    )
    return _show(request, form) if table is None else redirect(table)


def _show(request: HttpRequest, form: TableForm) -> HttpResponse:
    return render(request, "play/tables/new.html", {"form": form})


def _form_to_begin_with(request: SiteRequest) -> TableForm:
    """Return the form filled from the address, so that it can be sent as it is."""
    visitor = request.visitor
    # A database refuses to look for a NUL.
    asked = {name: value for name, value in request.GET.items() if value and "\0" not in value}
    deck = readable_decks(visitor).filter(slug=asked.get("deck", "")).first()
    game = read_game(asked.get("game", "")) if deck is None else deck.game
    kind = face_of(game).table_form
    if deck is None:
        deck = deck_to_begin_with(visitor, game, kind.first_deck)
    known = {name: value for name, value in asked.items() if name in kind.base_fields}
    if deck is not None:
        known["deck"] = deck.slug
        known.setdefault("format", deck.format or _likeliest_format(deck))
    if not known.get("format"):
        known.pop("format", None)
    initial: dict[str, Any] = {**kind.initial_fields, **known}
    form: TableForm = kind(initial=initial, visitor=visitor)
    return form


def _likeliest_format(deck: Deck) -> str:
    version = deck.versions.first()
    if version is None:
        return ""
    best = likeliest(briefs_on(version.cards(), localdate()))
    return best.format.slug if best is not None else ""
