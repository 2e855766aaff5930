"""Who meets whom on a ladder."""

from collections import Counter
from itertools import combinations

from play.ladder.pairing import next_pairs


def test_everybody_meets_everybody_before_anybody_meets_again() -> None:
    pairs = Counter(frozenset(pair) for pair in next_pairs([1, 2, 3, 4], {}, {}, 6))

    assert pairs == Counter(map(frozenset, combinations([1, 2, 3, 4], 2)))


def test_who_played_least_is_next_and_meets_its_own_strength() -> None:
    met = {frozenset((1, 2)): 1, frozenset((2, 3)): 1, frozenset((1, 3)): 1}

    assert list(next_pairs([1, 2, 3, 4], {1: 1400.0, 2: 1490.0, 3: 1600.0}, met, 1)) == [(4, 2)]


def test_one_deck_meets_nobody() -> None:
    assert list(next_pairs([1], {}, {}, 5)) == []
