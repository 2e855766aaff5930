"""Dunland of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R+ 2",
    "Freca, Hungry Savage",
    when_played(may(spot(other(dunland, man)) >> take_control())),
    each_time(is_killed(this), have(free_peoples_player, may(liberate()))),
)
