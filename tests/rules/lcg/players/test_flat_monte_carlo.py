"""Flat Monte Carlo: equal deals for all macros, and the expert's choice unless clearly worse."""

import pytest

from rules.lcg.engine.codes import Question
from rules.lcg.game import Game
from rules.lcg.players.budget import Budget
from rules.lcg.players.expert import decide
from rules.lcg.players.flat_monte_carlo import FlatMonteCarloPlayer
from rules.lcg.players.macros import Macro, macros
from rules.lcg.players.rivals import FEWEST_DEALS, Rival, better_half
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
    chooser = FlatMonteCarloPlayer(7, Budget(60))
    expert = macros(game)[0]
    twin = Rival(expert)
    for seed in range(6):
        chooser.play_deal(game, expert, [twin], seed)
    assert twin.deals == 6
    assert twin.squares == 0


@pytest.mark.parametrize(
    ("gains", "better"),
    [
        ([1.0, -1.0] * 6, False),
        ([1.0, -0.8] * 6, False),
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


@pytest.mark.parametrize(
    ("gains", "hopeless"),
    [
        ([0.0, 0.0], True),
        ([-1.0, -0.2], True),
        ([-1.0, 0.2], False),
        ([0.0, 0.1], False),
        ([-0.1, 0.2], False),
    ],
)
def test_a_rival_that_gains_nothing_is_dropped(gains: list[float], hopeless: bool) -> None:
    rival = Rival(())
    for gain in gains:
        rival.count(gain)
    assert rival.is_hopeless() is hopeless


def test_the_better_half_stays() -> None:
    rivals = []
    for gain in (0.1, 0.4, -0.2, 0.3, 0.0):
        rivals.append(Rival(()))
        rivals[-1].count(gain)
    assert [rival.gains for rival in better_half(rivals)] == [0.4, 0.3, 0.1]
    assert len(better_half(rivals[:1])) == 1


def test_the_last_macros_are_compared_by_most_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sequential halving: the two that are left get more deals than equal shares would give."""
    game = game_at(Question.COMMIT, 5)
    found = macros(game)
    assert len(found) >= 6
    chooser = FlatMonteCarloPlayer(1, Budget(60))
    left: list[int] = []

    def play(game: Game, expert: Macro, rivals: list[Rival], seed: int) -> None:
        left.append(len(rivals))
        for rival in rivals:
            rival.count(found.index(rival.macro) / 100)

    monkeypatch.setattr(chooser, "play_deal", play)
    assert chooser.best_macro(game, found) == found[-1]
    assert left[0] == len(found) - 1
    assert left[-1] <= 2
    assert left == sorted(left, reverse=True)
    assert len(left) > 60 // len(found)


def test_with_too_few_playouts_the_expert_decides() -> None:
    for seed in range(4):
        game = game_at(Question.COMMIT, seed)
        found = macros(game)
        assert FlatMonteCarloPlayer(seed, Budget(FEWEST_DEALS)).best_macro(game, found) == found[0]


def test_a_budget_in_playouts_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_at(Question.COMMIT, 5)
    chooser = FlatMonteCarloPlayer(1, Budget(60))
    played: list[int] = []
    play = chooser.play_deal

    def count(*arguments: object) -> None:
        played.append(1 + len(arguments[2]))  # type: ignore[arg-type]
        play(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(chooser, "play_deal", count)
    chooser.best_macro(game, macros(game))
    assert 0 < sum(played) <= 60
