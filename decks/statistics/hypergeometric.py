"""Exact chances of drawing cards: the hypergeometric distribution in whole numbers.

A fraction stays a fraction until a page writes it; nothing here is rounded.
"""

from fractions import Fraction
from math import comb


def distribution(copies: int, seen: int, size: int) -> tuple[Fraction, ...]:
    """Return the chance of exactly 0, 1, 2 … of `copies` among `seen` cards of a deck of `size`.

    Who sees more cards than there are sees them all. The chances add up to one. ValueError where
    the deck cannot hold that many copies, or a number is below zero.
    """
    seen = _check(copies, seen, size)
    ways = comb(size, seen)
    return tuple(
        Fraction(_ways(copies, held, seen, size), ways) for held in range(min(copies, seen) + 1)
    )


def at_least(least: int, copies: int, seen: int, size: int) -> Fraction:
    """Return the chance of `least` or more of `copies` among `seen` cards of a deck of `size`."""
    seen = _check(copies, seen, size)
    fewer = sum(_ways(copies, held, seen, size) for held in range(min(least, seen + 1)))
    return 1 - Fraction(fewer, comb(size, seen))


def with_redraw(
    least: int, copies: int, opening: int, redrawn: int, later: int, size: int
) -> Fraction:
    """Return the same chance if an opening hand with fewer than `least` is redrawn.

    `opening` cards are drawn first; a hand that is not kept is shuffled back and `redrawn` cards
    are drawn instead; `later` cards come after either.
    """
    kept = at_least(least, copies, opening, size)
    return kept + (1 - kept) * at_least(least, copies, redrawn + later, size)


def expected(copies: int, seen: int, size: int) -> Fraction:
    """Return how many of `copies` are among `seen` cards of a deck of `size` on average."""
    seen = _check(copies, seen, size)
    return Fraction(copies * seen, size) if size else Fraction(0)


def _ways(copies: int, held: int, seen: int, size: int) -> int:
    return comb(copies, held) * comb(size - copies, seen - held)


def _check(copies: int, seen: int, size: int) -> int:
    if not 0 <= copies <= size or seen < 0:
        raise ValueError(f"no {copies} copies among {seen} cards of {size}")
    return min(seen, size)
