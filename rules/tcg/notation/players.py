"""Which player a sentence speaks of."""

from enum import Enum


class Player(Enum):
    """A player, as seen by the one who carries out the sentence."""

    YOU = "you"
    OPPONENT = "an opponent"
    FREE_PEOPLES = "the Free Peoples player"
    SHADOW = "a Shadow player"
    FIRST_SHADOW = "the first Shadow player"
    EACH_SHADOW = "each Shadow player"
    EACH_PLAYER = "each player"
    EACH_OPPONENT = "each opponent"
    OWNER = "its owner"
    THAT_PLAYER = "that player"
    THAT_OWNER = "the owner of that card"
