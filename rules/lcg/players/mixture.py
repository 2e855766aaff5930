"""A different player for each stage of the round."""

from collections.abc import Mapping

from rules.lcg.game import Game
from rules.lcg.players.stages import Stage, stage_of
from rules.players.player import Player


class MixturePlayer:
    """Lets another player choose at each stage."""

    def __init__(self, players: Mapping[Stage, Player], otherwise: Player) -> None:
        self._players = dict(players)
        self._otherwise = otherwise

    def choose(self, game: Game) -> int:
        """Return the place of the option that the stage's player chooses."""
        decision = game.decision()
        assert decision is not None, "the game waits for no choice"
        player = self._players.get(stage_of(decision.question), self._otherwise)
        return player.choose(game)
