"""Playing a match of an event: at a table, or in the hands of computer players."""

import secrets

from django.db import transaction
from django.utils.timezone import localdate

from decks.ownership import Visitor
from decks.rows import lock_row
from play.events.results import result_of
from play.models import EventEntry, EventMatch, Playtest, Table, TableStatus
from play.models.limits import MAX_SEED
from play.queue.orders import order_playtest
from play.requests.playtest import Entrant, PlaytestRequest, enter
from play.requests.table import Hands, SeatRequest, TableRequest
from play.tables.inviting import seat_person
from play.tables.making import make_table
from rules.construction import load_format


class NoSuchMatch(ValueError):
    """A match that isn't the person's, or is over."""


@transaction.atomic
def sit_down(match: EventMatch, maker: Visitor) -> Table:
    """Return the table of a person's match, made if there is none.

    The seats of two people are theirs from the start: nobody else is invited. Raise NoSuchMatch
    for a match that is over, or that the computer plays.
    """
    held = _open_match(match)
    if held.table is not None and is_at_table(held):
        return held.table
    if held.playtest is not None:
        raise NoSuchMatch("The computer plays this match for you.")
    entries = _entries(held)
    seats = tuple(SeatRequest(_hands(entry, maker), _entrant(entry)) for entry in entries)
    # Not the event's: the organiser reads its seeds from the games of computers.
    seed = secrets.randbelow(MAX_SEED + 1)
    request = TableRequest(seats, seed, load_format(held.event.format), localdate())
    table = make_table(request, maker=maker, queue_key=held.event.queue_key, allowed_illegal=True)
    for place, entry in enumerate(entries):
        if seats[place].hands is Hands.FRIEND:
            seat_person(table, place, Visitor(entry.owner, entry.browser))
    # The game began with the last seat.
    table.refresh_from_db()
    held.table = table
    held.save(update_fields=["table"])
    return table


@transaction.atomic
def let_computers_play(match: EventMatch, maker: Visitor) -> Playtest | None:
    """Order a game of computers for a person's match; return the playtest, None without one.

    The game is theirs, as it shows their deck. Of two people both must want it: the first to ask
    offers it, the other's asking accepts. Raise NoSuchMatch for a match that is over, or that the
    two have begun at a table.
    """
    held = _open_match(match)
    if held.playtest is not None:
        return None
    if all(not entry.player for entry in _entries(held)):
        if is_at_table(held):
            raise NoSuchMatch("You have begun this match at a table. Hand over your seat there.")
        mine = next(entry for entry in _entries(held) if maker.owns(entry))
        if held.offered_by_id in (None, mine.pk):
            held.offered_by = mine
            held.save(update_fields=["offered_by"])
            return None
    held.playtest, held.table = order_match(held, maker), None
    held.save(update_fields=["playtest", "table"])
    return held.playtest


def is_at_table(match: EventMatch) -> bool:
    """Return whether people have sat down to an open match; an ended game is played again."""
    return match.table is not None and match.table.status != TableStatus.ENDED


def order_match(match: EventMatch, maker: Visitor) -> Playtest:
    """Write down the one game of a match, a person's deck in the computer's hands."""
    event = match.event
    first, second = map(_entrant, _entries(match))
    request = PlaytestRequest(
        (first, second),
        games=1,
        seed=_seed(match),
        format=load_format(event.format),
        day=localdate(),
    )
    return order_playtest(request, maker=maker, queue_key=event.queue_key, allowed_illegal=True)


def _open_match(match: EventMatch) -> EventMatch:
    whole = EventMatch.objects.select_related("event", "first", "second", "table", "playtest")
    held = lock_row(whole, match.pk, of=("self",))
    if result_of(held) is not None:
        raise NoSuchMatch("This match is over.")
    return held


def _entries(match: EventMatch) -> tuple[EventEntry, EventEntry]:
    assert match.second is not None, "a bye is not played"
    return match.first, match.second


def _hands(entry: EventEntry, maker: Visitor) -> Hands:
    if entry.player:
        return Hands.COMPUTER
    return Hands.MINE if maker.owns(entry) else Hands.FRIEND


def _entrant(entry: EventEntry) -> Entrant:
    player = entry.player or entry.event.player
    name = f"{entry.name}: {entry.deck_name}"
    return enter(name[:120], entry.cards(), player, entry.version)


def _seed(match: EventMatch) -> int:
    return (match.event.seed + 1000 * match.round + match.number) % (MAX_SEED + 1)
