"""Successive halving finds the candidate that helps, and shows its evidence."""

from collections.abc import Callable
from random import Random

import pytest

from rules.playtest.trials.paired import difference_interval
from rules.playtest.trials.results import SwapResult, swap_result
from rules.playtest.trials.summary import LOST, WON, Run, TrialSummary
from rules.playtest.trials.trial import swap_stages

# Which of some pairs a version won: its number, the first pair, how many. 0 is the unchanged deck.
Play = Callable[[int, int, int], list[bool]]


def play_swap(candidates: int, play: Play, batch: int) -> SwapResult:
    """Play every stage with the versions that the stages before have left, as the queue does."""
    stages = swap_stages(candidates, batch)
    runs: tuple[Run, ...] = ()
    for number, stage in enumerate(stages):
        versions = swap_result(stages, candidates, TrialSummary(runs)).entrants[number]
        won = [play(version, stage.first_pair, stage.pairs) for version in versions]
        pairs = zip(*won, strict=True)
        results = "".join(WON if each else LOST for pair in pairs for each in pair)
        runs = (*runs, Run(stage.first_game, results))
    return swap_result(stages, candidates, TrialSummary(runs))


class Coins:
    """Versions that win as often as they are worth, on seeds that they share."""

    def __init__(self, *worth: float) -> None:
        self.worth = worth
        self.asked: list[tuple[int, int, int]] = []

    def play(self, version: int, first: int, count: int) -> list[bool]:
        self.asked.append((version, first, count))
        return [
            Random(str(index)).random() < self.worth[version]
            for index in range(first, first + count)
        ]


def test_the_best_candidate_is_found_and_confirmed_on_fresh_seeds() -> None:
    coins = Coins(0.5, 0.45, 0.7, 0.5, 0.55)
    result = play_swap(4, coins.play, batch=40)
    assert result.is_over
    assert result.best == 2
    assert difference_interval(result.confirmation).low > 0
    in_rounds = {
        index for _, first, count in coins.asked[:-2] for index in range(first, first + count)
    }
    (_, first, count), _ = coins.asked[-2:]
    assert first == len(in_rounds) == 120
    assert result.confirmation.pairs == count == 160


def test_each_round_shows_all_who_were_in_it_and_keeps_the_better_half() -> None:
    coins = Coins(0.5, 0.2, 0.8, 0.4, 0.6, 0.5)
    result = play_swap(5, coins.play, batch=30)
    assert [round_.games for round_ in result.rounds] == [30, 60, 120]
    assert [candidate for candidate, _ in result.rounds[0].standings] == [2, 4, 5, 3, 1]
    assert [round_.kept for round_ in result.rounds] == [(2, 4, 5), (2, 4), (2,)]
    assert [counts.pairs for _, counts in result.rounds[2].standings] == [210, 210]


def test_a_single_candidate_is_only_confirmed() -> None:
    result = play_swap(1, Coins(0.5, 0.5).play, batch=25)
    assert (result.rounds, result.best, result.confirmation.pairs) == ((), 1, 25)


def test_where_no_candidate_helps_the_confirmation_says_so() -> None:
    covered = 0
    for salt in range(100):
        random = Random(salt)

        def play(version: int, first: int, count: int, random: Random = random) -> list[bool]:
            return [random.random() < 0.5 for _ in range(count)]

        low, high = difference_interval(play_swap(4, play, batch=20).confirmation)
        covered += low <= 0 <= high
    assert covered >= 89


@pytest.mark.parametrize("candidates", range(1, 10))
def test_the_number_of_games_is_known_before(candidates: int) -> None:
    coins = Coins(*[0.5] * (candidates + 1))
    play_swap(candidates, coins.play, batch=10)
    assert swap_stages(candidates, 10)[-1].end == sum(count for _, _, count in coins.asked)


@pytest.mark.parametrize(("candidates", "batch"), [(0, 10), (3, 0)])
def test_without_candidates_or_games_there_is_nothing_to_try(candidates: int, batch: int) -> None:
    with pytest.raises(ValueError, match="needs a candidate"):
        swap_stages(candidates, batch)
