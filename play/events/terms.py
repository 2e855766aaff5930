"""How an event is played, as its organiser chooses it before anybody comes."""

from dataclasses import dataclass
from math import ceil, log2
from typing import Final

MAX_ROUNDS: Final = 10
# Players who may be left for single elimination after Swiss rounds; 0 for none.
CUTS: Final = (0, 2, 4, 8)
MAX_ROUND_DAYS: Final = 30


class TermsRefused(ValueError):
    """Terms that no event can have; the message says why."""


@dataclass(frozen=True, slots=True)
class EventTerms:
    """How an event is played.

    The players meet in `rounds` Swiss rounds, or in as many as their number needs; then the best
    `cut` of them in single elimination. With `elimination` all do so from the start.
    `play.models.Event` describes the rest.
    """

    rounds: int | None = None
    cut: int = 0
    elimination: bool = False
    open_lists: bool = False
    check_in: bool = False
    round_days: int = 0

    def as_fields(self, players: int) -> dict[str, object]:
        """Return the fields of an event of this many players. Raise TermsRefused."""
        if self.elimination:
            rounds, cut = 0, players
        else:
            rounds = max(1, ceil(log2(players))) if self.rounds is None else self.rounds
            cut = self.cut
        if not self.elimination and not 1 <= rounds <= MAX_ROUNDS:
            raise TermsRefused(f"An event has 1 to {MAX_ROUNDS} Swiss rounds.")
        if not self.elimination and cut not in CUTS:
            raise TermsRefused("Elimination is for the top 2, 4 or 8.")
        if cut > players:
            raise TermsRefused(f"There are only {players} players for a top {cut}.")
        if not 0 <= self.round_days <= MAX_ROUND_DAYS:
            raise TermsRefused(f"A round of a league lasts 1 to {MAX_ROUND_DAYS} days.")
        return {
            "rounds": rounds,
            "cut": cut,
            "open_lists": self.open_lists,
            "check_in": self.check_in,
            "round_days": self.round_days,
        }


USUAL: Final = EventTerms()
