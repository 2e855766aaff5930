"""The player that takes any legal option, each as likely as the next."""

from rules import rng
from rules.players.player import Playable


class RandomPlayer:
    """Chooses evenly among the options, with dice of its own."""

    __slots__ = ("_dice",)

    def __init__(self, seed: int) -> None:
        self._dice = rng.seeded(seed)

    def choose(self, game: Playable) -> int:
        """Return the place of an option, each as likely as the next."""
        self._dice, place = rng.below(self._dice, len(game.options()))
        return place
