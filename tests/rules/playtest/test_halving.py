"""Successive halving finds the candidate that helps, and shows its evidence."""

from random import Random

import pytest

from rules.playtest.halving import games_needed, successive_halving
from rules.playtest.paired import difference_interval


class Coins:
    """Candidates that win as often as they are worth, on seeds that they share."""

    def __init__(self, worth: dict[str | None, float], salt: int = 0) -> None:
        self.worth = worth
        self.salt = salt
        self.asked: list[tuple[str | None, int, int]] = []

    def play(self, candidate: str | None, first: int, count: int) -> list[bool]:
        self.asked.append((candidate, first, count))
        return [
            Random(f"{self.salt} {index}").random() < self.worth[candidate]
            for index in range(first, first + count)
        ]


def test_the_best_candidate_is_found_and_confirmed_on_fresh_seeds():
    coins = Coins({None: 0.5, "a": 0.45, "b": 0.7, "c": 0.5, "d": 0.55})
    result = successive_halving(["a", "b", "c", "d"], coins.play, batch=40)
    assert result.best == "b"
    assert difference_interval(result.confirmation).low > 0
    in_rounds = {
        index
        for candidate, first, count in coins.asked[:-2]
        for index in range(first, first + count)
    }
    (_, first, count), _ = coins.asked[-2:]
    assert first == len(in_rounds) == 120
    assert result.confirmation.pairs == count == 160


def test_each_round_shows_all_who_were_in_it_and_keeps_the_better_half():
    coins = Coins({None: 0.5, "a": 0.2, "b": 0.8, "c": 0.4, "d": 0.6, "e": 0.5})
    result = successive_halving(list("abcde"), coins.play, batch=30)
    assert [round_.games for round_ in result.rounds] == [30, 60, 120]
    assert [name for name, _ in result.rounds[0].standings] == ["b", "d", "e", "c", "a"]
    assert [round_.kept for round_ in result.rounds] == [("b", "d", "e"), ("b", "d"), ("b",)]
    assert [counts.pairs for _, counts in result.rounds[2].standings] == [210, 210]


def test_a_single_candidate_is_only_confirmed():
    coins = Coins({None: 0.5, "a": 0.5})
    result = successive_halving(["a"], coins.play, batch=25)
    assert (result.rounds, result.best, result.confirmation.pairs) == ((), "a", 25)


def test_where_no_candidate_helps_the_confirmation_says_so():
    worth = dict.fromkeys([None, "a", "b", "c", "d"], 0.5)
    covered = 0
    for salt in range(100):
        random = Random(salt)

        def play(candidate: str | None, first: int, count: int, random: Random = random):
            return [random.random() < worth[candidate] for _ in range(count)]

        confirmation = successive_halving(["a", "b", "c", "d"], play, batch=20).confirmation
        low, high = difference_interval(confirmation)
        covered += low <= 0 <= high
    assert covered >= 89


@pytest.mark.parametrize("candidates", range(1, 10))
def test_the_number_of_games_is_known_before(candidates):
    names = [str(number) for number in range(candidates)]
    coins = Coins({None: 0.5} | dict.fromkeys(names, 0.5))
    successive_halving(names, coins.play, batch=10)
    assert games_needed(candidates, 10) == sum(count for _, _, count in coins.asked)


def test_without_candidates_there_is_nothing_to_try():
    with pytest.raises(ValueError, match="needs a candidate"):
        successive_halving([], lambda *_: [], batch=10)
