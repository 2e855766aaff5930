"""The Rohan cards of set 18, *Treachery and Deceit*."""

from tests.rules.tcg.cards import CAST_FROM_THE_HALL, EOWYN_RESTLESS_MAIDEN, SPEAR_OF_THE_MARK
from tests.rules.tcg.scene import Scene


def test_cast_from_the_hall_counts_possessions_played_from_hand() -> None:
    scene = Scene(
        fellowship=[EOWYN_RESTLESS_MAIDEN],
        support=[CAST_FROM_THE_HALL],
        hand=[SPEAR_OF_THE_MARK],
    )
    scene.fellowship_phase().play(SPEAR_OF_THE_MARK)
    assert scene.tokens(CAST_FROM_THE_HALL) == 1
