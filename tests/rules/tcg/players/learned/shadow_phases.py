"""Decisions of Shadow phases in a game of planning players, for tests that go on from there."""

from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import set_up
from rules.tcg.game import Game
from rules.tcg.players.learned.plans import is_shadow_phase
from rules.tcg.players.learned.player import planning_player
from tests.expected import present
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER

DECKS = (ARAGORN_STARTER, EOMER_STARTER)


def shadow_decisions(seed: int) -> list[tuple[Game, int]]:
    """Return a game of planning players at each Shadow phase decision, and their choice."""
    game = set_up(PlaytestDescription(DECKS, ("quick", "quick"), seed), 0)
    players = [planning_player(), planning_player()]
    found = []
    while not game.is_over():
        decision = present(game.decision())
        place = players[decision.player].choose(game)
        if is_shadow_phase(game.state, decision):
            found.append((game.clone(), place))
        game.choose(place)
    return found
