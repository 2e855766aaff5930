"""A game at a glance: its path or its quest, and the fight, in words."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spot:
    """A site of the path: its number, and the letters of the players whose fellowships are there.

    `passed` is whether a fellowship has left it behind.
    """

    number: int
    fellowships: str
    passed: bool


@dataclass(frozen=True, slots=True)
class QuestStage:
    """A quest card in play: its name, its progress of how much, and each player's threat."""

    name: str
    progress: int
    points: int
    threats: tuple[int, ...]

    @property
    def percent(self) -> float:
        """The share of its quest points that is made; whole for a card without points."""
        return min(100.0, 100 * self.progress / self.points) if self.points else 100.0


@dataclass(frozen=True, slots=True)
class SceneFight:
    """A fight: the players' side first, both numbers, and how it ends as things are.

    `ending` is "wins", "wounded", "dies" or "quiet", for colours beside the words.
    """

    defender: str
    defence: int
    attacker: str
    attack: int
    outcome: str
    ending: str


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a game: `when` is its turn and phase, `words` what has just happened.

    A game on a path has `spots`, one with quests a `stage`.
    """

    when: str
    words: str
    spots: tuple[Spot, ...] = ()
    stage: QuestStage | None = None
    fight: SceneFight | None = None


def several(names: Sequence[str]) -> str:
    """Return the first name, and how many more there are: "Orc Savage and 2 more"."""
    first, *more = names
    return f"{first} and {len(more)} more" if more else first
