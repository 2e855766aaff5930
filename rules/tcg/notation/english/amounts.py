"""Amounts: "+1 for each threat", "2 burdens", "X, where X is that minion's strength"."""

from __future__ import annotations

from rules.english import article, plural
from rules.tcg.notation import amounts as am
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import (
    AMOUNTS_COUNTED,
    condition,
    for_each,
    measure,
)

MINUS = "\N{MINUS SIGN}"


def unit(amount: am.Counted) -> tuple[int, am.Counted]:
    """Return a factor and what it multiplies."""
    factor = 1
    while isinstance(amount, am.Times):
        factor *= amount.factor
        amount = amount.amount
    return factor, amount


def _is_counted(amount: am.Counted) -> bool:
    """Return whether print counts the amount one by one: "for each threat"."""
    return type(amount) in AMOUNTS_COUNTED


def aside(holds: Condition, speaker: Speaker) -> str:
    """Return a condition inside "(or +4 if …)"."""
    before, speaker.aside = speaker.aside, True
    words = condition(holds, speaker)
    speaker.aside = before
    return words


def signed(amount: am.Amount, speaker: Speaker) -> str:
    """Return a change of a number: "+2", "+1 for each threat", "+2 (or +4 if …)"."""
    if isinstance(amount, int):
        return f"{amount:+d}".replace("-", MINUS)
    match amount:
        case am.AtMost(inner, limit):
            sign = MINUS if unit(inner)[0] < 0 else "+"
            return f"{signed(inner, speaker)} (limit {sign}{limit})"
        case am.OrIf(usual, holds, instead):
            first = signed(usual, speaker)
            return f"{first} (or {signed(instead, speaker)} if {aside(holds, speaker)})"
        case am.Plus(parts):
            plain_first = sorted(parts, key=lambda part: not isinstance(part, int))
            return " and ".join(signed(part, speaker) for part in plain_first)
    factor, inner = unit(amount)
    if _is_counted(inner) and amount != speaker.shared_amount:
        return f"{signed(factor, speaker)} {for_each(inner, speaker)}"
    return f"{MINUS if factor < 0 else '+'}{_x(abs(factor), inner, speaker)}"


def is_named_x(amount: am.Amount, speaker: Speaker) -> bool:
    """Whether X was named before: "a Dwarf who is damage +X"."""
    is_damage = isinstance(amount, am.NumberOf) and amount.statistic is am.Statistic.DAMAGE
    return amount is am.Remembered.X or (is_damage and speaker.damage_is_x)


def _x(factor: int, amount: am.Counted, speaker: Speaker) -> str:
    """Return "X", and remember to explain it at the end of the clause."""
    if isinstance(amount, am.Chosen):
        if amount.most is not None and amount.most != speaker.spotted:
            speaker.where.append(f"where X is no more than {measure(amount.most, speaker)}")
    elif not is_named_x(amount, speaker):
        times = {1: "", 2: "twice "}.get(factor, f"{factor} times ")
        speaker.where.append(f"where X is {times}{measure(amount, speaker)}")
        return "X"
    return "X" if factor == 1 else f"{factor}X"


def number(amount: am.Amount, speaker: Speaker) -> str:
    """Return a number without a noun: "2", "X"."""
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, am.OrIf):
        first = number(amount.amount, speaker)
        second = number(amount.instead, speaker)
        return f"{first} (or {second} if {aside(amount.condition, speaker)})"
    if amount is am.Remembered.THAT_MANY:
        return "that many"
    factor, inner = unit(amount)
    return _x(factor, inner, speaker)


def counted(amount: am.Amount, thing: str, speaker: Speaker) -> str:
    """Return a number of things: "a threat", "3 threats", "a threat for each companion over 4"."""
    if isinstance(amount, int):
        return article(thing) if amount == 1 else f"{amount} {plural(thing)}"
    match amount:
        case am.Chosen(int() as most, True):
            return f"up to {most} {plural(thing)}"
        case am.AtMost(inner, limit):
            return f"{counted(inner, thing, speaker)} (limit {limit})"
        case am.OrIf(usual, holds, instead):
            first = counted(usual, thing, speaker)
            second = number(instead, speaker)
            if not speaker.is_of_shadows and isinstance(instead, int):
                second = counted(instead, thing, speaker)
            return f"{first} (or {second} if {aside(holds, speaker)})"
        case am.Plus(parts):
            return " and ".join(counted(part, thing, speaker) for part in parts)
    factor, inner = unit(amount)
    if _is_counted(inner):
        return f"{counted(factor, thing, speaker)} {for_each(inner, speaker)}"
    return f"{number(amount, speaker)} {plural(thing)}"


def twilight(amount: am.Amount, speaker: Speaker) -> str:
    """Return twilight as print has it: "(2)", "(1) for each threat", "(X)"."""
    if isinstance(amount, int):
        return f"({amount})"
    match amount:
        case am.AtMost(inner, limit):
            return f"{twilight(inner, speaker)} (limit {limit})"
        case am.OrIf(usual, holds, instead):
            first, second = twilight(usual, speaker), twilight(instead, speaker)
            return f"{first} (or {second} if {aside(holds, speaker)})"
        case am.Plus(parts):
            return " and ".join(twilight(part, speaker) for part in parts)
    factor, inner = unit(amount)
    if _is_counted(inner):
        return f"({factor}) {for_each(inner, speaker)}"
    return f"({_x(factor, inner, speaker)})"


def times(amount: am.Amount, speaker: Speaker) -> str:
    """Return how often, after a verb: "", " twice", " once for each threat"."""
    if isinstance(amount, int):
        return {1: "", 2: " twice"}.get(amount, f" {amount} times")
    match amount:
        case am.Chosen(int() as most, True):
            return f" up to {most} times"
        case am.OrIf(usual, holds, instead):
            often = times(usual, speaker) or " once"
            more = times(instead, speaker).strip() or "once"
            return f"{often} (or {more} if {aside(holds, speaker)})"
        case am.AtMost(inner, limit):
            return f"{times(inner, speaker)} (limit {limit})"
    factor, inner = unit(amount)
    if _is_counted(inner):
        often = times(factor, speaker) or " once"
        return f"{often} {for_each(inner, speaker)}"
    return f" {number(amount, speaker)} times"


def number_as_x(amount: am.Counted, speaker: Speaker) -> str:
    """Return an amount as X, with its meaning at the end of the clause."""
    factor, inner = unit(amount)
    return _x(factor, inner, speaker)
