"""Problems and fixes by the numbers that a deck holds.

The rules ask about cards: Bill the Pony is 3 U 106, under whichever number a deck lists it. What a
player reads, and a program that follows a fix, needs the number in the deck (0 P 2).
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from rules.construction.problem import Finding, Fix, Problem

# The numbers under which a deck holds a card, each with its copies, by the card's own id; only for
# cards that it holds under another one than that.
PrintedAs = Mapping[str, Mapping[str, int]]
Copies = tuple[tuple[str, int], ...]
# The second card of these is not in the deck: it is the print that the format names.
_NAMES_ANOTHER = "print-of-another-set"


def by_held_numbers(problems: Iterable[Problem], printed_as: PrintedAs) -> tuple[Problem, ...]:
    """Return the problems with their cards under the numbers that the deck holds."""
    if not printed_as:
        return tuple(problems)
    return tuple(
        problem.with_finding(_finding(problem.finding, printed_as)) for problem in problems
    )


def _finding(finding: Finding, printed_as: PrintedAs) -> Finding:
    cards = finding.cards
    if finding.code == _NAMES_ANOTHER and not finding.parts:
        held = _numbers(cards[:1], printed_as)[:1] + cards[1:]
    else:
        held = _numbers(cards, printed_as)
    return replace(
        finding,
        cards=held,
        surplus=_surplus(finding.surplus, printed_as),
        fix=_fix(finding.fix, printed_as) if finding.fix is not None else None,
        parts=tuple(_finding(part, printed_as) for part in finding.parts),
    )


def _fix(fix: Fix, printed_as: PrintedAs) -> Fix:
    return replace(
        fix,
        cards=_numbers(fix.cards, printed_as) if fix.takes() else fix.cards,
        each=tuple((_numbers(cards, printed_as), count) for cards, count in fix.each),
    )


def _numbers(cards: tuple[str, ...], printed_as: PrintedAs) -> tuple[str, ...]:
    return tuple(number for card in cards for number in printed_as.get(card, (card,)))


def _surplus(surplus: Copies, printed_as: PrintedAs) -> Copies:
    """Return which numbers are too many; of a card under several those listed first."""
    found: list[tuple[str, int]] = []
    for card, count in surplus:
        left = count
        for number, copies in printed_as.get(card, {card: count}).items():
            taken = min(left, copies)
            left -= taken
            if taken:
                found.append((number, taken))
    return tuple(found)
