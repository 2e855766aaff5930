"""How likely a player is to win once fights are over."""

from typing import Any

import pytest

from rules.tcg.engine.state.codes import REGROUP
from rules.tcg.players.learned.regroup_outlook import SIDE, TABLE, weigh_side, weigh_table
from rules.tcg.players.learned.regroup_value import chance_at_regroup
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


def after_fights(**table: Any) -> Scene:
    laid = {"fellowship": [ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN], "site": 4, **table}
    scene = Scene(**laid)
    scene.state.phase = REGROUP
    return scene


def chance(scene: Scene) -> float:
    return chance_at_regroup(scene.state, FREE_PEOPLES)


def test_every_number_has_a_name() -> None:
    state = after_fights(minions=[DESERT_NOMAD], hand=[DESERT_VILLAIN]).state
    assert len(weigh_side(state, FREE_PEOPLES)) == len(SIDE)
    assert len(weigh_table(state)) == len(TABLE)
    side = dict(zip(SIDE, weigh_side(state, FREE_PEOPLES), strict=True))
    assert side["companions"] == 2 / 4
    assert side["minions in hand"] == 1 / 3
    assert dict(zip(TABLE, weigh_table(state), strict=True))["minions"] == 1 / 3


@pytest.mark.parametrize(
    "worse",
    [
        {"burdens": 5},
        {"fellowship": [ARAGORN_DRIVEN_BY_NEED]},
        {"site": 2},
        {"shadow_hand": [SOUTHRON_CAPTAIN, DESERT_VILLAIN, DESERT_NOMAD]},
    ],
)
def test_burdens_losses_delay_and_a_shadow_with_minions_are_worse(worse: dict[str, Any]) -> None:
    assert chance(after_fights(**worse)) < chance(after_fights())


def test_an_exhausted_companion_is_worse_than_an_unhurt_one() -> None:
    exhausted = after_fights().wound(ARAGORN_DRIVEN_BY_NEED, 3)
    assert chance(exhausted) < chance(after_fights())


def test_what_one_wins_the_other_loses() -> None:
    state = after_fights().state
    both = chance_at_regroup(state, FREE_PEOPLES) + chance_at_regroup(state, SHADOW)
    assert both == pytest.approx(1)


def test_a_game_that_is_over_is_won_or_lost() -> None:
    state = after_fights().state
    state.ending, state.winner = "killed", SHADOW
    assert chance_at_regroup(state, SHADOW) == 1
    assert chance_at_regroup(state, FREE_PEOPLES) == 0
