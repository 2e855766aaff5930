"""Finding what the Shadow should play from phases that were tried out."""

import pytest

from lab.tcg.fits.strikes import CANDIDATES, Trial, fit_strikes, try_out_games
from rules.tcg.pairings import Pairing
from rules.tcg.players.learned.shadow_outlook import NUMBERS, POSITION, Action

pytestmark = pytest.mark.nightly

KING = Pairing(("rotk-aragorn-starter", "rotk-eomer-starter"))


def numbers(action: Action, **named: float) -> tuple[Action, tuple[float, ...]]:
    return action, tuple(named.get(name, 0.0) for name in NUMBERS[action])


def test_what_came_to_more_gets_weight_and_what_all_share_gets_none() -> None:
    """Strong minions came to 0.2 more than passing, weak ones to 0.2 less."""
    position = (1.0, *[0.0] * (len(POSITION) - 1))
    strong, weak = (numbers(Action.MINION, strength=force) for force in (1.0, -1.0))
    trials = [
        Trial(game, position, (strong, weak, numbers(Action.PASS)), (0.7, 0.3, 0.5))
        for game in range(50)
    ]
    found = fit_strikes(trials, ridge=0.01)
    weights = dict(zip((*POSITION, *NUMBERS[Action.MINION]), found[Action.MINION], strict=True))
    assert weights["strength"] > 0.19
    assert abs(weights["always"]) < 0.01
    assert not any(found[Action.EVENT])


def test_games_give_trials_of_every_game_and_the_same_ones_again() -> None:
    once = list(try_out_games([KING], [0, 1], seed=3))
    # A game without the one before it: all that is tried out follows from its number and the seed.
    assert list(try_out_games([KING], [1], seed=3)) == [trial for trial in once if trial.game == 1]
    assert {trial.game for trial in once} == {0, 1}
    for trial in once:
        assert 2 <= len(trial.actions) == len(trial.worths) <= CANDIDATES
        assert all(0 <= worth <= 1 for worth in trial.worths)
        assert Action.PASS in {action for action, _ in trial.actions}
    assert any(len(set(trial.worths)) > 1 for trial in once)
