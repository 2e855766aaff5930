"""Whole games of random choices, for tests that look at every decision."""

import random
from collections.abc import Iterator, Sequence

from lab.tcg.drawn.decks import POOLS, drawn_deck
from rules.tcg.deck import TcgDeck
from rules.tcg.engine.state.codes import Question
from rules.tcg.engine.state.state import State
from rules.tcg.engine.zones.conservation import misplaced_cards
from rules.tcg.game import CURRENT_EDITION, Game
from tests.expected import present
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER

DECKS = (ARAGORN_STARTER, EOMER_STARTER)
USUAL_BIDS = 4


def decks_for(players: int) -> tuple[TcgDeck, ...]:
    """Return a deck for each player, the two starters in turn."""
    return tuple(DECKS[player % 2] for player in range(players))


def drawn_game(seed: int) -> Iterator[Game]:
    """Yield a random game of two decks that are drawn from all cards of a pool, pools in turn."""
    pool = tuple(POOLS)[seed % len(POOLS)]
    decks = [drawn_deck(pool, random.Random(seed * 10 + seat)) for seat in range(2)]
    return random_game(seed, decks=decks)


def random_place(game: Game, dice: random.Random) -> int:
    """Return the place of a random option; bids are low, as players bid, so that games last."""
    count = len(game.options())
    if present(game.decision()).question == Question.BID:
        return dice.randrange(min(count, USUAL_BIDS))
    return dice.randrange(count)


def random_game(
    seed: int,
    players: int = 2,
    edition: str = CURRENT_EDITION,
    decks: Sequence[TcgDeck] = (),
) -> Iterator[Game]:
    """Yield a game before each of its random choices and once more when it is over."""
    game = Game(decks or decks_for(players), seed, edition)
    dice = random.Random(seed)
    while not game.is_over():
        yield game
        game.choose(random_place(game, dice))
    yield game


def assert_cards_conserved(state: State) -> None:
    """Every card is in exactly one place, or in the void while it is being played."""
    assert misplaced_cards(state) == []
