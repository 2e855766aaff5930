"""Dunland of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 U 1",
    "Dunlending Rampager",
    when_played(makes(free_peoples_player, may(discard_from_hand(2) >> discard(this)))),
)
