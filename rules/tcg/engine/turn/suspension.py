"""A skirmish phase in the midst of another phase, which is suspended meanwhile (10 R 19).

The suspended phase has not ended: what lasts to its end lasts, what was put off to its end
waits, and its skirmish, if it is one, goes on from where it was. The steps of that phase stay on
the stack, beneath those of the skirmish.
"""

from typing import Any

from rules.kernel_hints import mypyc_attr
from rules.tcg.engine.modifiers.changes import rename_moments
from rules.tcg.engine.state.codes import SKIRMISH, UNTIL_END_OF, UNTIL_END_OF_PHASE
from rules.tcg.engine.state.codes import UNTIL_END_OF_SUSPENDED as SUSPENDED
from rules.tcg.engine.state.records import Delayed
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.skirmish import skirmish_phase
from rules.tcg.engine.zones.board import in_play, unassign
from rules.value_object import ValueObject


@mypyc_attr(acyclic=True)
class Suspension(ValueObject):
    """What a phase needs to go on: its own number, and what a skirmish would change."""

    __slots__ = (
        "assigned",
        "cancelled",
        "delayed",
        "number",
        "phase",
        "played",
        "removed",
        "round",
        "skirmish_minions",
        "skirmish_wounds",
        "skirmisher",
        "uses",
    )

    def __init__(
        self,
        number: int,
        phase: int,
        round_: int,
        played: frozenset[int],
        uses: tuple[tuple[tuple[int, int, bool], int], ...],
        delayed: tuple[Delayed, ...],
        assigned: tuple[tuple[int, int], ...],
        skirmisher: int,
        skirmish_minions: tuple[int, ...],
        removed: tuple[int, ...],
        skirmish_wounds: tuple[tuple[int, int], ...],
        cancelled: bool,
    ) -> None:
        self.number = number
        self.phase = phase
        self.round = round_
        self.played = played
        self.uses = uses
        self.delayed = delayed
        self.assigned = assigned
        self.skirmisher = skirmisher
        self.skirmish_minions = skirmish_minions
        self.removed = removed
        self.skirmish_wounds = skirmish_wounds
        self.cancelled = cancelled

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (
            self.number,
            self.phase,
            self.round,
            self.played,
            self.uses,
            self.delayed,
            self.assigned,
            self.skirmisher,
            self.skirmish_minions,
            self.removed,
            self.skirmish_wounds,
            self.cancelled,
        )


def suspend_for_skirmish(state: State, character: int, minion: int) -> None:
    """Suspend the current phase for a skirmish phase of two characters, which begins now."""
    if not in_play(state, character) or not in_play(state, minion):
        return
    state.push(_resume, _suspend(state, character))
    state.set_assigned(minion, (*state.assigned[minion], character))
    state.round = 0
    skirmish_phase(state, character, [minion])


def _suspend(state: State, character: int) -> Suspension:
    """Put aside what the skirmish of a character would end, use up or take for its own."""
    number = state.fresh_id()
    rename_moments(state, dict.fromkeys(_ends(state.phase), SUSPENDED + number))
    uses = tuple((key, count) for key, count in state.uses.items() if not key[2])
    delayed = tuple(later for later in state.delayed if later.phase == state.phase)
    assigned = tuple(
        (minion, character) for minion in state.minions if character in state.assigned[minion]
    )
    suspension = Suspension(
        number,
        state.phase,
        state.round,
        state.played_this_phase,
        uses,
        delayed,
        assigned,
        state.skirmisher,
        tuple(state.skirmish_minions),
        tuple(state.removed_from_skirmish),
        tuple(state.skirmish_wounds.items()),
        state.cancelled,
    )
    state.uses = {key: count for key, count in state.uses.items() if key[2]}
    state.delayed = [later for later in state.delayed if later.phase != state.phase]
    for minion, of_character in assigned:
        unassign(state, minion, of_character)
    return suspension


def _ends(phase: int) -> tuple[int, ...]:
    """Return the names of the moment at which a phase ends that the skirmish phase would take."""
    if phase == SKIRMISH:
        return (UNTIL_END_OF_PHASE, UNTIL_END_OF + SKIRMISH)
    return (UNTIL_END_OF_PHASE,)


def _resume(state: State, suspension: Suspension) -> None:
    """Step: the skirmish is over; the suspended phase goes on with who is still there."""
    state.phase = suspension.phase
    state.round = suspension.round
    state.played_this_phase = suspension.played
    for key, count in suspension.uses:
        state.uses[key] = count
    state.delayed = [*suspension.delayed, *state.delayed]
    rename_moments(state, {SUSPENDED + suspension.number: UNTIL_END_OF_PHASE})
    for minion, character in suspension.assigned:
        if in_play(state, minion) and in_play(state, character):
            state.set_assigned(minion, (*state.assigned[minion], character))
    _resume_skirmish(state, suspension)
    state.note("phase resumed", suspension.phase)


def _resume_skirmish(state: State, suspension: Suspension) -> None:
    """Go on with a skirmish that was suspended; who has left play has left it too."""
    fighters = (suspension.skirmisher, *suspension.skirmish_minions)
    gone = [card for card in fighters if card >= 0 and not in_play(state, card)]
    state.skirmisher = -1 if suspension.skirmisher in gone else suspension.skirmisher
    state.skirmish_minions = [card for card in suspension.skirmish_minions if card not in gone]
    state.removed_from_skirmish = [*suspension.removed, *gone]
    state.skirmish_wounds = dict(suspension.skirmish_wounds)
    state.cancelled = suspension.cancelled
