"""What may not be done: bans of cards in force, asked where the thing is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rules.tcg.engine.state import State

PLAY_CARD: Final = 0
USE_ABILITY: Final = 1
LOOK_AT_HANDS: Final = 2
ADD_BURDENS: Final = 3
REMOVE_BURDENS: Final = 4
ADD_THREATS: Final = 5
REMOVE_THREATS: Final = 6
MOVE_AGAIN: Final = 7
CANCEL_SKIRMISH: Final = 8
HEAL: Final = 9
DRAW: Final = 10
REPLACE_SITE: Final = 13
PREVENT_WOUNDS: Final = 14
STAY: Final = 16
DISCARD: Final = 18
PLAY_FROM_PILES: Final = 19
# Not a player's doing: the phase (in the place of the card) that is left out, initiative, the
# twilight cost of a transfer, and winning at site 9 before the Shadow players reconcile.
SKIP_PHASE: Final = 11
HAVE_INITIATIVE: Final = 12
PAY_FOR_TRANSFER: Final = 15
WIN_BEFORE_RECONCILING: Final = 17


def is_forbidden(state: State, player: int, what: int, card: int = -1) -> bool:
    """Whether a card in force keeps a player from doing something, with this card."""
    return any(ban(state, source, player, what, card) for source, ban in state.in_force.bans)
