"""Leagues: rounds of several days, which go on by themselves.

A round ends when its last match is over, or when its time is up. Then an open match is lost by
whoever let it wait: the seat that must choose at its table, a person who never came to play the
computer, or both people if neither came.
"""

from contextlib import suppress

from django.db import transaction
from django.http import Http404

from decks.rows import lock_row
from play.events.matches import is_at_table
from play.events.results import matches_of, result_of
from play.events.rounds import enter_result, pair_next_round
from play.events.standings import Result
from play.models import Event, EventMatch, Playtest
from play.queue.quota import QuotaExceeded
from play.tables.site_time import site_now


def go_on_everywhere() -> list[Playtest]:
    """Let all leagues go on whose round is over; return the playtests to be put on the queue."""
    ordered = []
    for event in Event.objects.filter(ended=None, round_ends__isnull=False):
        # The organiser's other playtests are played first; an event may be deleted meanwhile.
        with suppress(QuotaExceeded, Http404):
            ordered += go_on(event)
    return ordered


@transaction.atomic
def go_on(event: Event) -> list[Playtest]:
    """Pair the next round of a league if this one is over; return the playtests ordered."""
    held = lock_row(Event.objects.all(), event.pk)
    if held.ended is not None or held.round_ends is None:
        return []
    if site_now() > held.round_ends:
        for match in matches_of(held):
            if result_of(match) is None and match.playtest is None:
                enter_result(match, late_result(match).value)
    if any(result_of(match) is None for match in matches_of(held)):
        return []
    return pair_next_round(held)


def late_result(match: EventMatch) -> Result:
    """Return how a match ends that is still open when the time of its round is up."""
    second = match.second
    assert second is not None, "a bye is over"
    if match.table is not None and is_at_table(match):
        return Result.SECOND if match.table.to_choose == 0 else Result.FIRST
    came = [
        bool(entry.player) or match.offered_by_id == entry.pk for entry in (match.first, second)
    ]
    if came[0] == came[1]:
        return Result.NEITHER
    return Result.FIRST if came[0] else Result.SECOND
