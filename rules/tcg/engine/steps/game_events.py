"""What happens in a game, and the ability on a card that answers it."""

from typing import Any

from rules.kernel_hints import mypyc_attr
from rules.tcg.engine.state.parts import Ability, Context
from rules.value_object import ValueObject


@mypyc_attr(acyclic=True)
class GameEvent(ValueObject):
    """What happens: its kind, the card it happens to, the other card in it, and who did it.

    `subject` and `other` are cards, or -1 if there is none; `actor` is a player. `ident` is the
    effect that is about to happen and may still be prevented, -1 where nothing can be.
    """

    __slots__ = ("actor", "ident", "kind", "other", "subject")

    def __init__(
        self, kind: int, subject: int = -1, other: int = -1, ident: int = -1, actor: int = -1
    ) -> None:
        self.kind = kind
        self.subject = subject
        self.other = other
        self.ident = ident
        self.actor = actor

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.kind, self.subject, self.other, self.ident, self.actor)

    def context(self, card: int, player: int, bearer: int = -1) -> Context:
        """Return the context in which a card's sentence hears this, before an action begins."""
        return Context(
            card, player, -1, self.subject, self.other, self.ident, bearer, -1, self.actor
        )


@mypyc_attr(acyclic=True)
class Heard(ValueObject):
    """An ability on a card that answers a game event."""

    __slots__ = ("ability", "card", "event")

    def __init__(self, card: int, ability: Ability, event: GameEvent) -> None:
        self.card = card
        self.ability = ability
        self.event = event

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.card, self.ability, self.event)
