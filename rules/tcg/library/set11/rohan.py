"""Rohan of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 U 145",
    "Éomer, Guardian of the Eastmark",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    each_time(the_fellowship_moves, may(exert(this) >> return_to_hand(a(minion)))),
)

card(
    "11 U 159",
    "Théoden, King of the Eorlingas",
    while_(can_spot(gandalf_culture, companion), gets(this, muster)),
    while_(at(battleground | plains), gets(all_of_these(rohan, man), strength(+1))),
)
