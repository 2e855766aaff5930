"""Skirmishes that are not being fought, counted as if they were.

*Hunter* and texts like "while skirmishing a Nazgûl, this companion is strength +2" count only in
the skirmish itself (4.2, "hunter"). So what a card shows before is not what it will fight with.
"""

from collections.abc import Sequence

from rules.tcg.engine.modifiers.numbers import damage_bonus, hunter, strength
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
        self.attack = sum(strengths)
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
    return Forces(
        minions,
        strength(state, character),
        [strength(state, minion) for minion in minions],
        (damage_bonus(state, character), sum([damage_bonus(state, minion) for minion in minions])),
    )


class Foresight:
    """The skirmishes that are possible at one moment; nothing may happen in the game meanwhile.

    Who fights alike against everybody, but for hunter, is read once.
    """

    __slots__ = ("_alike", "_damage", "_hunter", "_hunts", "_state", "_strength")

    def __init__(self, state: State) -> None:
        self._state = state
        self._hunts = bool(state.possible >> HUNTER & 1)
        self._alike: dict[int, bool] | None = {} if _is_each_by_itself(state) else None
        self._strength: dict[int, int] = {}
        self._damage: dict[int, int] = {}
        self._hunter: dict[int, int] = {}

    def forces(self, character: int, minions: Sequence[int]) -> Forces:
        """Return what both sides would have if a character fought these minions now."""
        alike = self._alike
        if alike is None:
            return forces(self._state, character, minions)
        for card in (character, *minions):
            if card not in alike:
                self._read(card, alike)
            if not alike[card]:
                return forces(self._state, character, minions)
        strengths = [self._strength[minion] for minion in minions]
        defence = self._strength[character]
        if self._hunts:
            hunters = [self._hunter[minion] for minion in minions]
            own = self._hunter[character]
            if own and 0 in hunters:
                defence += own
            if not own:
                strengths = [plain + bonus for plain, bonus in zip(strengths, hunters, strict=True)]
        bonus = sum([self._damage[minion] for minion in minions])
        return Forces(minions, defence, strengths, (self._damage[character], bonus))

    def _read(self, card: int, alike: dict[int, bool]) -> None:
        state = self._state
        alike[card] = not _changes_itself(state, card)
        if alike[card]:
            self._strength[card] = strength(state, card)
            self._damage[card] = damage_bonus(state, card)
            self._hunter[card] = hunter(state, card) if self._hunts else 0


def _is_each_by_itself(state: State) -> bool:
    """Return whether no skirmish is fought, and no text changes all skirmishes there may be."""
    if state.skirmisher >= 0:
        return False
    if not state.possible & COUNTS_IN_SKIRMISHES:
        return True
    blueprints = state.blueprints
    for entries in state.in_force.modifiers:
        for source, _ in entries:
            if blueprints[source].counts_in_all_skirmishes:
                return False
    return not state.granted


def _changes_itself(state: State, card: int) -> bool:
    """Return whether a card's own text, or that of a card it bears, changes it in skirmishes."""
    blueprints = state.blueprints
    if blueprints[card].counts_in_skirmishes:
        return True
    return any(blueprints[borne].counts_in_skirmishes for borne in state.attached[card])
