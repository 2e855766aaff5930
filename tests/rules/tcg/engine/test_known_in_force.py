"""What is in force is remembered by the cards that speak, and is what would be found anew."""

from rules.construction.starters import starter
from rules.players.random_player import RandomPlayer
from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.game import Game


def test_what_is_remembered_is_what_would_be_found_again() -> None:
    decks = [starter(slug).deck for slug in ("rotk-aragorn-starter", "rotk-eomer-starter")]
    remembered = 0
    for seed in range(4):
        game = Game(decks, seed)
        player = RandomPlayer(seed)
        while not game.is_over():
            game.choose(player.choose(game))
            again = game.clone().state
            refresh(again)
            known = again.in_force
            remembered += known is game.state.in_force
            again.known_in_force = {}
            refresh(again)
            assert again.in_force == known
    assert remembered > 0
