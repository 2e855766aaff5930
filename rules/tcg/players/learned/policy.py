"""What was learned about one kind of decision: a policy, of which a player holds several."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from rules.players.telling import Comparison
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.state import State
from rules.tcg.game import Game


class Taken(NamedTuple):
    """A policy's choice, by its place, and what it compared; None where it compared nothing."""

    place: int
    tell: Callable[[], Comparison | None]


class Policy(Protocol):
    """Chooses at one kind of decision."""

    def decide(self, game: Game, decision: Decision, own: int) -> Taken | None:
        """Return its choice; None for a decision that it leaves alone.

        `own` is the place that the policies before it and the rules of thumb would take.
        """

    def note(self, state: State, decision: Decision, place: int) -> None:
        """Remember what was chosen at a decision of any kind."""
