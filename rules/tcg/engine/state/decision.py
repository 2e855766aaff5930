"""A choice that a player has to make, and the options they have."""

from typing import Any, Final

from rules.kernel_hints import mypyc_attr
from rules.tcg.engine.state.codes import Verb
from rules.value_object import ValueObject


@mypyc_attr(acyclic=True)
class Option(ValueObject):
    """One legal choice.

    `card` is what it is about and `target` who it is done to (places in the state's list of
    cards, -1 for none); `number` is an amount, or which ability of the card is used.
    """

    __slots__ = ("card", "number", "target", "verb")

    def __init__(self, verb: int, card: int = -1, target: int = -1, number: int = 0) -> None:
        self.verb = verb
        self.card = card
        self.target = target
        self.number = number

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.verb, self.card, self.target, self.number)

    def __eq__(self, other: object) -> bool:
        """Return whether two choices are the same; written out, for PASS is looked for often."""
        return (
            isinstance(other, Option)
            and self.verb == other.verb
            and self.card == other.card
            and self.target == other.target
            and self.number == other.number
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.card, self.target, self.number))


PASS: Final = Option(Verb.PASS)


@mypyc_attr(acyclic=True)
class Decision(ValueObject):
    """Who must choose, about what, among which options (never fewer than two).

    `source` is the card that asks, -1 where the rules do. `resume` is the step that takes the
    chosen option: a function of the engine and its arguments. `asked_by` is the step that asked
    and `depth` the height of the stack beneath it, so that it can ask again.
    """

    __slots__ = ("asked_by", "depth", "options", "player", "question", "resume", "source")

    def __init__(
        self,
        player: int,
        question: int,
        options: tuple[Option, ...],
        resume: tuple[Any, ...],
        source: int = -1,
        asked_by: tuple[Any, ...] | None = None,
        depth: int = 0,
    ) -> None:
        self.player = player
        self.question = question
        self.options = options
        self.resume = resume
        self.source = source
        self.asked_by = asked_by
        self.depth = depth

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (
            self.player,
            self.question,
            self.options,
            self.resume,
            self.source,
            self.asked_by,
            self.depth,
        )
