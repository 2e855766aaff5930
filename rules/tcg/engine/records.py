"""What a state keeps of changes that end, of what is put off, and of the texts in force."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from rules.tcg.engine.blueprint import Ability, Ban, Context, Modifier, Program, Relation, Rule
from rules.tcg.engine.codes import (
    STATISTICS,
)


class Temporary(NamedTuple):
    """A change that ends: when, which number (or mask of traits), of which card, by how much."""

    until: int
    statistic: int
    card: int
    amount: int


class Granted(NamedTuple):
    """A sentence that holds for a while: when it ends, on which card, for whom, and what."""

    until: int
    card: int
    context: Context
    rule: Rule


class Delayed(NamedTuple):
    """Steps put off to the end of a phase (-1: of the turn), with what was chosen before."""

    phase: int
    effects: Program
    context: Context
    memory: tuple[Any, ...]


class InForce(NamedTuple):
    """The modifiers, bans and triggers of the cards whose text is in force, by what they touch.

    Made anew by `board.refresh`, never changed. `heard` is a mask of the game events that any
    card in play or any event of these decks answers; `gains` whether any text gives or takes
    keywords, `ignores` whether any makes text not apply, `fickle` whether vitality or resistance
    may change at any moment. `usable` are the cards with special abilities.
    """

    modifiers: tuple[tuple[tuple[int, Modifier], ...], ...]
    listeners: dict[int, tuple[tuple[int, Ability], ...]]
    bans: tuple[tuple[int, Ban], ...]
    watched: tuple[int, ...]
    heard: int
    gains: bool = False
    ignores: bool = False
    fickle: bool = False
    usable: tuple[int, ...] = ()
    relations: Mapping[int, tuple[tuple[int, Relation], ...]] = MappingProxyType({})


def nothing_in_force(heard: int) -> InForce:
    """Return what is in force where no card is active; `heard` are answers from the hand."""
    return InForce(((),) * STATISTICS, {}, (), (), heard)
