"""Playing a night of a ladder in this process, without a queue."""

from collections import deque
from collections.abc import Iterator

from django.utils import timezone

from play.ladder.nights import continue_night
from play.models import LadderNight, Playtest
from play.queue.execution import play_chunk, start
from play.queue.fairness import open_playtests


def play_night(night: LadderNight) -> Iterator[int]:
    """Play a night's matches until its time is up; yield how many were begun so far."""
    begun = 0
    while night.ended is None:
        continue_night(night)
        waiting = open_playtests().filter(ladder_match__night=night).order_by("created", "pk")
        for playtest in list(waiting):
            if timezone.now() >= night.until:
                break
            _play(playtest, night)
            begun += 1
            yield begun


def _play(playtest: Playtest, night: LadderNight) -> None:
    chunks = deque(start(playtest.pk))
    while chunks and timezone.now() < night.until:
        play_chunk(playtest.pk, chunks.popleft(), send=chunks.append)
