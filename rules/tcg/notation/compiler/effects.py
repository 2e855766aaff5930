"""Effects become tests and steps: the table of all of them, and the function that compiles one."""

from collections.abc import Callable
from typing import Any, Final

from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.compilation import Compilation, Compiled

Compiling = Callable[[Any, Compilation], Compiled]

# Filled by the modules of effects, each of which ends with `EFFECTS.update(...)`.
EFFECTS: Final[dict[type[ef.Effect], Compiling]] = {}


def compile_effect(effect: ef.Effect, compilation: Compilation) -> Compiled:
    """Return an effect's tests and steps. Raise NoMeaning for a word without a meaning."""
    compiling = EFFECTS.get(type(effect))
    if compiling is None:
        raise compilation.no_meaning(effect)
    before, compilation.effect = compilation.effect, effect
    compiled = compiling(effect, compilation)
    compilation.effect = before
    return compiled


def compile_cost(effect: ef.Effect, compilation: Compilation) -> Compiled:
    """Return a cost's tests and steps: it must be possible in full, together with its parts."""
    before, compilation.paying = compilation.paying, True
    compiled = compile_effect(effect, compilation)
    compilation.paying = before
    return compiled


def compile_free(effect: ef.Effect, compilation: Compilation) -> Compiled:
    """Return the tests and steps of an effect that is not paid for, inside of one that is."""
    before, later = compilation.paying, compilation.later
    compilation.paying, compilation.later = False, []
    compiled = compile_effect(effect, compilation)
    compilation.paying, compilation.later = before, later
    return compiled
