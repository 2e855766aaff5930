"""The rounds of an event: pairing one, playing its matches, entering results, leaving."""

import secrets
from collections import Counter
from collections.abc import Iterable

from django.db import transaction
from django.utils import timezone
from django.utils.timezone import localdate

from decks.ownership import Visitor
from play.events.pairing import pair_round
from play.events.results import matches_of, played, result_of
from play.events.standings import points_of
from play.models import Event, EventEntry, EventMatch, Playtest, Table
from play.models.limits import MAX_SEED
from play.queue.orders import order_playtest
from play.requests.playtest import Entrant, PlaytestRequest, enter
from play.requests.table import Hands, SeatRequest, TableRequest
from play.tables.making import make_table
from rules.construction import load_format

PEOPLE = "Play this match with each other, and let the organiser enter it."


class CannotPair(ValueError):
    """A round that can't be paired yet; the message says why."""


class NoSuchMatch(ValueError):
    """A match that isn't the person's, or is over."""


@transaction.atomic
def pair_next_round(event: Event) -> list[Playtest]:
    """Pair the next round and order the games of computers.

    The event ends after the last round, or once fewer than two players are left. Entries without a
    deck drop out of an event that begins. Return the playtests to be put on the queue. Raise
    CannotPair while a match goes on, or for an event that would begin with fewer than two.
    """
    held = Event.objects.select_for_update().get(pk=event.pk)
    matches = matches_of(held)
    if held.ended is not None:
        raise CannotPair("The event is over.")
    open_matches = [match for match in matches if result_of(match) is None]
    if open_matches:
        raise CannotPair("A match of this round is still being played.")
    number = max((match.round for match in matches), default=0) + 1
    if number > held.rounds:
        return _end(held)
    _drop_without_decks(held)
    entries = {entry.place: entry for entry in held.entries.filter(dropped=None)}
    if len(entries) < 2 and matches:
        # All others have dropped: there is nobody left to meet.
        return _end(held)
    if len(entries) < 2:
        raise CannotPair("An event needs two players with a locked deck.")
    places = sorted(entries)
    over = played(matches)
    everyone = list(held.entries.values_list("place", flat=True))
    pairs, resting = pair_round(
        places, points_of(everyone, over), _met(matches), _byes(matches), held.seed + number
    )
    made = [(entries[first], entries[second]) for first, second in pairs]
    ordered = []
    for place, (first, second) in enumerate(made, start=1):
        match = EventMatch(event=held, round=number, number=place, first=first, second=second)
        if first.player and second.player:
            match.playtest = _order(match, Visitor(held.owner, held.browser))
            ordered.append(match.playtest)
        match.save()
    if resting is not None:
        EventMatch.objects.create(
            event=held, round=number, number=len(made) + 1, first=entries[resting]
        )
    return ordered


@transaction.atomic
def sit_down(match: EventMatch, maker: Visitor) -> Table:
    """Return the table of a person's match against a computer, made if there is none.

    Raise NoSuchMatch for a match that is over, or of two people.
    """
    held = _open_match(match)
    if held.table is not None:
        return held.table
    if held.playtest is not None:
        raise NoSuchMatch("The computer plays this match for you.")
    second = held.second
    assert second is not None, "a bye is over"
    if not held.first.player and not second.player:
        raise NoSuchMatch(PEOPLE)
    seats = tuple(
        SeatRequest(Hands.COMPUTER if entry.player else Hands.MINE, _entrant(entry))
        for entry in (held.first, second)
    )
    # Not the event's: the organiser reads its seeds from the games of computers.
    seed = secrets.randbelow(MAX_SEED + 1)
    request = TableRequest(seats, seed, load_format(held.event.format), localdate())
    held.table = make_table(
        request, maker=maker, queue_key=held.event.queue_key, allowed_illegal=True
    )
    held.save(update_fields=["table"])
    return held.table


@transaction.atomic
def let_computers_play(matches: Iterable[EventMatch], maker: Visitor) -> list[Playtest]:
    """Order a game of computers for a person's matches that are open; return the playtests.

    The games are theirs, as they show their decks. Raise NoSuchMatch for a match that is over, or
    of two people, neither of whom can leave the other's deck to the computer.
    """
    ordered = []
    for match in matches:
        held = _open_match(match)
        if not held.first.player and (held.second is None or not held.second.player):
            raise NoSuchMatch(PEOPLE)
        if held.playtest is None:
            held.playtest, held.table = _order(held, maker), None
            held.save(update_fields=["playtest", "table"])
            ordered.append(held.playtest)
    return ordered


def enter_result(match: EventMatch, result: str) -> None:
    """Enter how a match ended, or with "" let its game say so."""
    match.entered = result
    match.save(update_fields=["entered"])


@transaction.atomic
def drop(entry: EventEntry) -> None:
    """Let an entry play no further round; its match of this round is lost if nobody played it."""
    event = Event.objects.select_for_update().get(pk=entry.event_id)
    matches = matches_of(event)
    entry.dropped = max((match.round for match in matches), default=0)
    entry.save(update_fields=["dropped"])
    for match in matches:
        if result_of(match) is None and entry in (match.first, match.second):
            enter_result(match, "second" if match.first == entry else "first")


def _end(event: Event) -> list[Playtest]:
    event.ended = timezone.now()
    event.save(update_fields=["ended"])
    return []


def _drop_without_decks(event: Event) -> None:
    event.entries.filter(contents__isnull=True, dropped=None).update(dropped=0)


def _met(matches: Iterable[EventMatch]) -> dict[int, frozenset[int]]:
    met: dict[int, set[int]] = {}
    for match in matches:
        if match.second is not None:
            met.setdefault(match.first.place, set()).add(match.second.place)
            met.setdefault(match.second.place, set()).add(match.first.place)
    return {place: frozenset(others) for place, others in met.items()}


def _byes(matches: Iterable[EventMatch]) -> Counter[int]:
    return Counter(match.first.place for match in matches if match.second is None)


def _open_match(match: EventMatch) -> EventMatch:
    held = (
        EventMatch.objects.select_for_update(of=("self",))
        .select_related("event", "first", "second", "table", "playtest")
        .get(pk=match.pk)
    )
    if result_of(held) is not None:
        raise NoSuchMatch("This match is over.")
    return held


def _order(match: EventMatch, maker: Visitor) -> Playtest:
    """Write down the one game of a match, a person's deck in the computer's hands."""
    assert match.second is not None, "a bye is not played"
    event = match.event
    request = PlaytestRequest(
        (_entrant(match.first), _entrant(match.second)),
        games=1,
        seed=_seed(match),
        format=load_format(event.format),
        day=localdate(),
    )
    return order_playtest(request, maker=maker, queue_key=event.queue_key, allowed_illegal=True)


def _entrant(entry: EventEntry) -> Entrant:
    player = entry.player or entry.event.player
    name = f"{entry.name}: {entry.deck_name}"
    return enter(name[:120], entry.cards(), player, entry.version)


def _seed(match: EventMatch) -> int:
    return (match.event.seed + 1000 * match.round + match.number) % (MAX_SEED + 1)
