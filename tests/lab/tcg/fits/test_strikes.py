"""Finding what the Shadow should play from phases that were tried out."""

from dataclasses import replace

import pytest

from lab.tcg.fits.strikes import FIT, beside_each_other, strikes_tried_out
from rules.tcg.players.learned.shadow_outlook import NUMBERS, POSITION, Action

pytestmark = pytest.mark.nightly


def weighed(action: Action, **named: float) -> tuple[Action, list[float]]:
    """Return an action with these numbers in a position of which only "always" is not 0."""
    numbers = {"always": 1.0, **named}
    return action, [numbers.get(name, 0.0) for name in (*POSITION, *NUMBERS[action])]


def test_what_came_to_more_gets_weight_and_what_all_share_gets_none() -> None:
    """Strong minions come to 0.2 more than passing, weak ones to 0.2 less."""
    strong, weak = (weighed(Action.MINION, strength=force) for force in (1.0, -1.0))
    actions = [strong, weak, weighed(Action.PASS)]
    samples = [
        sample
        for number in range(50)
        for sample in beside_each_other(number, actions, [0.7, 0.3, 0.5])
    ]
    found = replace(FIT.regressions["actions"], ridge=0.01).fit(samples).weights
    assert found["minion: strength"] == pytest.approx(0.2, abs=0.01)
    assert abs(found["minion: always"]) < 0.01
    assert not any(weight for name, weight in found.items() if name.startswith("event"))


def test_games_give_actions_beside_each_other_and_the_same_ones_again() -> None:
    once = list(strikes_tried_out(1, seed=3))
    assert once == list(strikes_tried_out(1, seed=3))
    assert sum(sample.answer for sample in once) == pytest.approx(0)
    assert all(abs(sample.answer) <= 1 for sample in once)
    assert any(sample.answer for sample in once)
