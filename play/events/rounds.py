"""The rounds of an event: pairing one, entering results, leaving."""

from collections import Counter
from collections.abc import Iterable

from django.db import transaction
from django.utils import timezone

from decks.ownership import Visitor
from play.events.matches import order_match
from play.events.pairing import pair_round
from play.events.results import matches_of, played, result_of
from play.events.standings import points_of
from play.models import Event, EventEntry, EventMatch, Playtest


class CannotPair(ValueError):
    """A round that can't be paired yet; the message says why."""


class CannotEnterResult(ValueError):
    """A match whose result can't be changed; the message says why."""


class EventOver(ValueError):
    """An event in which nothing can be changed any more."""


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
            match.playtest = order_match(match, Visitor(held.owner, held.browser))
            ordered.append(match.playtest)
        match.save()
    if resting is not None:
        EventMatch.objects.create(
            event=held, round=number, number=len(made) + 1, first=entries[resting]
        )
    return ordered


def match_of_current_round(event: Event, number: int) -> EventMatch:
    """Return a match by its number in the round that was paired last.

    Raise CannotEnterResult for an event that is over, and where there is no such match or a bye.
    """
    latest = event.matches.order_by("-round").values_list("round", flat=True).first() or 0
    match = event.matches.filter(round=latest, number=number).exclude(second=None).first()
    if event.ended is not None or match is None:
        raise CannotEnterResult("Only results of the current round can be entered.")
    return match


def enter_result(match: EventMatch, result: str) -> None:
    """Enter how a match ended, or with "" read it from its game."""
    match.entered = result
    match.save(update_fields=["entered"])


@transaction.atomic
def drop(entry: EventEntry) -> None:
    """Take an entry out of all further rounds; its match of this round is lost if it is open.

    Raise EventOver.
    """
    event = Event.objects.select_for_update().get(pk=entry.event_id)
    if event.ended is not None:
        raise EventOver("The event is over.")
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
