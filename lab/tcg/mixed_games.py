"""Games for fits whose players should know more than starter decks: some with drawn decks."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from lab.tcg.drawn.decks import drawn_deck
from rules.playtest.tcg.game import set_up
from rules.tcg.game import Game
from rules.tcg.pairings import Pairing, describe, two_starters

# Of most fits: the cards of three blocks, and all cards.
POOLS: Final = ("fellowship", "towers", "king", "all")


def mixed_game(
    number: int, seed: int, dice: Random, drawn: float, pools: Sequence[str] = POOLS
) -> Game:
    """Return a game of two starter decks of a block, or of decks drawn from one of the pools.

    `drawn` is the share of games with drawn decks.
    """
    if dice.random() >= drawn:
        return set_up(describe(dice.choice(starters()), seed), number)
    pool = dice.choice(pools)
    return Game([drawn_deck(pool, dice) for _ in range(2)], dice.getrandbits(63))


@cache
def starters() -> tuple[Pairing, ...]:
    """Return every two starter decks that meet."""
    return tuple(two_starters())
