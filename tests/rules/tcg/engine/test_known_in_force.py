"""What is in force is remembered by the cards that speak, and is what would be found anew."""

import pytest

from rules.construction.starters import starter
from rules.players.random_player import RandomPlayer
from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.game import Game

# With Frodo, Reluctant Adventurer: cards played on him cost less.
WITH_RELATIONS = ("mom-gimli-starter", "rotel-boromir-starter")


@pytest.mark.parametrize(
    "slugs",
    [("rotk-aragorn-starter", "rotk-eomer-starter"), WITH_RELATIONS],
    ids=["plain", "relations"],
)
def test_what_is_remembered_is_what_would_be_found_again(slugs: tuple[str, str]) -> None:
    decks = [starter(slug).deck for slug in slugs]
    remembered = related = 0
    for seed in range(4):
        game = Game(decks, seed)
        player = RandomPlayer(seed)
        while not game.is_over():
            game.choose(player.choose(game))
            again = game.clone().state
            refresh(again)
            known = again.in_force
            remembered += known is game.state.in_force
            related += known is game.state.in_force and bool(known.relations)
            again.known_in_force = {}
            refresh(again)
            assert again.in_force == known
    assert remembered > 0
    assert bool(related) == (slugs == WITH_RELATIONS)
