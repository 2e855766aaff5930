"""The game that people play right now and that everybody may watch, at a glance."""

from dataclasses import dataclass

from play.models import Table
from play.scene import Scene


@dataclass(frozen=True, slots=True)
class RunningGame:
    """A game that goes on: the table, who plays, and its latest moment that observers see."""

    table: Table
    title: str
    what: str
    scene: Scene


def running_game() -> RunningGame | None:
    """Return the game that changed last among those that everybody may watch."""
    return None
