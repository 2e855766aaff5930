"""A choice that a player has to make, and the options there are."""

from typing import Any, NamedTuple

from rules.lcg.engine.codes import NONE, Question, Verb


class Option(NamedTuple):
    """One legal choice.

    `card` is what it is about, `target` who it is done to (places in the list of cards, -1 for
    none); `number` is an amount, a player, or which ability of the card is used.
    """

    verb: Verb
    card: int = NONE
    target: int = NONE
    number: int = 0


PASS = Option(Verb.PASS)


class Decision(NamedTuple):
    """Who must choose, about what, among which options (always two or more).

    `source` is the card that asks, -1 where the rules do. `resume` is the step that takes the
    chosen option: a function of the engine and its further arguments.
    """

    player: int
    question: Question
    options: tuple[Option, ...]
    resume: tuple[Any, ...]
    source: int = NONE
