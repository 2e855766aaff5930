"""A different player for each stage of the round."""

from collections.abc import Mapping

from rules.lcg.game import Game
from rules.lcg.players.stages import Stage, stage_of
from rules.players.player import Player
from rules.players.telling import Comparison, follow, tell


class MixturePlayer:
    """Lets another player choose at each stage."""

    def __init__(self, players: Mapping[Stage, Player], otherwise: Player) -> None:
        self._players = dict(players)
        self._otherwise = otherwise

    def choose(self, game: Game) -> int:
        """Return the place of the option that the stage's player chooses."""
        return self._player(game).choose(game)

    def follow(self, game: Game, place: int) -> None:
        """Let the stage's player remember its choice."""
        follow(self._player(game), game, place)

    def tell(self, game: Game) -> Comparison | None:
        """Return what the stage's player compares; None where it can't say."""
        return tell(self._player(game), game)

    def _player(self, game: Game) -> Player:
        decision = game.decision()
        assert decision is not None, "the game waits for no choice"
        return self._players.get(stage_of(decision.question), self._otherwise)
