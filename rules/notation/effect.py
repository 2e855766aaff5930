"""What effects of both games have in common: one after another, and a cost that pays for them.

`a + b` does one after the other, `cost >> effect` pays to do.
"""

from __future__ import annotations

from dataclasses import dataclass


class Effect:
    """Something done to the game."""

    def __add__(self, other: Effect) -> Then:
        return Then(_sequence(self) + _sequence(other))

    def __rshift__(self, effect: Effect) -> Action:
        return Action(self, effect)


def _sequence(effect: Effect) -> tuple[Effect, ...]:
    return effect.parts if isinstance(effect, Then) else (effect,)


@dataclass(frozen=True)
class Action:
    """A cost, and what is done for it."""

    cost: Effect | None
    effect: Effect


def to_action(done: Action | Effect) -> Action:
    """Return an action; an effect alone is one without a cost."""
    return done if isinstance(done, Action) else Action(None, done)


@dataclass(frozen=True)
class Then(Effect):
    """One thing after another."""

    parts: tuple[Effect, ...]
