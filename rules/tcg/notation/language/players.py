"""Players: who acts, and whose cards."""

from rules.tcg.notation.players import Player

__all__ = [
    "an_opponent",
    "each_opponent",
    "each_player",
    "each_shadow_player",
    "first_shadow_player",
    "free_peoples_player",
    "its_owner",
    "shadow_player",
    "that_cards_owner",
    "that_player",
    "you",
]


you = Player.YOU
an_opponent = Player.OPPONENT
free_peoples_player = Player.FREE_PEOPLES
shadow_player = Player.SHADOW
first_shadow_player = Player.FIRST_SHADOW
each_shadow_player = Player.EACH_SHADOW
each_player = Player.EACH_PLAYER
each_opponent = Player.EACH_OPPONENT
its_owner = Player.OWNER
that_player = Player.THAT_PLAYER
that_cards_owner = Player.THAT_OWNER
