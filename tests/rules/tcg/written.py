"""The written cards by set, for checks of every card: a test a set names each card that fails.

A test a card would make 3,000 of each check, which cost more than most of the checks.
"""

from itertools import groupby

import pytest

from rules.tcg.facts.reader import card
from rules.tcg.library import written


def _set_of(card_id: str) -> int:
    return card(card_id).set


BY_SET = {
    number: tuple(cards) for number, cards in groupby(sorted(written(), key=_set_of), key=_set_of)
}
each_set = pytest.mark.parametrize(
    "cards", BY_SET.values(), ids=[f"set{number:02}" for number in BY_SET]
)
