"""The pages and forms of a table's people: talking, offers, giving up, muting, reporting."""

from collections.abc import Callable
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from cards.client_address import address_key
from cards.htmx import wants_part
from cards.whole_numbers import whole_number
from decks.comments.forms import ReportForm
from decks.ownership import SiteRequest
from play.chat import offering
from play.chat.panel import Company, find_company, show_panel
from play.chat.reporting import CannotReport, message_to_report, report_message
from play.chat.saying import CannotSay, mute, say
from play.models import OfferKind
from play.tables.access import table_to_see
from play.tables.live_games import OlderRules
from play.tables.offers import concede
from play.tables.playing import CannotChoose

REFUSALS = (CannotChoose, CannotSay, OlderRules)


@require_GET
def talk(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Who is at a table and what they say; nothing for a script that has seen it all."""
    company = find_company(request.visitor, table_id, whole_number(request.GET.get("seat", "")))
    if request.htmx and request.GET.get("seen") == company.token:
        return HttpResponse(status=204)
    return _show(request, company, whole="seen" not in request.GET)


@require_POST
def say_something(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Say a phrase, or some words of an account's own."""
    return _act(
        request,
        table_id,
        lambda company: say(
            table_id,
            request.visitor,
            company.seat.place,
            phrase=request.POST.get("phrase", ""),
            text=request.POST.get("text", ""),
            address=address_key(request),
        ),
    )


@require_POST
def make_offer(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Ask the others to let you take back a move, or for a draw."""

    def act(company: Company) -> None:
        asked = request.POST.get("kind", "")
        if asked not in set(OfferKind):
            raise PermissionDenied("There is no such offer.")
        offering.make_offer(company.table, request.visitor, company.seat.place, OfferKind(asked))

    return _act(request, table_id, act)


@require_POST
def answer_offer(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Agree to an offer, or refuse it."""

    def act(company: Company) -> None:
        agree = request.POST.get("agree") == "yes"
        offer = _number(request, "offer")
        offering.give_answer(company.table, request.visitor, company.seat.place, offer, agree)

    return _act(request, table_id, act)


@require_POST
def withdraw_offer(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Withdraw your own offer."""

    return _act(
        request,
        table_id,
        lambda company: offering.take_offer_back(
            company.table, request.visitor, company.seat.place
        ),
    )


@require_POST
def give_up(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Give up the game."""
    return _act(
        request, table_id, lambda company: concede(table_id, request.visitor, company.seat.place)
    )


@require_POST
def mute_seat(request: SiteRequest, table_id: UUID) -> HttpResponse:
    """Hide what another seat says, or show it again."""
    muted = request.POST.get("muted") == "yes"
    return _act(
        request,
        table_id,
        lambda _: mute(table_id, request.visitor, _number(request, "place"), muted),
    )


@require_http_methods(["GET", "POST"])
def report_page(request: SiteRequest, table_id: UUID, number: int) -> HttpResponse:
    """Tell the staff of a message."""
    table = table_to_see(request.visitor, table_id)
    about = message_to_report(request.visitor, table, number)
    form = ReportForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        try:
            report_message(request.visitor, about, form.cleaned_data["reason"])
        except CannotReport as error:
            messages.error(request, str(error))
        else:
            messages.success(request, "Thank you. The staff will look at it.")
        return redirect(table)
    context = {"table": table, "about": about, "form": form}
    return render(request, "play/chat/report.html", context)


def _act(request: SiteRequest, table_id: UUID, act: Callable[[Company], object]) -> HttpResponse:
    """Do something and return the panel, or go back to the table; a refusal is shown there."""
    place = whole_number(request.POST.get("seat", ""))
    company = find_company(request.visitor, table_id, place)
    refusal = ""
    try:
        act(company)
    except REFUSALS as error:
        refusal = str(error)
    if not wants_part(request):
        if refusal:
            messages.warning(request, refusal)
        return redirect(company.table)
    return _show(request, find_company(request.visitor, table_id, place), refusal)


def _show(
    request: SiteRequest, company: Company, refusal: str = "", *, whole: bool = False
) -> HttpResponse:
    """Return the page; for a script the panel, or its part that changes."""
    context: dict[str, Any] = {
        "panel": show_panel(request.visitor, company),
        "table": company.table,
        "seat": company.seat,
        "refusal": refusal,
    }
    if not wants_part(request):
        return render(request, "play/chat/talk.html", context)
    template = "play/chat/panel.html" if whole else "play/chat/live.html"
    return render(request, template, context)


def _number(request: SiteRequest, name: str) -> int:
    number = whole_number(request.POST.get(name, ""))
    return -1 if number is None else number
