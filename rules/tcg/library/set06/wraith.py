"""The Wraiths of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 U 86",
    "Úlairë Lemenya, Winged Hunter",
    ability(
        regroup, exert(this) + discard_from_hand(3) >> return_to_hand(a(companion, ~ring_bearer))
    ),
)
