"""Finding plans from games in which choices were made at random."""

from itertools import pairwise

import pytest

from lab.tcg.fits.plans import Sample, explore, fit_plans
from rules.tcg.pairings import Pairing
from rules.tcg.players.learned.outlook import MOVING, WAITING
from rules.tcg.players.learned.planner import learned_plans

pytestmark = pytest.mark.nightly

KING = Pairing(("rotk-aragorn-starter", "rotk-eomer-starter"))


def sample(kind: str, made: bool, size: int) -> Sample:
    return Sample(kind, 0, made, (1.0, *[0.0] * (size - 1)), (0.0,))


def test_a_choice_that_wins_more_often_gets_weight() -> None:
    """Who moved won 15 games of 20, who stayed 5; with waiting it is the other way round."""
    found = []
    for number in range(20):
        found.append((sample("moving", True, len(MOVING)), number < 15))
        found.append((sample("moving", False, len(MOVING)), number < 5))
        found.append((sample("waiting", True, len(WAITING)), number < 5))
        found.append((sample("waiting", False, len(WAITING)), number < 15))
    plans = fit_plans(found)
    assert plans.moving[0] > 0.5
    assert plans.waiting[0] < -0.5
    assert not any(plans.moving[1:])
    assert (len(plans.moving), len(plans.waiting)) == (len(MOVING), len(WAITING))


def test_games_give_samples_of_both_choices_either_way() -> None:
    played = list(explore([KING], games=12, seed=3, plans=learned_plans()))
    samples = [sample for found, _ in played for sample in found]
    assert {(sample.kind, sample.made) for sample in samples} == {
        (kind, made) for kind in ("moving", "waiting") for made in (True, False)
    }
    assert {winner for _, winner in played} == {0, 1}


def test_the_same_seed_plays_the_same_games() -> None:
    once, again = (list(explore([KING], 3, seed=5, plans=learned_plans())) for _ in range(2))
    assert once == again
    other = list(explore([KING], 3, seed=6, plans=learned_plans()))
    assert all(first != second for first, second in pairwise((once, other)))
