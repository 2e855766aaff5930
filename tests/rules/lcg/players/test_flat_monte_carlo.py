"""Flat Monte Carlo: equal deals for all macros, and the expert's choice unless clearly worse."""

import pytest

from rules.lcg.engine.codes import Question
from rules.lcg.game import Game
from rules.lcg.players.expert import decide
from rules.lcg.players.flat_monte_carlo import FEWEST_DEALS, FlatMonteCarloPlayer, Rival
from rules.lcg.players.macros import macros
from rules.lcg.players.search import Budget
from tests.rules.lcg.random_play import SLUGS, STARTERS


def game_at(question: int, seed: int) -> Game:
    """Return a game by expert rules at its first decision of a kind."""
    game = Game(STARTERS[:2], SLUGS[0], seed)
    while True:
        decision = game.decision()
        assert decision is not None
        if decision.question == question and len(macros(game)) > 2:
            return game
        game.choose(decide(game.state))


def test_equal_macros_end_each_deal_alike() -> None:
    """They get the same hidden cards and the same dice, so nothing but the choice differs."""
    game = game_at(Question.COMMIT, 3)
    chooser = FlatMonteCarloPlayer(7)
    expert = macros(game)[0]
    twin = Rival(expert)
    for seed in range(6):
        chooser._play_deal(game, expert, [twin], seed)
    assert twin.deals == 6
    assert twin.squares == 0


@pytest.mark.parametrize(
    ("gains", "better"),
    [
        ([1.0] + [0.0] * 11, False),
        ([1.0, -1.0] * 6, False),
        ([1.0, 0.0] * 6, True),
        ([0.1] * (FEWEST_DEALS - 1), False),
        ([0.1] * FEWEST_DEALS, True),
    ],
)
def test_a_rival_must_be_better_by_more_than_chance(gains: list[float], better: bool) -> None:
    rival = Rival(())
    for gain in gains:
        rival.count(gain)
    assert rival.is_better() is better


def test_with_too_few_playouts_the_expert_decides() -> None:
    for seed in range(4):
        game = game_at(Question.COMMIT, seed)
        found = macros(game)
        assert FlatMonteCarloPlayer(seed, Budget(FEWEST_DEALS)).best_macro(game, found) == found[0]


def test_a_budget_in_playouts_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_at(Question.COMMIT, 5)
    chooser = FlatMonteCarloPlayer(1, Budget(60))
    played: list[int] = []
    play = chooser._play_deal

    def count(*arguments: object) -> None:
        played.append(1 + len(arguments[2]))  # type: ignore[arg-type]
        play(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(chooser, "_play_deal", count)
    chooser.best_macro(game, macros(game))
    assert 0 < sum(played) <= 60
