"""Committing a group that is chosen as a whole, while the game asks for one card at a time."""

from rules.lcg.engine.codes import Verb
from rules.lcg.engine.decision import Decision


def place_of_next(decision: Decision, group: set[int]) -> int:
    """Return the place of the next option that commits one of a group, else of the last."""
    chosen = decision.resume[2]
    for place, option in enumerate(decision.options):
        if option.verb == Verb.COMMIT and option.card in group and option.card not in chosen:
            return place
    return len(decision.options) - 1
