"""A choice that a player has to make, and the options there are."""

from typing import Any, Final

from rules.kernel_hints import mypyc_attr
from rules.lcg.engine.codes import NONE, Verb
from rules.value_object import ValueObject


@mypyc_attr(acyclic=True)
class Option(ValueObject):
    """One legal choice.

    `card` is what it is about, `target` who it is done to (places in the list of cards, -1 for
    none); `number` is an amount, a player, or which ability of the card is used.
    """

    __slots__ = ("card", "number", "target", "verb")

    def __init__(self, verb: int, card: int = NONE, target: int = NONE, number: int = 0) -> None:
        self.verb = verb
        self.card = card
        self.target = target
        self.number = number

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.verb, self.card, self.target, self.number)


PASS: Final = Option(Verb.PASS)


@mypyc_attr(acyclic=True)
class Decision(ValueObject):
    """Who must choose, about what, among which options (always two or more).

    `source` is the card that asks, -1 where the rules do. `resume` is the step that takes the
    chosen option: a function of the engine and its further arguments.
    """

    __slots__ = ("options", "player", "question", "resume", "source")

    def __init__(
        self,
        player: int,
        question: int,
        options: tuple[Option, ...],
        resume: tuple[Any, ...],
        source: int = NONE,
    ) -> None:
        self.player = player
        self.question = question
        self.options = options
        self.resume = resume
        self.source = source

    def fields(self) -> tuple[Any, ...]:
        """Return the values of all fields."""
        return (self.player, self.question, self.options, self.resume, self.source)
