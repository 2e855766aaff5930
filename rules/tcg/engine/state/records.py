"""What a state keeps of changes that end, of what is put off, and of the texts in force."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from rules.kernel_hints import mypyc_attr
from rules.tcg.engine.state.codes import STATISTICS
from rules.tcg.engine.state.parts import (
    Ability,
    Ban,
    CardTest,
    Context,
    Modifier,
    Program,
    Relation,
    Rule,
)
from rules.value_object import ValueObject


@mypyc_attr(acyclic=True)
class Temporary(ValueObject):
    """A change that ends: when, which number (or mask of traits), of which card, by how much.

    `source` is the card whose text made it, -1 where none did.
    """

    __slots__ = ("amount", "card", "source", "statistic", "until")

    def __init__(
        self, until: int, statistic: int, card: int, amount: int, source: int = -1
    ) -> None:
        self.until = until
        self.statistic = statistic
        self.card = card
        self.amount = amount
        self.source = source

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.until, self.statistic, self.card, self.amount, self.source)


@mypyc_attr(acyclic=True)
class Granted(ValueObject):
    """A sentence that holds for a while: when it ends, on which card, for whom, and what."""

    __slots__ = ("card", "context", "rule", "until")

    def __init__(self, until: int, card: int, context: Context, rule: Rule) -> None:
        self.until = until
        self.card = card
        self.context = context
        self.rule = rule

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.until, self.card, self.context, self.rule)


@mypyc_attr(acyclic=True)
class Delayed(ValueObject):
    """Steps put off to the end of a phase (-1: of the turn), with what was chosen before."""

    __slots__ = ("context", "effects", "memory", "phase")

    def __init__(
        self, phase: int, effects: Program, context: Context, memory: tuple[Any, ...]
    ) -> None:
        self.phase = phase
        self.effects = effects
        self.context = context
        self.memory = memory

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.phase, self.effects, self.context, self.memory)


NO_RELATIONS: Final[Mapping[int, tuple[tuple[Context, Relation], ...]]] = MappingProxyType({})


@mypyc_attr(acyclic=True)
class InForce(ValueObject):
    """The modifiers, bans and triggers of the cards whose text is in force, by what they touch.

    Made again by `in_force.refresh`, never changed. `heard` is a mask of the game events that any
    card in play or any event of these decks answers; `words` is a mask of the words that any
    text gives or takes, `ignores` whether any makes text not apply, `fickle` whether what
    `settle` looks at may change at any moment, `vitality_varies` whether vitality is among it.
    `usable` are the cards with special abilities, `usable_phases` a mask of the phases these
    are for, `lent` abilities that others lend to
    cards that pass a test. `move_limits` are changes of the move limit that stay for the turn,
    `textless` the cards whose text does not apply. `changes_all_skirmishes` says whether a card's
    text may change others in skirmishes that the card has no part in.
    """

    __slots__ = (
        "bans",
        "changes_all_skirmishes",
        "fickle",
        "heard",
        "ignores",
        "lent",
        "listeners",
        "modifiers",
        "move_limits",
        "relations",
        "textless",
        "usable",
        "usable_phases",
        "vitality_varies",
        "watched",
        "words",
    )

    def __init__(
        self,
        modifiers: tuple[Sequence[tuple[int, Modifier]], ...],
        listeners: Mapping[int, Sequence[tuple[int, Ability]]],
        bans: tuple[tuple[int, Ban], ...],
        watched: tuple[int, ...],
        heard: int,
        words: int = 0,
        ignores: bool = False,
        fickle: bool = False,
        vitality_varies: bool = False,
        usable: tuple[int, ...] = (),
        usable_phases: int = 0,
        relations: Mapping[int, tuple[tuple[Context, Relation], ...]] = NO_RELATIONS,
        lent: tuple[tuple[int, CardTest, Ability], ...] = (),
        move_limits: tuple[tuple[int, int, Modifier], ...] = (),
        textless: frozenset[int] = frozenset(),
        changes_all_skirmishes: bool = False,
    ) -> None:
        self.modifiers = modifiers
        self.listeners = listeners
        self.bans = bans
        self.watched = watched
        self.heard = heard
        self.words = words
        self.ignores = ignores
        self.fickle = fickle
        self.vitality_varies = vitality_varies
        self.usable = usable
        self.usable_phases = usable_phases
        self.relations = relations
        self.lent = lent
        self.move_limits = move_limits
        self.textless = textless
        self.changes_all_skirmishes = changes_all_skirmishes

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (
            self.modifiers,
            self.listeners,
            self.bans,
            self.watched,
            self.heard,
            self.words,
            self.ignores,
            self.fickle,
            self.vitality_varies,
            self.usable,
            self.usable_phases,
            self.relations,
            self.lent,
            self.move_limits,
            self.textless,
            self.changes_all_skirmishes,
        )


def nothing_in_force(heard: int) -> InForce:
    """Return what is in force where no card is active; `heard` are answers from the hand."""
    return InForce(((),) * STATISTICS, {}, (), (), heard)
