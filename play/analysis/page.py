"""What the page of an analysis shows, as a value."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from play.analysis.charts import CurveChart, curve_chart
from play.face import GameFace
from play.models import Analysis
from rules.english import count_of

GRADES: Mapping[str, tuple[str, str]] = {
    "blunder": ("Blunder", "error"),
    "mistake": ("Mistake", "warning"),
    "inaccuracy": ("Inaccuracy", "info"),
}


@dataclass(frozen=True, slots=True)
class Place:
    """Where an analysis is: the addresses of its page and replay, and how to play on.

    `played_on` are the hidden fields of the form that plays on from a step, without its step and
    seat; empty where nobody may.
    """

    title: str
    address: str
    replay: str
    back: Sequence[tuple[str, str]]
    played_on: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class CostlyChoice:
    """A costly choice: what the analysis found of it, with its number on the curve."""

    number: int
    words: str
    level: str
    found: Mapping[str, Any]
    replay: str


@dataclass(frozen=True, slots=True)
class AnalysisPage:
    """An analysis as its page shows it; `analysis` is None before anybody asked for one."""

    place: Place
    names: Sequence[str]
    eyes: Sequence[int]
    seat: int
    turn_noun: str
    analysis: Analysis | None

    @property
    def is_whole(self) -> bool:
        """Whether somebody asked for the costly choices too."""
        return self.analysis is not None and self.analysis.whole

    @property
    def is_open(self) -> bool:
        """Whether there is more to find."""
        return self.analysis is not None and self.analysis.is_open

    @property
    def percent(self) -> int:
        """How much is done, in percent."""
        return int(100 * self.analysis.share) if self.analysis is not None else 0

    @property
    def is_finished(self) -> bool:
        """Whether the costly choices are known."""
        return self.is_whole and self.analysis is not None and self.analysis.finished is not None

    @property
    def name(self) -> str:
        """The name of the seat that is looked at."""
        return self.names[self.seat]

    @property
    def seats(self) -> list[tuple[int, str]]:
        """The seats through which the visitor may look at the game."""
        return [(place, self.names[place]) for place in self.eyes]

    @property
    def chart(self) -> CurveChart | None:
        """The curve with the costly choices on it."""
        if self.analysis is None:
            return None
        return curve_chart(
            self.analysis.progress.get("curve", []), self.analysis.found.get("marks", [])
        )

    @property
    def choices(self) -> list[CostlyChoice]:
        """The costly choices in the order of the game."""
        marks = self.analysis.found.get("marks", []) if self.analysis is not None else []
        return [
            CostlyChoice(
                number,
                *GRADES[mark["grade"]],
                mark,
                f"{self.place.replay}?seat={self.seat}&step={mark['step']}",
            )
            for number, mark in enumerate(marks, start=1)
        ]

    @property
    def total(self) -> str:
        """What the choices cost together, in a sentence."""
        found = self.analysis.found if self.analysis is not None else {}
        listed = sum(mark["points"] for mark in found.get("marks", []))
        small = round(found.get("small", 0))
        if not small:
            return ""
        words = (
            f"Smaller losses cost about {count_of(small, 'more point')}"
            if listed
            else (f"Small losses cost about {count_of(small, 'point')} together")
        )
        return f"{words}, as the computer’s adviser compares choices."


def turn_noun(face: GameFace) -> str:
    """Return what a game is counted in: "turn" or "round"."""
    return face.length_noun.removesuffix("s")
