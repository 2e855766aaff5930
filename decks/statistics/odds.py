"""Draw odds: the chance to have seen at least a given number of cards of a group, turn by turn.

Exact, for a well shuffled deck of which nothing is known. The second chance is that of a player
who redraws a first hand with too few of them, and keeps any other.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from decks.statistics.card_groups import CardGroup
from decks.statistics.drawing_rules import DrawingRules
from decks.statistics.formatting import percent
from decks.statistics.hypergeometric import at_least, distribution, expected, with_redraw


@dataclass(frozen=True, slots=True)
class OddsQuestion:
    """What is asked: `least` or more of a group in a deck of `size`, `drawn` cards a turn.

    `seen`, no fewer than a first hand, asks for one number of cards seen besides.
    """

    group: CardGroup
    size: int
    least: int
    drawn: int
    seen: int | None = None


@dataclass(frozen=True, slots=True)
class OddsRow:
    """The answer for one number of cards seen."""

    label: str
    seen: int
    kept: Fraction
    redrawn: Fraction
    average: Fraction

    @property
    def share_label(self) -> str:
        """The chance of a player who keeps their hand, in words."""
        return percent(self.kept)


@dataclass(frozen=True, slots=True)
class Odds:
    """The answer: by turn, for the number asked for, and how many exactly among the cards seen."""

    question: OddsQuestion
    rows: tuple[OddsRow, ...]
    asked: OddsRow | None
    exactly_seen: int
    exactly: tuple[tuple[int, Fraction], ...]

    @property
    def exactly_words(self) -> tuple[tuple[int, str], ...]:
        """The chance of each number of copies, in words."""
        return tuple((copies, percent(chance)) for copies, chance in self.exactly)


def draw_odds(question: OddsQuestion, rules: DrawingRules) -> Odds:
    """Answer a question by the drawing of a game."""
    exactly_seen = min(question.seen if question.seen is not None else rules.opening, question.size)
    asked = (
        _row(question, rules, f"{exactly_seen} cards seen", exactly_seen)
        if question.seen is not None
        else None
    )
    spread = distribution(question.group.copies, exactly_seen, question.size)
    return Odds(
        question=question,
        rows=tuple(_rows(question, rules)),
        asked=asked,
        exactly_seen=exactly_seen,
        exactly=tuple(enumerate(spread)),
    )


def _rows(question: OddsQuestion, rules: DrawingRules) -> Iterator[OddsRow]:
    """Return the first hand and the turns after it, until the deck is drawn."""
    yield _row(question, rules, rules.opening_name, rules.opening)
    first = 1 if rules.first_turn_draws else 2
    for turn in range(first, rules.turns + 1):
        if rules.seen(turn - 1, question.drawn) >= question.size:
            return
        seen = rules.seen(turn, question.drawn)
        yield _row(question, rules, f"{rules.turn} {turn}", seen)


def _row(question: OddsQuestion, rules: DrawingRules, label: str, seen: int) -> OddsRow:
    copies, size, least = question.group.copies, question.size, question.least
    later = max(seen - rules.opening, 0)
    return OddsRow(
        label=label,
        seen=min(seen, size),
        kept=at_least(least, copies, seen, size),
        redrawn=with_redraw(least, copies, rules.opening, rules.redrawn, later, size),
        average=expected(copies, seen, size),
    )
