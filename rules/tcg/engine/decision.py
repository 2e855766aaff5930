"""A choice that a player has to make, and the options they have."""

from typing import Any, NamedTuple

from rules.tcg.engine.codes import Question, Verb


class Option(NamedTuple):
    """One legal choice.

    `card` is what it is about and `target` who it is done to (places in the state's list of
    cards, -1 for none); `number` is an amount, or which ability of the card is used.
    """

    verb: Verb
    card: int = -1
    target: int = -1
    number: int = 0


PASS = Option(Verb.PASS)


class Decision(NamedTuple):
    """Who must choose, about what, among which options (never fewer than two).

    `source` is the card that asks, -1 where the rules do. `resume` is the step that takes the
    chosen option: a function of the engine and its arguments. `asked_by` is the step that asked
    and `depth` the height of the stack beneath it, so that it can ask again.
    """

    player: int
    question: Question
    options: tuple[Option, ...]
    resume: tuple[Any, ...]
    source: int = -1
    asked_by: tuple[Any, ...] | None = None
    depth: int = 0
