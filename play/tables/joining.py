"""The page that an invitation leads to."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from decks.history.deck_choices import deck_choices, named_version, seen_slugs
from decks.ownership import SiteRequest, Visitor, get_or_create_maker
from play.models import Seat
from play.requests.playtest import Entrant, enter
from play.tables.inviting import CannotJoin, invited_seat, join


@require_http_methods(["GET", "POST"])
def join_table(request: SiteRequest, invitation: str) -> HttpResponse:
    """Show who invites to what; take the seat, with a deck where none is chosen yet."""
    seat = invited_seat(invitation)
    refusal = ""
    if request.method == "POST":
        try:
            entrant = _chosen(request.visitor, request.POST.get("deck", ""))
            table = join(invitation, get_or_create_maker(request), entrant)
        except CannotJoin as error:
            refusal = str(error)
        else:
            return redirect(table)
    context = {"seat": seat, "table": seat.table, "refusal": refusal, **_decks(request, seat)}
    return render(request, "play/tables/join.html", context)


def _decks(request: SiteRequest, seat: Seat) -> dict[str, object]:
    """Return the decks to choose from; none where the seat has one."""
    if seat.contents is not None:
        return {"decks": []}
    offered = deck_choices(request.visitor, seen_slugs(request), [])
    return {"decks": offered}


def _chosen(visitor: Visitor, text: str) -> Entrant | None:
    version = named_version(visitor, text)
    if version is None:
        return None
    return enter(version.deck.name, version.cards(), "", version)
