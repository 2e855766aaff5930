"""Skirmishes that are not being fought, counted as if they were.

*Hunter* and texts like "while skirmishing a Nazgûl, this companion is strength +2" count only in
the skirmish itself (4.2, "hunter"). So what a card shows before is not what it will fight with.
"""

from collections.abc import Sequence
from typing import Final

from rules.kernel_hints import mypyc_attr
from rules.tcg.engine.modifiers.numbers import damage_bonus, hunter, strength
from rules.tcg.engine.state.codes import HUNTER, SKIRMISH
from rules.tcg.engine.state.prints import COUNTS_IN_SKIRMISHES
from rules.tcg.engine.state.state import State

_COUNTING: Final = COUNTS_IN_SKIRMISHES | 1 << HUNTER


@mypyc_attr(acyclic=True)
class Forces:
    """What both sides of a skirmish have.

    `strengths` are those of the minions, `attack` their sum and `defence` the character's strength.
    `damage` is the damage bonus of both sides, the character's first.
    """

    __slots__ = ("attack", "damage", "defence", "minions", "strengths")

    def __init__(
        self,
        minions: Sequence[int],
        defence: int,
        strengths: list[int],
        damage: tuple[int, int],
    ) -> None:
        self.minions = minions
        self.defence = defence
        self.strengths = strengths
        attack = 0
        for force in strengths:
            attack += force
        self.attack = attack
        self.damage = damage


def forces(state: State, character: int, minions: Sequence[int]) -> Forces:
    """Return what both sides would have if a character fought these minions now.

    The state is the same again afterwards.
    """
    if not state.possible & _COUNTING:
        return _read(state, character, minions)
    phase, skirmisher, fought = state.phase, state.skirmisher, state.skirmish_minions
    state.phase = SKIRMISH
    state.skirmisher = character
    state.skirmish_minions = list(minions)
    try:
        return _read(state, character, minions)
    finally:
        state.phase = phase
        state.skirmisher = skirmisher
        state.skirmish_minions = fought


def _read(state: State, character: int, minions: Sequence[int]) -> Forces:
    bonus = 0
    for minion in minions:
        bonus += damage_bonus(state, minion)
    return Forces(
        minions,
        strength(state, character),
        [strength(state, minion) for minion in minions],
        (damage_bonus(state, character), bonus),
    )


@mypyc_attr(acyclic=True)
class _Fighter:
    """How a card fights in whatever skirmish; its hunter only against one that has none."""

    __slots__ = ("damage", "hunter", "strength")

    def __init__(self, strength: int, damage: int, hunter: int) -> None:
        self.strength = strength
        self.damage = damage
        self.hunter = hunter


# Stands for a card that a skirmish itself may change.
_CHANGES_ITSELF: Final = _Fighter(0, 0, 0)


@mypyc_attr(acyclic=True)
class Foresight:
    """The skirmishes that are possible at one moment; nothing may happen in the game meanwhile.

    Who fights alike against everybody, but for hunter, is read once.
    """

    __slots__ = ("_are_apart", "_fighters", "_hunts", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        self._hunts = bool(state.possible >> HUNTER & 1)
        self._are_apart = _is_each_by_itself(state)
        self._fighters: list[_Fighter | None] = [None] * len(state.owner)

    def forces(self, character: int, minions: tuple[int, ...]) -> Forces:
        """Return what both sides would have if a character fought these minions now."""
        own = self._fighter(character) if self._are_apart else _CHANGES_ITSELF
        if own is _CHANGES_ITSELF:
            return forces(self._state, character, minions)
        defence = own.strength
        strengths: list[int] = []
        bonus = 0
        meets_hunters_only = True
        for minion in minions:
            other = self._fighter(minion)
            if other is _CHANGES_ITSELF:
                return forces(self._state, character, minions)
            strengths.append(other.strength if own.hunter else other.strength + other.hunter)
            bonus += other.damage
            if not other.hunter:
                meets_hunters_only = False
        if not meets_hunters_only:
            defence += own.hunter
        return Forces(minions, defence, strengths, (own.damage, bonus))

    def _fighter(self, card: int) -> _Fighter:
        """Return how a card fights; `_CHANGES_ITSELF` where that isn't known before."""
        fighter = self._fighters[card]
        if fighter is None:
            fighter = self._fighters[card] = self._read_fighter(card)
        return fighter

    def _read_fighter(self, card: int) -> _Fighter:
        state = self._state
        if _changes_itself(state, card):
            return _CHANGES_ITSELF
        hunts = hunter(state, card) if self._hunts else 0
        return _Fighter(strength(state, card), damage_bonus(state, card), hunts)


def _is_each_by_itself(state: State) -> bool:
    """Return whether no skirmish is fought, and no text changes all skirmishes there may be."""
    if state.skirmisher >= 0:
        return False
    if not state.possible & COUNTS_IN_SKIRMISHES:
        return True
    return not state.in_force.changes_all_skirmishes and not state.granted


def _changes_itself(state: State, card: int) -> bool:
    """Return whether a card's own text, or that of a card it bears, changes it in skirmishes."""
    blueprints = state.blueprints
    if blueprints[card].counts_in_skirmishes:
        return True
    return any(blueprints[borne].counts_in_skirmishes for borne in state.attached[card])
