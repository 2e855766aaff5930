"""Two players by block: the decks they meet with, and players of another checkout."""

import pytest

from lab.tcg.by_block import play_pool, play_pools
from lab.tcg.other_checkout import OtherCheckoutPlayer, OtherRules
from rules.kernel import ROOT
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import set_up
from rules.tcg.facts.sets import SetBlock
from rules.tcg.players.naming import player
from rules.tcg.pools import pools

pytestmark = pytest.mark.nightly


def description(seed: int = 3) -> PlaytestDescription:
    first, second, *_ = pools()["king-published"].decks.values()
    return PlaytestDescription((first, second), ("easy", "easy"), seed)


def test_each_block_has_starters_and_four_have_published_decks() -> None:
    kinds = [name.rpartition("-")[2] for name in pools()]
    assert kinds == ["starters"] * len(SetBlock) + ["published"] * 4
    assert all(len(pool.decks) >= 2 for pool in pools().values())


def test_equal_players_win_as_often_as_they_lose() -> None:
    result = play_pool(range(10), "king-published", ("easy", "easy"), seed=4)
    assert (result.wins, result.games) == (5, 10)


def test_processes_play_the_same_games() -> None:
    names, players = ["hunters-starters"], ("easy", "random")
    alone, shared = (list(play_pools(names, players, 20, 1, workers)) for workers in (1, 2))
    assert alone == shared


def test_a_player_of_another_checkout_plays_as_it_would_there() -> None:
    """Here the other checkout is this one."""
    game = set_up(description(), 0)
    here = player("easy", 1)
    there = OtherCheckoutPlayer(ROOT, "easy", description(), 0, 1)
    while (decision := game.decision()) is not None:
        place = here.choose(game)
        if decision.player == 1:
            assert there.choose(game) == place
        game.choose(place)


def test_a_checkout_with_other_rules_is_refused() -> None:
    """Another game stands for them: its choices are not those of the one that is played."""
    game = set_up(description(), 0)
    stranger = OtherCheckoutPlayer(ROOT, "easy", description(seed=4), 0, 1)
    here = player("easy", 1)

    def play() -> None:
        while game.decision() is not None:
            stranger.choose(game)
            game.choose(here.choose(game))

    with pytest.raises(OtherRules):
        play()
