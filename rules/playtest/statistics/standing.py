"""Which of several sides wins most often, as far as games show it.

Two sides are compared by the games that either of them won: those that a third won say nothing of
the two. Each may be the one that leads, so every pair counts as a statement and all hold together.
Of two sides this is Wilson's interval beside one half.
"""

from collections.abc import Sequence
from math import ceil, comb

from rules.playtest.statistics.deciding import games_to_decide
from rules.playtest.statistics.interval import shared_confidence, wilson


def contenders(wins: Sequence[int]) -> tuple[int, ...]:
    """Return the sides that may win most often: no side is shown to win more often than they.

    One alone is shown to win most often; the one with most wins is always among them.
    """
    most = max(wins)
    return tuple(side for side, won in enumerate(wins) if not _is_more(most, won, len(wins)))


def games_until_one_leads(wins: Sequence[int]) -> int | None:
    """Return about how many more decided games would show which side wins most often.

    It supposes that the shares stay as they are: the side with most wins is compared with the
    next. 0 once one leads, None while both won equally often.
    """
    if len(contenders(wins)) == 1:
        return 0
    first, second = sorted(wins, reverse=True)[:2]
    both = first + second
    left = games_to_decide(first, both, _confidence(len(wins)))
    return ceil(left * sum(wins) / both) if left else left


def _is_more(wins: int, other_wins: int, sides: int) -> bool:
    return wilson(wins, wins + other_wins, _confidence(sides)).low > 0.5


def _confidence(sides: int) -> float:
    return shared_confidence(comb(sides, 2))
