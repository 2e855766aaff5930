"""Exact numbers as a page writes them. Only here is anything rounded."""

from fractions import Fraction

HUNDRED = 100


def percent(chance: Fraction) -> str:
    """Write a chance: "65.4 %". Only what is impossible or sure is written as 0 % or 100 %."""
    if chance in (0, 1):
        return f"{int(chance) * HUNDRED} %"
    tenths = round(chance * HUNDRED * 10)
    if tenths == 0:
        return "under 0.1 %"
    if tenths == HUNDRED * 10:
        return "over 99.9 %"
    return f"{tenths // 10}.{tenths % 10} %"


def places(number: Fraction, digits: int = 1) -> str:
    """Write a number with a given number of digits after the point."""
    return f"{float(number):.{digits}f}"
