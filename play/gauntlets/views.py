"""The pages of gauntlets: asking for one, and its table."""

from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.timezone import localdate
from django.views.decorators.http import require_GET, require_http_methods, require_POST
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import HTMX_STOP_POLLING

from cards.client_address import client_address
from cards.htmx import wants_part
from cards.legality.amendments import amendments
from decks.access import own_decks, readable_decks
from decks.legality.deck_legality import format_for
from decks.ownership import SiteRequest, Visitor, get_or_create_maker
from play.face import face_of
from play.gauntlets.forms import GauntletForm
from play.gauntlets.results import matrix
from play.models import Status
from play.queue import control
from play.queue.fairness import queue_key_for
from play.queue.gauntlets import gauntlet_to_change, gauntlet_to_read, order_gauntlet
from play.queue.orders import PartOfWhole, delete_playtest
from play.queue.quota import order_by_form
from play.queue.tasks import send_if_stalled, send_on_commit
from play.requests.fields import left_out_sentence
from play.results.labels import STATUSES, format_name, read_game
from rules.construction import Game


@require_http_methods(["GET", "POST"])
def new_gauntlet(request: SiteRequest) -> HttpResponse:
    """Ask for a gauntlet."""
    visitor = request.visitor
    queue_key = queue_key_for(visitor, client_address(request))
    if request.method == "GET":
        form = _form_to_begin_with(request, visitor, queue_key)
        return render(request, "play/new_gauntlet.html", {"form": form})
    kind = face_of(read_game(request.POST.get("game", ""))).gauntlet_form
    form = kind(request.POST, visitor=visitor, queue_key=queue_key)
    playtests = order_by_form(
        form,
        lambda: order_gauntlet(
            form.meetings, maker=get_or_create_maker(request), queue_key=queue_key
        ),
    )
    if playtests is None:
        return render(request, "play/new_gauntlet.html", {"form": form})
    if form.left_out:
        messages.info(request, left_out_sentence(form.left_out))
    send_on_commit(playtests[0])
    return redirect("play:gauntlet", playtests[0].gauntlet)


def _form_to_begin_with(request: HttpRequest, visitor: Visitor, queue_key: str) -> GauntletForm:
    """Return the form filled from the address, with the format of the deck that is to play.

    Without a deck in the address it is that of the visitor's latest one.
    """
    known = {key: value for key, value in request.GET.items() if "\0" not in value}
    deck = readable_decks(visitor).filter(slug=known.get("deck", "")).first()
    game = read_game(known.get("game", "")) if deck is None else Game(deck.game)
    likely = deck or own_decks(visitor).filter(game=game).order_by("-updated").first()
    version = likely.versions.first() if likely is not None else None
    if version is not None:
        format = format_for(version.deck, version.cards(), localdate(), amendments())
        known.setdefault("format", format.slug)
    form: GauntletForm = face_of(game).gauntlet_form(
        initial=known, visitor=visitor, queue_key=queue_key
    )
    return form


@require_GET
@vary_on_headers("HX-Request")
def gauntlet_page(request: SiteRequest, gauntlet: UUID) -> HttpResponse:
    """The table of a gauntlet; htmx gets the table alone while games are played."""
    visitor = request.visitor
    cells = gauntlet_to_read(visitor, gauntlet)
    playing = next((cell for cell in cells if cell.is_open and not cell.paused), None)
    if playing is not None:
        send_if_stalled(playing)
    table = matrix(cells)
    status_words, status_level = STATUSES[table.status]
    context = {
        "gauntlet": gauntlet,
        "table": table,
        "first": cells[0],
        "format_name": format_name(cells[0].format),
        **cells[0].face.setting_facts(cells[0]),
        "status_words": status_words,
        "status_level": status_level,
        "is_paused": table.status is Status.PAUSED,
        "may_change": all(visitor.owns(cell) for cell in cells),
    }
    if wants_part(request):
        status = 200 if table.is_open else HTMX_STOP_POLLING
        return render(request, "play/gauntlet.html#table", context, status=status)
    return render(request, "play/gauntlet.html", context)


@require_POST
def cancel(request: SiteRequest, gauntlet: UUID) -> HttpResponse:
    """Stop all playtests of one of your gauntlets; games already played stay."""
    cells = gauntlet_to_change(request.visitor, gauntlet)
    if control.cancel(*cells):
        messages.success(request, "The gauntlet was cancelled. Its finished games are kept.")
    return redirect("play:gauntlet", gauntlet)


@require_POST
def pause(request: SiteRequest, gauntlet: UUID) -> HttpResponse:
    """Stop one's own gauntlet for now; the next playtest of the same person takes its place."""
    cells = gauntlet_to_change(request.visitor, gauntlet)
    if control.pause(*cells):
        messages.success(request, "The gauntlet is paused. Resume it at any time.")
    return redirect("play:gauntlet", gauntlet)


@require_POST
def resume(request: SiteRequest, gauntlet: UUID) -> HttpResponse:
    """Resume one of your paused gauntlets."""
    cells = gauntlet_to_change(request.visitor, gauntlet)
    if control.resume(*cells):
        messages.success(request, "The gauntlet goes on.")
    return redirect("play:gauntlet", gauntlet)


@require_POST
def delete(request: SiteRequest, gauntlet: UUID) -> HttpResponse:
    """Delete one's own gauntlet with all its playtests and their games."""
    cells = gauntlet_to_change(request.visitor, gauntlet)
    if any(cell.is_open for cell in cells):
        messages.info(request, "Cancel the gauntlet before you delete it.")
        return redirect("play:gauntlet", gauntlet)
    try:
        delete_playtest(*cells)
    except PartOfWhole as error:
        messages.error(request, str(error))
        return redirect("play:gauntlet", gauntlet)
    messages.success(request, "The gauntlet was deleted.")
    return redirect("play:playtests")
