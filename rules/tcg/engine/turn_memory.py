"""What a turn remembers of its characters, in games with a card that asks for it.

Kept among the counts of uses, which are forgotten as the turn ends: a character is remembered
though it has left play.
"""

from typing import Final

from rules.tcg.engine.prints import TURN_IS_REMEMBERED
from rules.tcg.engine.state import State

WAS_ASSIGNED: Final = -1_000_001
LOST_A_SKIRMISH: Final = -1_000_002


def remember_of_turn(state: State, what: int, *cards: int) -> None:
    """Note that something happened to characters this turn."""
    if state.possible & TURN_IS_REMEMBERED:
        for card in cards:
            state.uses[(card, what, True)] = 1


def remembered(state: State, what: int) -> list[int]:
    """Return the characters to whom something happened this turn."""
    return [key[0] for key in state.uses if key[1] == what]
