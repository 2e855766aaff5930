"""Which actions a search thinks about: new ones, and those that expert rules would take.

What does nothing in this phase is never thought about. What has a price that is due later than a
search looks, an objective or a card from hand, it only thinks about where the rules would pay it.

A player is asked in every action window, some thirty times a round, and most often about the
same actions. So there are three times in a round to think: before the quest, when the quest is
about to be resolved, and from then on. What was declined is left to the rules until the next of
them, who may still find a better moment for it.
"""

from collections.abc import Mapping
from typing import Final

from rules.lcg.engine.codes import COMBAT, PLANNING, QUEST, RESOURCE, Verb
from rules.lcg.engine.decision import Decision, Option
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import OBJECTIVE
from rules.lcg.players.expert import decide
from rules.lcg.players.opportunities import ALWAYS_TAKEN, is_before_resolution

NEVER: Final = (0, 0)
BEFORE_THE_QUEST: Final = 1
AT_RESOLUTION: Final = 2
AFTER_THE_QUEST: Final = 3
# What lasts until the end of the phase, and the phases in which it can matter.
LASTS_A_PHASE: Final[Mapping[str, frozenset[int]]] = {
    "Faramir": frozenset({QUEST}),
    "Astonishing Speed": frozenset({QUEST}),
    "Longbeard Map-Maker": frozenset({QUEST}),
    "Beorn": frozenset({COMBAT}),
    "Blade Mastery": frozenset({COMBAT}),
    "Khazâd! Khazâd!": frozenset({COMBAT}),
    "Untroubled by Darkness": frozenset({QUEST}),
    "For Gondor!": frozenset({COMBAT}),
    "Stand Together": frozenset({COMBAT}),
    "Thicket of Spears": frozenset({COMBAT}),
}
# What costs a card from hand.
COSTS_A_CARD: Final = frozenset({"Éowyn", "Protector of Lórien"})
# What costs nothing and another player can take back: two searches did so 20,000 times.
GOES_BACK_AND_FORTH: Final = frozenset({"Wandering Took"})
LEFT_TO_RULES: Final = COSTS_A_CARD | GOES_BACK_AND_FORTH


def can_be_searched(state: State, option: Option) -> bool:
    """Whether a search can find out what an action is worth."""
    title = state.blueprints[option.card].title
    phases = LASTS_A_PHASE.get(title)
    if title in LEFT_TO_RULES or (phases is not None and state.phase not in phases):
        return False
    # What an objective costs is due in each round.
    return option.verb != Verb.USE or not state.mask[option.card] & OBJECTIVE


class Declined:
    """The cards whose actions a player declined in this part of the round."""

    __slots__ = ("_cards", "_since")

    def __init__(self) -> None:
        self._since: tuple[int, int] = NEVER
        self._cards: frozenset[int] = frozenset()

    def deserves_thought(self, state: State, decision: Decision) -> bool:
        """Whether an action of a window is new, or the rules would take one that has a price."""
        expert = decision.options[decide(state)]
        if expert.verb != Verb.PASS:
            return state.blueprints[expert.card].title not in ALWAYS_TAKEN
        now = _part_of_round(state)
        if now == NEVER:
            return False
        declined = self._cards if self._since == now else frozenset()
        return any(
            option.card not in declined and can_be_searched(state, option)
            for option in decision.options
            if option.verb != Verb.PASS
        )

    def note(self, state: State, decision: Decision, chosen: Option) -> None:
        """Remember what a player declined by passing."""
        now = _part_of_round(state)
        if chosen.verb != Verb.PASS or now == NEVER:
            return
        cards = frozenset(option.card for option in decision.options if option.verb != Verb.PASS)
        self._cards = self._cards | cards if self._since == now else cards
        self._since = now


def _part_of_round(state: State) -> tuple[int, int]:
    """Return the round and its part; `NEVER` while staging may still change what is needed."""
    if state.phase in (RESOURCE, PLANNING):
        return state.round, BEFORE_THE_QUEST
    if state.phase != QUEST:
        return state.round, AFTER_THE_QUEST
    return (state.round, AT_RESOLUTION) if is_before_resolution(state) else NEVER
