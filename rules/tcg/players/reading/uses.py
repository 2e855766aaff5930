"""How often a player used each ability in this phase or skirmish, so that it leaves a loop.

Actions that cost nothing could go on for ever, and so could two players who answer each other.
"""

from typing import Final

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.state import State

REPEATABLE: Final = frozenset({Verb.USE, Verb.TRIGGER, Verb.YES})
"""What can be chosen again and again."""


class Uses:
    """The uses of this phase or skirmish; those before it are forgotten."""

    __slots__ = ("_counts", "_moment")

    def __init__(self) -> None:
        self._moment: tuple[int, ...] = ()
        self._counts: dict[Option, int] = {}

    def count(self, state: State, option: Option) -> int:
        """Count a use and return how many there were in this phase or skirmish."""
        uses = self.so_far(state, option) + 1
        self._counts[option] = uses
        return uses

    def so_far(self, state: State, option: Option) -> int:
        """Return how often an option was used in this phase or skirmish."""
        moment = (state.turn, state.moves, state.phase, state.skirmisher)
        if moment != self._moment:
            self._moment = moment
            self._counts.clear()
        return self._counts.get(option, 0)
