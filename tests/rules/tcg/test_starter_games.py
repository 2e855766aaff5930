"""Random games of every starter deck against the others of its block: nothing breaks or is lost.

The rules by which they are played are those in force today; cards that are not written yet are
played by their numbers and keywords.
"""

import pytest

from rules.construction.starters import starter, starter_slugs
from tests.rules.tcg.random_games import assert_cards_conserved, random_game

GAMES = 4
MOST_DECISIONS = 5000


def rival(slug: str, seed: int) -> str:
    """Return a starter of the same product, another one for each seed."""
    product = slug.split("-")[0]
    rivals = [other for other in starter_slugs() if other.split("-")[0] == product]
    return rivals[seed % len(rivals)]


@pytest.mark.parametrize("slug", starter_slugs())
def test_random_games_of_a_starter_end_with_all_cards_accounted_for(slug: str) -> None:
    for seed in range(GAMES):
        decks = (starter(slug).deck, starter(rival(slug, seed)).deck)
        for decisions, game in enumerate(random_game(seed, decks=decks)):
            assert decisions < MOST_DECISIONS, f"seed {seed}: the game does not end"
            assert_cards_conserved(game.state)
            winner = game.state.winner
        assert winner in (0, 1)
