"""What is known while a card is compiled: the card, its parts so far, and what is being paid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rules.tcg.engine.state.parts import Ability, Amount, Context, Part, Program, Rule, Step, Test
from rules.tcg.engine.state.state import State
from rules.tcg.facts.card import Card

Found = TypeVar("Found", bound=Part)

# What earlier parts of a cost have taken: "exert" and a card, "card" and a card, tokens.
Reserved = tuple[tuple[str, int], ...]
# The ways a cost can be paid once some things are taken; none where it cannot.
Demand = Callable[[State, Context, Reserved], "list[Reserved]"]


class NoMeaning(Exception):
    """A word of a definition that the engine has no meaning for, or not in this place."""


def always(state: State, context: Context) -> bool:
    """A test that holds."""
    return True


@dataclass(slots=True)
class Compiled:
    """An effect as the engine does it.

    `possible` says whether it can be done in full, as a cost must be; `useful` whether it would
    do anything at all, without which an ability that costs nothing is not offered. `demand`
    lists the ways to pay it beside other costs; `twilight` is what it removes from the pool.
    `begins` is what must hold before the action is begun, with what its costs leave in the
    twilight pool: a card that the action plays from hand or discard pile must be there, and
    playable, since it must be played (4.2, "effect"). `choices` is how many of the steps come
    first and only choose to what the rest is done. `needs_revealed` is what must hold once the
    cost has revealed cards, where their number counts. `once_picked` is what a cost asks for
    besides as soon as it has picked a card. `assigns` is what an ability to assign characters
    asks for: it is not used unless they can be (4.2, "assignment phase").
    """

    possible: Test
    steps: tuple[Step, ...]
    useful: Test = always
    demand: Demand | None = None
    twilight: Amount | None = None
    begins: Test = always
    choices: int = 0
    needs_revealed: Test | None = None
    once_picked: Test = always
    assigns: Test = always


@dataclass(slots=True)
class Compilation:
    """One card being compiled.

    `paying` is true inside a cost; `later` holds the demands of the costs that follow the one
    being compiled, which its choices must leave payable. `remembers` is true where something
    later in the action speaks of "that" card; `effect` is the one being compiled.
    """

    card: Card
    since: str
    parts: list[Part] = field(default_factory=list)
    paying: bool = False
    later: list[Demand] = field(default_factory=list)
    remembers: bool = False
    limits: int = 0
    effect: Any = None
    # Inside one of several things, of which a player chooses one.
    choosing: bool = False

    def part(self, part: Found) -> Found:
        """Number a part, so that a state that holds it can be pickled."""
        part.card_id = self.card.id
        part.since = self.since
        part.place = len(self.parts)
        self.parts.append(part)
        return part

    def program(self, steps: tuple[Step, ...]) -> Program | None:
        """Return steps as a part; None where there are none."""
        return self.part(Program(steps)) if steps else None

    def branch(self, steps: tuple[Step, ...], notation: object) -> Program:
        """Return the steps of something a player may choose, with its notation."""
        return self.part(Program(steps, notation))

    def ability(self, **what: Any) -> Ability:
        """Return an ability as a part."""
        return self.part(Ability(**what))

    def rule(self) -> Rule:
        """Return an empty rule as a part."""
        return self.part(Rule())

    def limit_key(self) -> int:
        """Return a number that keeps the count of one limit of this card apart from others."""
        self.limits -= 1
        return self.limits

    def no_meaning(self, word: object) -> NoMeaning:
        """Return the error for a word that has no meaning."""
        return NoMeaning(f"{self.card.id} {self.card.name}: no meaning for {word!r}")


# --- paying several costs with the same means ---


def payable(state: State, context: Context, demands: list[Demand], reserved: Reserved = ()) -> bool:
    """Whether all these costs can be paid together (4.2, "cost": no payment counts twice)."""
    if not demands:
        return True
    first, *rest = demands
    return any(payable(state, context, rest, taken) for taken in first(state, context, reserved))


def count_reserved(reserved: Reserved, kind: str, card: int = -1) -> int:
    """Return how much of a kind is taken already."""
    return sum(1 for taken in reserved if taken == (kind, card))


def tokens_demand(kind: str, available: Amount, wanted: Amount) -> Demand:
    """Return the demand for tokens of a kind (or room for them)."""

    def ways(state: State, context: Context, reserved: Reserved) -> list[Reserved]:
        count = wanted(state, context)
        if available(state, context) - count_reserved(reserved, kind) < count:
            return []
        return [(*reserved, *((kind, -1),) * count)]

    return ways
