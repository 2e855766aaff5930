"""The games that people play right now and that everybody may watch, at a glance."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from django.urls import reverse
from django.utils import timezone

from play.models import Seat, Table, TableStatus
from play.results.labels import format_name, scenario_name
from play.scene import Scene
from play.tables.live_games import OlderRules
from play.tables.replay_views import replay_title
from play.watching.access import sight_of, watchable_tables
from play.watching.position import frame_now, question_now
from play.watching.watched_games import watched_games
from rules.recording import OBSERVER

# A game in which nothing happened for longer isn't played right now.
LATELY = timedelta(minutes=10)


@dataclass(frozen=True, slots=True)
class RunningGame:
    """A game that goes on: who plays what, its latest moment, and where to watch it."""

    id: UUID
    game: str
    title: str
    what: str
    scene: Scene
    address: str


def running_game() -> RunningGame | None:
    """Return the game between people that changed last, of those that everybody may watch."""
    since = timezone.now() - LATELY
    played = watchable_tables().filter(status=TableStatus.PLAYING, changed__gt=since)
    for table in played.order_by("-changed")[:5]:
        seats = list(table.seats.all())
        if len({(seat.owner_id, seat.browser) for seat in seats if seat.by_person}) > 1:
            with suppress(OlderRules):
                return at_a_glance(table, seats)
    return None


def at_a_glance(table: Table, seats: list[Seat]) -> RunningGame:
    """Return a game that goes on at a glance; OlderRules for one that can't be shown."""
    sight = sight_of(table)
    with watched_games.watch(table, seats, sight) as live:
        lines = live.lines(OBSERVER)
        words = question_now(live) or (lines[-1].text if lines else "")
        scene = live.face.draw_scene(frame_now(live), words)
    return RunningGame(
        id=table.pk,
        game=table.game,
        title=replay_title(table, seats),
        what=scenario_name(table.scenario) if table.scenario else format_name(table.format),
        scene=scene,
        address=reverse("watching:watch", args=[table.pk]),
    )
