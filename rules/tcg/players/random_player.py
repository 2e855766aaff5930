"""The random player of the TCG: any legal option, but bids as a player might."""

from typing import Any, Final

from rules import rng
from rules.players.random_player import RandomPlayer
from rules.tcg.engine.state.codes import Question
from rules.tcg.engine.state.decision import Decision

# Nobody bids away a third of the Ring-bearer's resistance before the first turn.
HIGHEST_BID: Final = 2


class BiddingRandomPlayer(RandomPlayer):
    """Chooses evenly among the options; of the bids, only among the lowest."""

    __slots__ = ()

    def choose(self, game: Any) -> int:
        """Return the place of an option, each as likely as the next."""
        decision: Decision = game.pending()
        is_bid = decision.question == Question.BID
        bound = HIGHEST_BID + 1 if is_bid else len(decision.options)
        self._dice, place = rng.below(self._dice, bound)
        return place
