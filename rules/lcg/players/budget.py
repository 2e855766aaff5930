"""How much a search may spend on a decision."""

from dataclasses import dataclass
from typing import Final

# What a player alone may spend, where two may spend 1.
ALONE: Final = 5.0


@dataclass(frozen=True, slots=True)
class Budget:
    """The playouts of a decision. One that `adapts` is meant for two players."""

    playouts: int
    adapts: bool = False

    def at_table(self, players: int) -> "Budget":
        """Return the budget for a number of players.

        Each further player has decisions of their own and makes each playout longer. So a game of
        four takes about as long as one of two.
        """
        if not self.adapts:
            return self
        share = ALONE if players == 1 else 4 / players**2
        return Budget(max(1, int(self.playouts * share)))

    def for_actions(self) -> "Budget":
        """Return the budget of a decision that comes up more often and matters less."""
        return Budget(max(1, self.playouts // 2))
