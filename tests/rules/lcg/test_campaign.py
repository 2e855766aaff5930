"""The expert game and its nightmare level."""

import pytest

from rules.lcg.campaign import ORDER, nightmare_game, play_campaign
from rules.lcg.engine.quest_progress import win
from rules.lcg.game import Game
from tests.rules.lcg.random_play import STARTERS, finish
from tests.rules.lcg.test_random_games import assert_consistent


def win_after(decisions: int):
    """Return a way to play: some choices, then the game is won."""

    def play(game: Game) -> None:
        for _ in range(decisions):
            if not game.is_over():
                game.choose(0)
        if not game.is_over():
            win(game.state)

    return play


def test_the_scores_of_three_scenarios_are_added() -> None:
    campaign = play_campaign(STARTERS[:1], 7, win_after(20))
    assert campaign.won
    assert campaign.score == sum(ended.score.total for ended in campaign.outcomes)
    assert len(campaign.outcomes) == len(ORDER)


def test_a_lost_scenario_ends_the_campaign() -> None:
    campaign = play_campaign(STARTERS[:1], 7, lambda game: finish(game, 1) and None)
    assert not campaign.won
    assert campaign.score is None
    assert len(campaign.outcomes) == 1


@pytest.mark.parametrize("number", range(20))
def test_the_nightmare_game_resets_nothing(number: int) -> None:
    decks = [STARTERS[number % 4], STARTERS[(number + 1) % 4]]
    before = Game(decks, ORDER[0], number)
    for place in range(60):
        if not before.is_over():
            before.choose(place % len(before.options()))
    if before.is_over():
        return
    win(before.state)
    game = nightmare_game(before, decks, ORDER[2], number)
    old, new = before.state, game.state
    assert_consistent(new)
    assert new.round <= 1
    assert [len(pile) for pile in new.discards] >= [len(pile) for pile in old.discards]
    for player in old.order:
        assert new.threat[player] >= old.threat[player]
        assert set(new.heroes[player]) | {new.prisoner} >= set(old.heroes[player])
        for card in new.characters(player):
            assert new.damage[card] >= old.damage[card]
        assert set(old.hands[player]) <= set(new.hands[player])
    assert finish(game, number).is_over()
