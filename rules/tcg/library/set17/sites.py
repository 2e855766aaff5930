"""Sites of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 U 145",
    "Dol Guldur",
    ability(
        regroup,
        exert(a(your, minion)) + remove_threats(1)
        >> makes(free_peoples_player, discard(a(your, condition))),
    ),
)

card(
    "17 U 147",
    "Imladris",
    each_time(the_fellowship_moves_here, given(is_(this, sanctuary)), remove_burdens(2)),
)
