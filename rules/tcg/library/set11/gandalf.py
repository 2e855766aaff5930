"""Gandalf of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 C 31",
    "Final Account",
    to_play(exert(a(gandalf_culture, wizard))),
    event(
        fellowship,
        discard_from_hand(2)
        >> take_into_hand(from_discard_pile(free_peoples))
        + take_into_hand(from_discard_pile(shadow_side)),
    ),
)

card(
    "11 S 33",
    "Gandalf, Leader of the Company",
    while_(at(in_region(1)), gets(other(companion), strength(+2))),
    while_(at(in_region(2)), gets(companion, strength(+1))),
    while_(at(in_region(3)), gets(this, strength(+2))),
)
