"""What a turn remembers of its characters, in games with a card that asks for it.

Kept among the counts of uses, which are forgotten as the turn ends: a character is remembered
though it has left play.
"""

from typing import Final

from rules.tcg.engine.state.prints import TURN_IS_REMEMBERED
from rules.tcg.engine.state.state import State

WAS_ASSIGNED: Final = -1_000_001
LOST_A_SKIRMISH: Final = -1_000_002
# Less the number of the character a minion was assigned to.
_WAS_ASSIGNED_TO: Final = -2_000_000
PLAYED_FROM_SITE: Final = -1_000_003
WON_A_SKIRMISH: Final = -1_000_004
PUT_BY_SHADOW: Final = -1_000_005
PLAYED_FROM_HAND: Final = -1_000_006
_HAD_INITIATIVE: Final = -1_000_009
PLAYED_FROM_DECK: Final = -1_000_007
# Counts one more than the number of the card it was stacked on.
PLAYED_FROM_STACK: Final = -1_000_008


def remember_of_turn(state: State, what: int, *cards: int) -> None:
    """Note that something happened to characters this turn."""
    if state.possible & TURN_IS_REMEMBERED:
        for card in cards:
            state.uses[(card, what, True)] = 1


def remembered(state: State, what: int) -> list[int]:
    """Return the characters to whom something happened this turn."""
    return [key[0] for key, count in state.uses.items() if key[1] == what and count]


def remember_pair(state: State, character: int, minion: int) -> None:
    """Note that these two were assigned to skirmish each other this turn."""
    if state.possible & TURN_IS_REMEMBERED:
        state.uses[(minion, _WAS_ASSIGNED_TO - character, True)] = 1


def were_assigned(state: State, character: int, minion: int) -> bool:
    """Whether these two were assigned to skirmish each other this turn."""
    return (minion, _WAS_ASSIGNED_TO - character, True) in state.uses


def had_initiative(state: State) -> int:
    """Return whether the active player had initiative when it was last noted; -1 if never."""
    # In the place of a card: a number that no card has.
    return state.uses.get((-1 - state.active, _HAD_INITIATIVE, True), -1)


def note_initiative(state: State, has_it: int) -> None:
    """Note whether the active player has initiative."""
    state.uses[(-1 - state.active, _HAD_INITIATIVE, True)] = has_it


def host_played_from(state: State, card: int) -> int:
    """Return the card that a card was stacked on when it was played; -1 if it was not stacked."""
    return state.uses.get((card, PLAYED_FROM_STACK, True), 0) - 1
