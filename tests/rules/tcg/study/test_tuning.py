"""Tuning weights by self-play, and the test that accepts them."""

import pytest

from rules.playtest.sprt import Answer
from rules.tcg.players.weights import RULES, Weights, tuned
from rules.tcg.study import tuning
from rules.tcg.study.pairings import Pairing
from rules.tcg.study.tuning import accept, play_pair, scales, tune

KING = Pairing(("rotk-aragorn-starter", "rotk-eomer-starter"))


def more_wins(matches):
    """Let the weights with the greater worth of a wound win both games."""
    return [(first.wound > second.wound,) * 2 for first, second, _, _ in matches]


def test_it_goes_towards_what_wins():
    steps = list(tune(RULES, [KING], steps=60, pairs=2, seed=1, play=more_wins))
    assert steps[-1].weights.wound > RULES.wound + scales(RULES)[RULES._fields.index("wound")]
    assert RULES.wound < steps[-1].mean.wound < steps[-1].weights.wound
    assert steps[-1].games == 240


def test_it_stays_where_nothing_wins():
    draws = lambda matches: [(True, False)] * len(matches)  # noqa: E731
    *_, last = tune(RULES, [KING], steps=5, pairs=2, seed=1, play=draws)
    assert last.mean == RULES


def test_a_weight_never_changes_its_sign():
    never = lambda matches: [(first.wound < second.wound,) * 2 for first, second, *_ in matches]  # noqa: E731
    *_, last = tune(RULES, [KING], steps=200, pairs=1, seed=1, play=never)
    assert last.weights.wound == 0.0


def test_the_same_seed_tunes_the_same():
    runs = [list(tune(RULES, [KING], 10, 2, seed, more_wins)) for seed in (1, 1, 2)]
    assert runs[0] == runs[1] != runs[2]


def test_both_games_of_a_pair_have_the_same_shuffles():
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
def test_the_sequential_test_finds_the_better_weights(results, answer):
    counts, state = accept(tuned(), RULES, [KING], 1, lambda matches: [results] * len(matches))
    assert state.answer is answer
    assert counts.pairs < tuning.MOST_PAIRS


def test_the_tuned_weights_are_real_weights():
    assert set(tuned()._fields) == set(Weights._fields)
    assert all(weight >= 0 for weight, before in zip(tuned(), RULES, strict=True) if before > 0)


def test_the_tuned_player_is_not_weaker_than_the_rules():
    """docs/players.md has how much stronger it is; 80 games can only tell it from a weak one."""
    won = [play_pair((tuned(), RULES, KING, index), seed=11) for index in range(40)]
    assert sum(map(sum, won)) >= 34
