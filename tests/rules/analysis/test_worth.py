"""Options are compared in the same deals, and what follows depends on nothing else."""

from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from rules.analysis.kinds import RULESETS
from rules.analysis.worth import paired_gain, play_deals, won
from rules.construction import Game
from rules.protocol import Game as AnyGame
from tests.rules.analysis.recorded_games import recorded_game


def position(game: Game) -> tuple[AnyGame, int]:
    """Return a position late in a game, and who must choose."""
    recorded = recorded_game(game)
    for step, found in enumerate(recorded.replay()):
        if step >= len(recorded.choices) - 12 and found.decision() is not None:
            return found.clone(), found.decision().player
    raise AssertionError("the game is long enough")


@pytest.mark.parametrize("game", Game)
def test_more_deals_go_on_where_the_first_ones_ended(game: Game) -> None:
    found, seat = position(game)
    lines = [(option,) for option in found.options()[:2]]
    ruleset = RULESETS[game]

    def play(deals: range) -> list[list[float]]:
        played = play_deals(ruleset, found, seat, lines, crew=ruleset.quick, deals=deals, seed=3)
        return [won(each) for each in played]

    first, rest, whole = play(range(2)), play(range(2, 4)), play(range(4))
    assert [one + other for one, other in zip(first, rest, strict=True)] == whole


def test_processes_that_share_the_deals_find_what_one_finds() -> None:
    found, seat = position(Game.TCG)
    ruleset = RULESETS[Game.TCG]
    lines = [(option,) for option in found.options()[:2]]

    def play(pool: Executor | None) -> list[list[float]]:
        played = play_deals(
            ruleset, found, seat, lines, crew=ruleset.quick, deals=range(4), seed=3, pool=pool
        )
        return [won(each) for each in played]

    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        assert play(pool) == play(None)


def test_the_same_line_twice_gains_nothing() -> None:
    found, seat = position(Game.TCG)
    ruleset = RULESETS[Game.TCG]
    line = (found.options()[0],)
    one, other = play_deals(
        ruleset, found, seat, [line, line], crew=ruleset.quick, deals=range(3), seed=3, watch=True
    )
    assert one == other
    assert paired_gain(won(one), won(other)) == (0, 0)


def test_an_option_that_is_not_offered_is_refused() -> None:
    found, seat = position(Game.TCG)
    ruleset = RULESETS[Game.TCG]
    with pytest.raises(ValueError, match="tuple"):
        play_deals(ruleset, found, seat, [("nothing",)], crew=ruleset.quick, deals=range(1), seed=3)
