"""When a ladder plays by itself: every night at the operator's hour, in the operator's formats."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from datetime import datetime, timedelta

from django.conf import settings

from play.face import face_of
from play.ladder.entrants import NoLadder, check_format
from play.ladder.nights import LadderBusy, begin_night
from play.models import LadderNight
from rules.construction import Format, UnknownFormat, load_format


def due_formats(now: datetime) -> Sequence[Format]:
    """Return the formats whose decks are to begin to play now."""
    begin = now.replace(hour=settings.LADDER_HOUR, minute=0, second=0, microsecond=0)
    if begin > now:
        begin -= timedelta(days=1)
    # A site that was down at that hour leaves the night out rather than play by day.
    if now - begin > timedelta(minutes=settings.LADDER_MINUTES):
        return ()
    begun = LadderNight.objects.filter(automatic=True, begun__gte=begin)
    done = set(begun.values_list("format", flat=True))
    return list(_formats(set(settings.LADDER_FORMATS) - done))


def ladder_formats() -> Sequence[Format]:
    """Return the formats that have a ladder on this site."""
    return list(_formats(settings.LADDER_FORMATS))


def _formats(slugs: Collection[str]) -> Iterator[Format]:
    """Return the formats of the operator that can have a ladder; `manage.py check` names others."""
    for slug in sorted(slugs):
        with suppress(UnknownFormat, NoLadder):
            format = load_format(slug)
            check_format(format)
            yield format


def begin_due_nights(now: datetime) -> Iterator[LadderNight]:
    """Begin the nights that are due; two processes at once begin each once."""
    for format in due_formats(now):
        try:
            yield begin_night(
                format,
                settings.LADDER_MINUTES,
                face_of(format.game).default_player,
                seed=int(now.timestamp()),
                automatic=True,
                now=now,
            )
        except LadderBusy:
            continue
