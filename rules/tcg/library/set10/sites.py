"""Sites of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 U 119",
    "Steward's Tomb",
    forbids(each_player, Forbidden.PREVENT_WOUNDS),
    forbids(each_player, Forbidden.HEAL),
    forbids(each_player, Forbidden.REMOVE_BURDENS),
)
