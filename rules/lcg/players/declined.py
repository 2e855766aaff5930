"""Which actions a search thinks about: new ones, and those that expert rules would take.

A player is asked in every action window, some thirty times a round, and most often about the
same actions. So what was thought about and declined is left to the rules for the rest of the
phase, who may still find a better moment for it.
"""

from rules.lcg.engine.codes import Verb
from rules.lcg.engine.decision import Decision, Option
from rules.lcg.engine.state import State
from rules.lcg.players.expert import decide
from rules.lcg.players.opportunities import ALWAYS_TAKEN

NO_PHASE = (0, 0)


class Declined:
    """The cards whose actions a player declined in this phase."""

    __slots__ = ("_cards", "_phase")

    def __init__(self) -> None:
        self._phase = NO_PHASE
        self._cards: frozenset[int] = frozenset()

    def deserves_thought(self, state: State, decision: Decision) -> bool:
        """Whether an action of a window is new, or the rules would take one that has a price."""
        expert = decision.options[decide(state)]
        if expert.verb != Verb.PASS:
            return state.blueprints[expert.card].title not in ALWAYS_TAKEN
        declined = self._cards if self._phase == (state.round, state.phase) else frozenset()
        return any(
            option.card not in declined for option in decision.options if option.verb != Verb.PASS
        )

    def note(self, state: State, decision: Decision, chosen: Option) -> None:
        """Remember what a player declined by passing."""
        if chosen.verb != Verb.PASS:
            return
        cards = frozenset(option.card for option in decision.options if option.verb != Verb.PASS)
        phase = (state.round, state.phase)
        self._cards = self._cards | cards if self._phase == phase else cards
        self._phase = phase
