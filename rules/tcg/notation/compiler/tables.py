"""What each word means: one table for each kind, from a word's class to what compiles it.

The modules of this package fill the tables. Words nest in both directions (a filter has an
amount, an amount has a condition, a condition has a filter), so they find each other here. A
class that is in no table has no meaning: `NoMeaning` names it.
"""

from collections.abc import Callable
from typing import Any, Final

from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.parts import Amount, CardTest, Context, Test
from rules.tcg.engine.state.state import State
from rules.tcg.notation import amounts as am
from rules.tcg.notation import conditions as co
from rules.tcg.notation import filters as fi
from rules.tcg.notation import sentences as se
from rules.tcg.notation import triggers as tr
from rules.tcg.notation.compiler.compilation import Compilation, NoMeaning

# Lists cards.
Cards = Callable[[State, Context], list[int]]
# The game events a trigger answers, each with the test whether it is the one meant.
Heard = dict[int, Test]

FILTERS: Final[dict[type[fi.Filter], Callable[[Any], CardTest]]] = {}
AMOUNTS: Final[dict[type[am.Counted], Callable[[Any], Amount]]] = {}
CONDITIONS: Final[dict[type[co.Condition], Callable[[Any], Test]]] = {}
TRIGGERS: Final[dict[type[tr.Trigger], Callable[[Any], Heard]]] = {}
SENTENCES: Final[dict[type[object], Callable[[Any, Blueprint, Compilation], None]]] = {}


def compile_filter(filter_: fi.Filter) -> CardTest:
    """Return the test a filter makes on a card. Raise NoMeaning for a word without a meaning."""
    compiling = FILTERS.get(type(filter_))
    if compiling is None:
        raise NoMeaning(f"no meaning for the filter {filter_!r}")
    return compiling(filter_)


def compile_amount(amount: am.Amount) -> Amount:
    """Return the function that counts an amount. Raise NoMeaning for a word without one."""
    if isinstance(amount, int):
        fixed = amount

        def is_fixed(state: State, context: Context) -> int:
            return fixed

        return is_fixed
    compiling = AMOUNTS.get(type(amount))
    if compiling is None:
        raise NoMeaning(f"no meaning for the amount {amount!r}")
    return compiling(amount)


def compile_condition(condition: co.Condition) -> Test:
    """Return the test of a condition. Raise NoMeaning for a word without a meaning."""
    compiling = CONDITIONS.get(type(condition))
    if compiling is None:
        raise NoMeaning(f"no meaning for the condition {condition!r}")
    return compiling(condition)


def compile_trigger(trigger: tr.Trigger) -> Heard:
    """Return the game events a trigger answers. Raise NoMeaning for a word without a meaning."""
    compiling = TRIGGERS.get(type(trigger))
    if compiling is None:
        raise NoMeaning(f"no meaning for the trigger {trigger!r}")
    return compiling(trigger)


def add_sentence(sentence: se.Sentence, blueprint: Blueprint, compilation: Compilation) -> None:
    """Add what a sentence does to a blueprint. Raise NoMeaning for one without a meaning."""
    compiling = SENTENCES.get(type(sentence))
    if compiling is None:
        raise compilation.no_meaning(sentence)
    compiling(sentence, blueprint, compilation)
