"""Skirmishes that are not being fought, counted as if they were.

*Hunter* and texts like "while skirmishing a Nazgûl, this companion is strength +2" count only in
the skirmish itself (4.2, "hunter"). So what a card shows before is not what it will fight with.
"""

from collections.abc import Sequence

from rules.tcg.engine.modifiers.numbers import damage_bonus, strength
from rules.tcg.engine.state.codes import HUNTER, SKIRMISH
from rules.tcg.engine.state.prints import COUNTS_IN_SKIRMISHES
from rules.tcg.engine.state.state import State

_COUNTING = COUNTS_IN_SKIRMISHES | 1 << HUNTER


class Forces:
    """What both sides of a skirmish have.

    `strengths` are those of the minions, `attack` their sum and `defence` the character's strength.
    `damage` is the damage bonus of both sides, the character's first.
    """

    __slots__ = ("attack", "damage", "defence", "minions", "strengths")

    def __init__(self, state: State, character: int, minions: Sequence[int]) -> None:
        self.minions = minions
        self.defence = strength(state, character)
        self.strengths = [strength(state, minion) for minion in minions]
        self.attack = sum(self.strengths)
        self.damage = (
            damage_bonus(state, character),
            sum([damage_bonus(state, minion) for minion in minions]),
        )


def counts_in_skirmishes(state: State) -> bool:
    """Return whether strength or damage may be different in a skirmish: most decks have no such
    card."""
    return bool(state.possible & _COUNTING)


def forces(state: State, character: int, minions: Sequence[int]) -> Forces:
    """Return what both sides would have if a character fought these minions now.

    The state is the same again afterwards.
    """
    if not state.possible & _COUNTING:
        return Forces(state, character, minions)
    phase, skirmisher, fought = state.phase, state.skirmisher, state.skirmish_minions
    state.phase = SKIRMISH
    state.skirmisher = character
    state.skirmish_minions = list(minions)
    try:
        return Forces(state, character, minions)
    finally:
        state.phase = phase
        state.skirmisher = skirmisher
        state.skirmish_minions = fought
