"""Gandalf of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R+ 26",
    "Radagast, The Brown",
    move_limit(+1),
    each_time(
        the_fellowship_moves,
        given(during(regroup)),
        makes(each_opponent, may(discard_from_hand(2) >> draw(2))),
    ),
)
