"""Decisions of Shadow phases in a game of planners, for tests of players that go on from there."""

from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import set_up
from rules.tcg.game import Game
from rules.tcg.players.learned.planner import is_shadow_phase
from rules.tcg.players.learned.player import planner
from tests.expected import present
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER

DECKS = (ARAGORN_STARTER, EOMER_STARTER)


def shadow_decisions(seed: int) -> list[tuple[Game, int]]:
    """Return a game of planners at each decision of its Shadow phases, and their own choice."""
    game = set_up(PlaytestDescription(DECKS, ("quick", "quick"), seed), 0)
    players = [planner(), planner()]
    found = []
    while not game.is_over():
        decision = present(game.decision())
        place = players[decision.player].choose(game)
        if is_shadow_phase(game.state, decision):
            found.append((game.clone(), place))
        game.choose(place)
    return found
