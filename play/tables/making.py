"""Sitting down: the table made of what a person asks for."""

from collections.abc import Sequence

from django.db import transaction

from decks.contents.encoding import to_contents
from decks.guests import name_for
from decks.ownership import Visitor
from play.models import Seat, Table
from play.models.limits import check_seed
from play.requests.playtest import Entrant
from play.requests.table import Hands, SeatRequest, TableRequest
from play.requests.terms import BY_LINK, Terms
from play.results.labels import short_names
from play.tables.announcing import announce_on_commit
from play.tables.beginning import begin_if_complete
from play.tables.listing import check_terms
from play.tables.quota import claim_place
from play.tables.stops import remembered_skips


def make_table(
    requested: TableRequest,
    *,
    maker: Visitor,
    queue_key: str = "",
    allowed_illegal: bool = False,
    terms: Terms = BY_LINK,
) -> Table:
    """Write down a table and begin its game if nobody is expected.

    Check it with its `find_warnings` before. Raise `OutOfBounds`, and QuotaExceeded where
    the maker has too many tables, can't have these terms, or the players would take too long.
    """
    settings = requested.as_playtest()
    with transaction.atomic():
        claim_place(maker, queue_key)
        check_terms(terms, maker, queue_key)
        table = Table.objects.create(
            game=settings.game,
            format=settings.format.slug,
            edition=settings.edition,
            scenario=settings.scenario,
            difficulty=settings.difficulty,
            day=settings.day,
            seed=check_seed(settings.seed),
            allowed_illegal=allowed_illegal,
            queue_key=queue_key,
            **terms.as_fields(),
            **maker.as_owner(),
        )
        names = seat_names(requested.seats, maker)
        Seat.objects.bulk_create(
            _seat(table, place, seat, name, maker)
            for place, (seat, name) in enumerate(zip(requested.seats, names, strict=True))
        )
        begin_if_complete(table)
        announce_on_commit(table)
    return table


def seat_names(seats: Sequence[SeatRequest], maker: Visitor) -> list[str]:
    """Return what the log calls each seat; seats of the same hands are told apart by their decks.

    A friend's seat has its name when they come.
    """
    words = {Hands.MINE: name_for(maker), Hands.FRIEND: "Friend", Hands.COMPUTER: "Computer"}
    decks = short_names([seat.entrant.name if seat.entrant else "Deck" for seat in seats])
    names = []
    for place, (seat, deck) in enumerate(zip(seats, decks, strict=True)):
        alone = sum(other.hands is seat.hands for other in seats) == 1
        if alone:
            names.append(words[seat.hands])
        elif seat.entrant is None:
            names.append(f"{words[seat.hands]} {place + 1}")
        else:
            names.append(f"{words[seat.hands]} ({deck})")
    return names


def _seat(table: Table, place: int, asked: SeatRequest, name: str, maker: Visitor) -> Seat:
    seat = Seat(table=table, place=place, name=name)
    if asked.hands is Hands.MINE:
        seat.give_to(maker)
        seat.by_person = True
        seat.skips = remembered_skips(maker, table.game)
    if asked.entrant is not None:
        set_deck(seat, asked.entrant)
        if asked.hands is Hands.COMPUTER:
            seat.player = asked.entrant.player
    return seat


def set_deck(seat: Seat, entrant: Entrant) -> None:
    """Give a seat a deck as it is now; it is not saved."""
    seat.version = entrant.version
    seat.deck_name = entrant.name
    seat.contents = to_contents(entrant.cards)
    seat.blanks = list(entrant.blanks())
