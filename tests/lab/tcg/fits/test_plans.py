"""Finding plans from games in which choices were made at random."""

import pytest

from lab.tcg.fits.frame import Sample
from lab.tcg.fits.plans import FIT, plans_by_lot
from rules.tcg.players.learned.outlook import MOVING, WAITING

pytestmark = pytest.mark.nightly


def made(kind: str, way: float, won: bool, size: int) -> Sample:
    """Return a choice for which only its first number speaks."""
    return Sample(kind, 1, (way, *[0.0] * (size - 1), 1.0), float(won))


def test_a_choice_that_wins_more_often_gets_weight() -> None:
    """Movers win 15 games of 20, stayers 5; with waiting it is the other way round."""
    for kind, names, won_by_making in (("moving", MOVING, 15), ("waiting", WAITING, 5)):
        samples = [
            made(kind, way, number < (won_by_making if way > 0 else 20 - won_by_making), len(names))
            for number in range(20)
            for way in (0.5, -0.5)
        ]
        first, *others = FIT.regressions[kind].fit(samples).weights.values()
        assert first > 0.5 if won_by_making > 10 else first < -0.5
        assert not any(others)


def test_games_give_samples_of_both_choices_either_way_and_the_same_ones_again() -> None:
    once, again = (
        [sample for number in range(12) for sample in plans_by_lot(number, seed=3)]
        for _ in range(2)
    )
    assert once == again
    assert {(sample.kind, sample.row[0] > 0) for sample in once} == {
        (kind, made) for kind in ("moving", "waiting") for made in (True, False)
    }
