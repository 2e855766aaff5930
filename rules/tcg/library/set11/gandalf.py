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
