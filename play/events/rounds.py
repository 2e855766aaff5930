"""The rounds of an event: pairing one, entering results, leaving."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from django.db import transaction
from django.utils import timezone

from decks.ownership import Visitor
from decks.rows import lock_row
from play.events.elimination import first_meetings, next_meetings
from play.events.matches import order_match
from play.events.pairing import pair_round
from play.events.ranking import seed_order
from play.events.results import matches_of, played, result_of
from play.events.standings import PlayedMatch, points_of
from play.models import Event, EventEntry, EventMatch, Playtest
from play.requests.terms import DAY
from play.tables.site_time import site_now

ONLY_CURRENT = "Only results of the current round can be entered."


class CannotPair(ValueError):
    """A round that can't be paired yet; the message says why."""


class CannotEnterResult(ValueError):
    """A match whose result can't be changed; the message says why."""


class EventOver(ValueError):
    """An event in which nothing can be changed any more."""


@transaction.atomic
def pair_next_round(event: Event) -> list[Playtest]:
    """Pair the next round and order the games of computers.

    The event ends after the last round, or once fewer than two players are left. Whoever has no
    deck or has not checked in drops out of an event that begins. Return the playtests to be put on
    the queue. Raise CannotPair while a match goes on, or for an event that would begin with fewer
    than two.
    """
    held = lock_row(Event.objects.all(), event.pk)
    matches = matches_of(held)
    if held.ended is not None:
        raise CannotPair("The event is over.")
    open_matches = [match for match in matches if result_of(match) is None]
    if open_matches:
        raise CannotPair("A match of this round is still being played.")
    number = max((match.round for match in matches), default=0) + 1
    if number > held.all_rounds:
        return _end(held)
    if not matches:
        _drop_absent(held)
    entries = {entry.place: entry for entry in held.entries.filter(dropped=None)}
    meetings = _meetings(held, matches, entries, number) if len(entries) > 1 else {}
    if not meetings and matches:
        # All others have dropped: there is nobody left to meet.
        return _end(held)
    if not meetings:
        raise CannotPair("An event needs two players who are there with a locked deck.")
    ordered = []
    for place, (first, second) in meetings.items():
        match = EventMatch(
            event=held,
            round=number,
            number=place,
            first=entries[first],
            second=None if second is None else entries[second],
        )
        if match.second is not None and match.first.player and match.second.player:
            match.playtest = order_match(match, Visitor(held.owner, held.browser))
            ordered.append(match.playtest)
        match.save()
    set_end_of_round(held)
    return ordered


def _meetings(
    event: Event, matches: Sequence[EventMatch], entries: Collection[int], number: int
) -> dict[int, tuple[int, int | None]]:
    """Return the matches of a round by their numbers; without a second player one has a bye."""
    everyone, over = list(event.entries.values_list("place", flat=True)), played(matches)
    if number > event.rounds:
        return _elimination(event, over, everyone, entries, number)
    pairs, resting = pair_round(
        sorted(entries),
        points_of(everyone, over),
        _met(matches),
        _byes(matches),
        event.seed + number,
    )
    meetings: list[tuple[int, int | None]] = [*pairs]
    if resting is not None:
        meetings.append((resting, None))
    return dict(enumerate(meetings, start=1))


def _elimination(
    event: Event,
    over: Sequence[PlayedMatch],
    everyone: Sequence[int],
    entries: Collection[int],
    number: int,
) -> dict[int, tuple[int, int | None]]:
    """Return the matches of a round of the bracket by their places in it, counted from 1.

    None are left once a single player is.
    """
    order = seed_order(event, everyone, over)
    if number == event.rounds + 1:
        found = first_meetings([place for place in order if place in entries][: event.cut])
    else:
        before = event.matches.filter(round=number - 1).values_list("number", "first__place")
        results = {(match.round, match.first): match for match in over}
        known = {place - 1: results[number - 1, first] for place, first in before}
        # The first round of a bracket has a match in each of its places.
        at_first = event.matches.filter(round=event.rounds + 1).count()
        places = at_first >> (number - event.rounds - 2)
        found = next_meetings(known, places, order, set(everyone) - set(entries))
    if sum(player is not None for pair in found for player in pair) < 2:
        return {}
    return {
        place: (first, second)
        for place, (first, second) in enumerate(found, start=1)
        if first is not None
    }


@transaction.atomic
def judge_match(event: Event, number: int, result: str) -> None:
    """Enter how a match ended by its number in the round that was paired last.

    Raise CannotEnterResult for an event that is over, and where there is no such match or a bye.
    """
    # Nobody pairs the next round between the look and the entry.
    held = Event.objects.select_for_update().filter(pk=event.pk).first()
    if held is None or held.ended is not None:
        raise CannotEnterResult(ONLY_CURRENT)
    latest = held.matches.order_by("-round").values_list("round", flat=True).first() or 0
    match = held.matches.filter(round=latest, number=number).exclude(second=None).first()
    if match is None:
        raise CannotEnterResult(ONLY_CURRENT)
    enter_result(match, result)


def enter_result(match: EventMatch, result: str) -> None:
    """Enter how a match ended, or with "" read it from its game."""
    match.entered = result
    match.save(update_fields=["entered"])


@transaction.atomic
def drop(entry: EventEntry) -> None:
    """Take an entry out of all further rounds; its match of this round is lost if it is open.

    Raise EventOver.
    """
    event = lock_row(Event.objects.all(), entry.event_id)
    if event.ended is not None:
        raise EventOver("The event is over.")
    matches = matches_of(event)
    entry.dropped = max((match.round for match in matches), default=0)
    entry.save(update_fields=["dropped"])
    for match in matches:
        if result_of(match) is None and entry in (match.first, match.second):
            enter_result(match, "second" if match.first == entry else "first")


def _end(event: Event) -> list[Playtest]:
    event.ended, event.round_ends = timezone.now(), None
    event.save(update_fields=["ended", "round_ends"])
    return []


def _drop_absent(event: Event) -> None:
    """Drop people who have no deck, and with check-in those who haven't checked in."""
    left = event.entries.filter(dropped=None)
    left.filter(contents__isnull=True).update(dropped=0)
    if event.check_in:
        left.filter(player="", checked_in=False).update(dropped=0)


def set_end_of_round(event: Event) -> None:
    """Set until when the round of a league lasts, from now on."""
    if event.round_days:
        event.round_ends = site_now() + event.round_days * DAY
        event.save(update_fields=["round_ends"])


def _met(matches: Iterable[EventMatch]) -> dict[int, frozenset[int]]:
    met: dict[int, set[int]] = {}
    for match in matches:
        if match.second is not None:
            met.setdefault(match.first.place, set()).add(match.second.place)
            met.setdefault(match.second.place, set()).add(match.first.place)
    return {place: frozenset(others) for place, others in met.items()}


def _byes(matches: Iterable[EventMatch]) -> Counter[int]:
    return Counter(match.first.place for match in matches if match.second is None)
