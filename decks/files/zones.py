"""Where a card stands in its deck."""

from enum import StrEnum


class Group(StrEnum):
    """A part of a deck that files list cards under."""

    RING_BEARER = "ring-bearer"
    RING = "ring"
    SITES = "sites"
    DRAW_DECK = "draw deck"
    HEROES = "heroes"
    PLAYER_DECK = "player deck"
    SIDE_BOARD = "side board"


LCG_GROUPS = frozenset({Group.HEROES, Group.PLAYER_DECK, Group.SIDE_BOARD})
ALONE = frozenset({Group.RING_BEARER, Group.RING})
