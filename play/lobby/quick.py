"""A quick game: sit down at the first table that fits, or open one.

A table fits a deck that is legal there, and a person who has no seat at it yet. Rated games are not
joined by chance.
"""

from dataclasses import dataclass, replace

from django.db import transaction
from django.http import Http404
from django.utils.timezone import localdate

from decks.contents.encoding import AnyDeck
from decks.legality.verdicts import is_legal_in
from decks.models import Deck, DeckVersion
from decks.ownership import Visitor
from play.face import face_of
from play.forms.table import surprise
from play.lobby import snapshot
from play.lobby.forms import format_of
from play.lobby.open_tables import others_tables, waiting_tables
from play.lobby.opening import CLOCKS, Clock, TableToOpen, check_to_open, open_table
from play.models import Table, Watching
from play.requests.fields import STARTERS, chosen_decks
from play.requests.playtest import Entrant, NotPlayable, enter
from play.requests.table import Hands, SeatRequest
from play.requests.terms import BY_LINK, Terms, read_terms
from play.tables.inviting import CannotJoin, join, plays_along
from play.tables.making import make_table
from rules.construction import game_of, load_format

# What companions play where nobody chose a scenario.
FIRST_SCENARIO = "passage-through-mirkwood"


@dataclass(frozen=True, slots=True)
class QuickGame:
    """Where a quick game leads: the table, and whether somebody is expected there.

    `rated` is how many rated tables would have fitted.
    """

    table: Table
    opened: bool
    rated: int = 0


def find_quick_game(visitor: Visitor, entrant: Entrant, clock: str, queue_key: str) -> QuickGame:
    """Sit down at the first table that fits, or open one.

    Raise NotPlayable for a deck that no format allows, and QuotaExceeded.
    """
    for table in tables_that_fit(visitor, entrant.cards, CLOCKS[clock]):
        # It may be taken, or full, by now: then the next one.
        try:
            joined = join(_invitation(table), visitor, entrant)
        except (CannotJoin, Http404):
            continue
        snapshot.forget()
        return QuickGame(joined, opened=False)
    asked = table_to_open(entrant, clock)
    check_to_open(asked)
    rated = len(tables_that_fit(visitor, entrant.cards, CLOCKS[clock], rated=True))
    return QuickGame(open_table(asked, visitor, queue_key), opened=True, rated=rated)


def tables_that_fit(
    visitor: Visitor, cards: AnyDeck, clock: Clock | None = None, *, rated: bool = False
) -> list[Table]:
    """Return the tables in the lobby where a visitor can sit down with a deck.

    With a clock, those of its pace; those with or without a rating, the oldest first.
    """
    found = [
        table
        for table in others_tables(visitor, waiting_tables())
        if table.rated == rated
        and (clock is None or table.pace == clock.pace)
        and fits(table, cards)
    ]
    return found[::-1]


def fits(table: Table, cards: AnyDeck) -> bool:
    """Return whether a deck is of a table's game, legal there, and goes with the others."""
    return is_legal_at(table, cards) and plays_along(table, table.seats.all(), cards)


def is_legal_at(table: Table, cards: AnyDeck) -> bool:
    """Return whether a deck is of a table's game and legal in its format."""
    format = load_format(table.format)
    if game_of(cards) != table.game:
        return False
    return table.allowed_illegal or is_legal_in(cards, format, table.day or localdate())


def table_to_open(entrant: Entrant, clock: str) -> TableToOpen:
    """Return the table that a quick game opens: the deck's own format, one other person."""
    assert entrant.version is not None, "a quick game is played with a deck that is kept"
    format = load_format(_format_or_refuse(entrant.version.deck))
    together = not face_of(format.game).has_opponents
    terms: Terms = read_terms(
        {**CLOCKS[clock].as_terms(), "listed": True, "watching": Watching.EVERYBODY}
    )
    return TableToOpen(entrant, format, 1, terms, scenario=FIRST_SCENARIO if together else "")


def play_meanwhile(table: Table, visitor: Visitor, queue_key: str) -> Table:
    """Return a game against the computer with the deck that waits at a visitor's open table.

    Raise NotPlayable where no other deck is legal in its format, and QuotaExceeded.
    """
    seat = next(seat for seat in table.seats.all() if visitor.owns(seat))
    own = enter(seat.deck_name, seat.cards(), "", seat.version)
    seats = [SeatRequest(Hands.MINE, own)]
    if table.face.has_opponents:
        seats.append(SeatRequest(Hands.COMPUTER, _opponent(table, visitor)))
    format = load_format(table.format)
    asked = TableToOpen(own, format, 0, BY_LINK, table.scenario, table.difficulty)
    requested = replace(asked.as_request(), seats=tuple(seats))
    requested.find_warnings()
    with transaction.atomic():
        return make_table(requested, maker=visitor, queue_key=queue_key)


def _opponent(table: Table, visitor: Visitor) -> Entrant:
    decks = chosen_decks(visitor, STARTERS).filter(game=table.game)
    slug = surprise(decks, load_format(table.format), [])
    version = DeckVersion.objects.filter(deck__slug=slug).first()
    assert version is not None, "it has a version that is legal"
    return enter(version.deck.name, version.cards(), table.face.default_player, version)


def _invitation(table: Table) -> str:
    return next(seat.invitation for seat in table.seats.all() if seat.is_free)


def _format_or_refuse(deck: Deck) -> str:
    format = format_of(deck)
    if not format:
        raise NotPlayable(f"{deck.name} has no cards yet. Choose another deck.")
    return format
