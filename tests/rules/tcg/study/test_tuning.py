"""Tuning weights by self-play, and the test that accepts them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rules.playtest.trials.sprt import Answer
from rules.tcg.players.reading.weights import RULES, START, Weights, tuned
from rules.tcg.study import tuning
from rules.tcg.study.pairings import Pairing
from rules.tcg.study.tuning import (
    TuningPlan,
    accept,
    begin,
    matches,
    mean_weights,
    play_pair,
    scales,
    take_step,
    tune,
    weights_now,
)

KING = Pairing(("rotk-aragorn-starter", "rotk-eomer-starter"))
PLAN = TuningPlan(RULES, RULES, (KING,), steps=60, pairs=2, seed=1)


def wins_of(matches: Any, better: Callable[..., bool]) -> Any:
    """Let the better of each two sets of weights win both games against their opponent."""
    results = []
    for (up, *_), (down, *_) in zip(matches[::2], matches[1::2], strict=True):
        results += [(better(up, down),) * 2, (better(down, up),) * 2]
    return results


def more_wins(matches: Any) -> Any:
    return wins_of(matches, lambda one, other: one.wound > other.wound)


def fewer_wins(matches: Any) -> Any:
    return wins_of(matches, lambda one, other: one.wound < other.wound)


def test_it_goes_towards_what_wins() -> None:
    states = list(tune(PLAN, more_wins))
    last, mean = weights_now(PLAN, states[-1]), mean_weights(PLAN, states[-1])
    assert last.wound > RULES.wound + scales(RULES)[RULES._fields.index("wound")]
    assert RULES.wound < mean.wound < last.wound
    assert states[-1].step == 60


def test_it_stays_where_nothing_wins() -> None:
    *_, last = tune(replace(PLAN, steps=5), lambda matches: [(True, False)] * len(matches))
    assert mean_weights(PLAN, last) == RULES


def test_a_weight_never_changes_its_sign() -> None:
    plan = replace(PLAN, steps=200, pairs=1)
    *_, last = tune(plan, fewer_wins)
    assert weights_now(plan, last).wound == 0.0


def test_the_same_seed_tunes_the_same() -> None:
    runs = [list(tune(replace(PLAN, steps=10, seed=seed), more_wins)) for seed in (1, 1, 2)]
    assert runs[0] == runs[1] != runs[2]


def test_both_sets_of_weights_of_a_step_meet_the_same_opponent_with_the_same_shuffles() -> None:
    drawn = matches(PLAN, begin(PLAN))
    assert len(drawn) == 2 * PLAN.pairs
    for up, down in zip(drawn[::2], drawn[1::2], strict=True):
        assert up[0] != down[0]
        assert up[1:] == down[1:]
        assert up[1] == RULES


def test_a_stored_state_goes_on_as_if_nothing_had_happened() -> None:
    states = list(tune(PLAN, more_wins))
    assert take_step(PLAN, states[29], more_wins(matches(PLAN, states[29]))) == states[30]


def test_a_step_wants_the_results_of_all_its_games() -> None:
    with pytest.raises(ValueError, match="a step has 4 pairs of games, not 1"):
        take_step(PLAN, begin(PLAN), [(True, True)])


def test_both_games_of_a_pair_have_the_same_shuffles() -> None:
    """Equal weights win one of the two, from whichever seat wins."""
    for index in range(4):
        first, second = play_pair((RULES, RULES, KING, index), seed=3)
        assert first != second


@pytest.mark.parametrize(
    ("results", "answer"),
    [
        ((True, True), Answer.NEW_IS_BETTER),
        ((False, False), Answer.OLD_IS_BETTER),
        ((True, False), Answer.NO_DIFFERENCE),
    ],
)
def test_the_sequential_test_finds_the_better_weights(
    results: tuple[bool, bool], answer: Answer
) -> None:
    counts, state = accept(tuned(), RULES, [KING], lambda matches: [results] * len(matches))
    assert state.answer is answer
    assert counts.pairs < tuning.MOST_PAIRS


def test_the_tuned_weights_are_real_weights() -> None:
    assert set(tuned()._fields) == set(Weights._fields)
    assert all(weight >= 0 for weight, before in zip(tuned(), START, strict=True) if before > 0)


def test_the_tuned_player_is_stronger_than_the_rules() -> None:
    """docs/players.md has how much stronger it is; 120 games are enough to see that it is."""
    won = [play_pair((tuned(), RULES, KING, index), seed=11) for index in range(60)]
    assert sum(map(sum, won)) >= 66
