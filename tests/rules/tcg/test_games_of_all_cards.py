"""Games of decks drawn at random from all written cards: no exception, bounded, conserved.

The ordinary run plays some of each block by random players and by rules of thumb; thousands are
played by `-m nightly`.
"""

import random

import pytest

from rules.playtest.playing import play_out
from rules.tcg.game import Game
from rules.tcg.players.naming import player
from rules.tcg.vocabulary import Block
from tests.rules.tcg.made_decks import BLOCKS, made_deck
from tests.rules.tcg.random_games import assert_cards_conserved

EACH_BLOCK = pytest.mark.parametrize("block", BLOCKS)
EACH_PLAYER = pytest.mark.parametrize("name", ["random", "rules"])
# Choices in a game; by rules of thumb they take about 300.
BOUND = 4_000


def play(block: Block, name: str, seed: int, seats: int = 2) -> Game:
    """Play a game of made decks to its end."""
    dice = random.Random(f"{block} {seed}")
    decks = [made_deck(block, dice) for _ in range(seats)]
    game = Game(decks, seed)
    play_out(game, [player(name, seed + place) for place in range(seats)])
    return game


@EACH_BLOCK
@EACH_PLAYER
@pytest.mark.parametrize("part", range(4))
def test_games_of_made_decks_end(block: Block, name: str, part: int) -> None:
    for seed in range(10 * part, 10 * part + 10):
        game = play(block, name, seed, seats=2 + (seed % 10 == 0))
        assert game.is_over()
        assert len(game.state.choices) < BOUND, seed
        assert_cards_conserved(game.state)
