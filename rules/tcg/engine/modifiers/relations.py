"""What texts in force say of two cards at once: whom a character may face, what it may bear.

Each is a function of both cards, kept by its code in `InForce.relations`.
"""

from typing import Final

from rules.tcg.engine.state.state import State

CANNOT_BEAR: Final = 0
CANNOT_FACE: Final = 1
CANNOT_FACE_BY_FREE_PEOPLES: Final = 2
CANNOT_BE_EXERTED_BY: Final = 4
# How much more the second card costs when it is played on the first.
COST_ON_BEARER: Final = 3


def related(state: State, code: int, card: int, other: int) -> int:
    """Return what the texts in force add up to for two cards; above zero where a bar holds."""
    known = state.in_force.relations
    if not known:
        return 0
    return sum(relation(state, context, card, other) for context, relation in known.get(code, ()))
