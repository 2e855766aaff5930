"""The page that an invitation leads to."""

from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.timezone import localdate
from django.views.decorators.http import require_http_methods

from decks.history.deck_choices import deck_choices, named_version, seen_slugs
from decks.legality.verdicts import is_legal_in
from decks.models import Deck
from decks.ownership import SiteRequest, Visitor, get_or_create_maker
from play.models import Seat
from play.requests.playtest import Entrant, enter
from play.tables.clocks import clock_terms
from play.tables.inviting import CannotJoin, invited_seat, join, plays_along, seat_instead
from rules.construction import load_format


@require_http_methods(["GET", "POST"])
def join_table(request: SiteRequest, invitation: str) -> HttpResponse:
    """Show who invites to what; take the seat, with a deck where none is chosen yet."""
    try:
        seat = invited_seat(invitation)
    except Http404:
        # Several look at the lobby at once.
        if (other := seat_instead(invitation)) is None:
            raise
        return redirect("tables:join", other.invitation)
    refusal = ""
    if request.method == "POST":
        try:
            entrant = _chosen(request.visitor, request.POST.get("deck", ""))
            table = join(invitation, get_or_create_maker(request), entrant)
        except CannotJoin as error:
            refusal = str(error)
        else:
            return redirect(table)
    context = {
        "seat": seat,
        "table": seat.table,
        "format": load_format(seat.table.format),
        "clock": clock_terms(seat.table),
        "free": sum(other.is_free for other in seat.table.seats.all()),
        "refusal": refusal,
        **_decks(request, seat),
    }
    return render(request, "play/tables/join.html", context)


def _decks(request: SiteRequest, seat: Seat) -> dict[str, object]:
    """Return the decks to choose from; none where the seat has one."""
    if seat.contents is not None:
        return {"decks": []}
    table = seat.table
    format, day = load_format(table.format), table.day or localdate()
    seats = list(table.seats.all())

    def fits(deck: Deck) -> bool:
        if deck.game != table.game:
            return False
        version = deck.versions.first()
        if version is None:
            return table.allowed_illegal
        cards = version.cards()
        legal = table.allowed_illegal or is_legal_in(cards, format, day)
        return legal and plays_along(table, seats, cards)

    offered = deck_choices(request.visitor, seen_slugs(request), [], fits)
    return {"decks": offered, "needs_deck": True}


def _chosen(visitor: Visitor, text: str) -> Entrant | None:
    version = named_version(visitor, text)
    if version is None:
        return None
    return enter(version.deck.name, version.cards(), "", version)
