"""What may not be done: bans of cards in force, asked where the thing is done."""

from typing import Final

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
CHANGE_CULTURE_TOKENS: Final = 20
DISCARD_FROM_HAND_OR_DECK: Final = 21
# Using a special ability that is a response: "skirmish special abilities" are none of those.
USE_RESPONSE: Final = 23
# Not a player's doing: the phase (in the place of the card) that is left out, initiative, the
# twilight cost of a transfer, winning at site 9 before the Shadow players reconcile, and saying
# which skirmish is fought next.
SKIP_PHASE: Final = 11
HAVE_INITIATIVE: Final = 12
PAY_FOR_TRANSFER: Final = 15
WIN_BEFORE_RECONCILING: Final = 17
ORDER_SKIRMISHES: Final = 22
