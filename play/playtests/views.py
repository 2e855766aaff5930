"""The pages of playtests."""

from datetime import timedelta
from uuid import UUID

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_GET, require_http_methods, require_POST
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import HTMX_STOP_POLLING

from cards.client_address import client_address
from cards.htmx import wants_part
from cards.whole_numbers import whole_number
from decks.access import readable_decks
from decks.legality.verdicts import briefs_on, likeliest
from decks.models import Deck
from decks.ownership import SiteRequest, get_or_create_maker
from decks.rows import read_again
from play.face import face_of
from play.forms.playtest import PlaytestForm
from play.gauntlets.latest import latest_gauntlets
from play.models import Playtest
from play.models.access import playtest_to_change, playtest_to_read
from play.models.limits import MAX_GAMES, OutOfBounds
from play.playtests import queries
from play.playtests.page import find_page
from play.queue import control, orders
from play.queue.fairness import queue_key_for
from play.queue.quota import QuotaExceeded, order_by_form
from play.queue.tasks import send_if_stalled, send_on_commit
from play.requests.playtest import PlaytestRequest
from play.results.card_tables import read_order
from play.results.deciding import can_go_on
from play.results.labels import read_game
from play.trials.improvements.latest import latest_improvements
from play.trials.views import trial_page

MAX_GAMES_DIGITS = len(str(MAX_GAMES))
JUST_ORDERED = timedelta(seconds=3)


@require_GET
def playtest_list(request: SiteRequest) -> HttpResponse:
    """The visitor's playtests, the newest first."""
    visitor = request.visitor
    page, shown = queries.playtest_page(visitor, request.GET.get("page"))
    context = {
        "page": page,
        "shown": shown,
        "gauntlets": latest_gauntlets(visitor),
        "improvements": latest_improvements(visitor),
    }
    return render(request, "play/playtest_list.html", context)


@require_http_methods(["GET", "POST"])
def new_playtest(request: SiteRequest) -> HttpResponse:
    """Ask for a playtest; one that something stands against is shown with the reasons."""
    if request.method == "GET":
        return render(request, "play/new.html", {"form": _form_to_begin_with(request)})
    queue_key = queue_key_for(request.visitor, client_address(request))
    kind = face_of(read_game(request.POST.get("game", ""))).playtest_form
    form = kind(request.POST, visitor=request.visitor, queue_key=queue_key)
    playtest = order_by_form(
        form,
        lambda: orders.order_playtest(
            form.requested,
            maker=get_or_create_maker(request),
            queue_key=queue_key,
            allowed_illegal=form.played_illegal(),
        ),
    )
    if playtest is None:
        return render(request, "play/new.html", {"form": form})
    send_on_commit(playtest)
    return redirect(playtest)


@require_GET
@vary_on_headers("HX-Request")
def playtest_page(request: SiteRequest, playtest_id: UUID) -> HttpResponse:
    """A playtest: its progress while it runs, then its results. htmx gets the part that changes."""
    playtest = playtest_to_read(request.visitor, playtest_id)
    if playtest.is_open:
        send_if_stalled(playtest)
        read_again(playtest)
    order = read_order(request.GET.get("cards", ""))
    page = find_page(playtest, request.visitor, request.GET.get("page"), order)
    if playtest.is_trial:
        return trial_page(request, playtest, page.context())
    address = request.build_absolute_uri(playtest.get_absolute_url())
    context = page.context() | {"share_address": address, "look_again": _look_again(playtest)}
    if wants_part(request):
        status = 200 if playtest.is_open else HTMX_STOP_POLLING
        return render(request, "play/playtest.html#outcome", context, status=status)
    return render(request, "play/playtest.html", context)


def _look_again(playtest: Playtest) -> str:
    """Return when the page looks again: sooner at first, as ten quick games take no second."""
    is_new = timezone.now() - playtest.created < JUST_ORDERED
    return "load delay:300ms, every 1s" if is_new else "every 1s"


@require_POST
def cancel_playtest(request: SiteRequest, playtest_id: UUID) -> HttpResponse:
    """Stop a playtest and show what was played of it."""
    playtest = playtest_to_change(request.visitor, playtest_id)
    if control.cancel(playtest):
        messages.success(request, "The playtest was cancelled. Its finished games are kept.")
    else:
        messages.info(request, "The playtest had already finished.")
    return redirect(playtest)


@require_POST
def pause_playtest(request: SiteRequest, playtest_id: UUID) -> HttpResponse:
    """Stop a playtest for now; the next one of the same person takes its place."""
    playtest = playtest_to_change(request.visitor, playtest_id)
    if control.pause(playtest):
        messages.success(request, "The playtest is paused. Resume it at any time.")
    return redirect(playtest)


@require_POST
def resume_playtest(request: SiteRequest, playtest_id: UUID) -> HttpResponse:
    """Resume a paused playtest."""
    playtest = playtest_to_change(request.visitor, playtest_id)
    if control.resume(playtest):
        messages.success(request, "The playtest goes on.")
    return redirect(playtest)


@require_POST
def play_more(request: SiteRequest, playtest_id: UUID) -> HttpResponse:
    """Add games to one of your finished playtests, as its results suggest."""
    playtest = playtest_to_change(request.visitor, playtest_id)
    games = whole_number(request.POST.get("games", ""), max_digits=MAX_GAMES_DIGITS)
    if games is None or not can_go_on(playtest):
        messages.error(request, "No games can be added to this playtest. Play the decks again.")
        return redirect(playtest)
    visitor = request.visitor
    queue_key = queue_key_for(visitor, client_address(request))
    try:
        is_added = orders.add_games(playtest, games, maker=visitor, queue_key=queue_key)
    except (OutOfBounds, QuotaExceeded) as error:
        messages.error(request, str(error))
        return redirect(playtest)
    if is_added:
        send_on_commit(playtest)
    return redirect(playtest)


@require_POST
def delete_playtest(request: SiteRequest, playtest_id: UUID) -> HttpResponse:
    """Delete one of your playtests with all its games."""
    playtest = playtest_to_change(request.visitor, playtest_id)
    if playtest.is_open:
        messages.info(request, "Cancel the playtest before you delete it.")
        return redirect(playtest)
    try:
        orders.delete_playtest(playtest)
    except orders.PartOfWhole as error:
        messages.error(request, str(error))
        return redirect(playtest)
    messages.success(request, "The playtest was deleted.")
    return redirect("play:playtests")


def _form_to_begin_with(request: SiteRequest) -> PlaytestForm[PlaytestRequest]:
    """Return the form filled from the address: a deck from its page, or a playtest to repeat.

    A starter deck meets the next starter of its set unless another opponent is named.
    """
    visitor = request.visitor
    # A database refuses to look for a NUL.
    asked = {name: value for name, value in request.GET.items() if value and "\0" not in value}
    deck = readable_decks(visitor).filter(slug=asked.get("deck", "")).first()
    face = face_of(read_game(asked.get("game", "")) if deck is None else deck.game)
    form = face.playtest_form
    known = {name: value for name, value in asked.items() if name in form.base_fields}
    if deck is not None:
        known.setdefault("format", deck.format or _likeliest_format(deck))
        known = {**face.suggested_fields(deck), **known}
    filled: PlaytestForm[PlaytestRequest] = form(initial=known, visitor=visitor)
    return filled


def _likeliest_format(deck: Deck) -> str:
    version = deck.versions.first()
    if version is None:
        return ""
    best = likeliest(briefs_on(version.cards(), timezone.localdate()))
    return best.format.slug if best is not None else ""
