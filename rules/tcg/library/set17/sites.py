"""Sites of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 U 145",
    "Dol Guldur",
    ability(
        regroup,
        exert(a(your, minion)) + remove_threats(1)
        >> have(free_peoples_player, discard(a(your, condition))),
    ),
)

card(
    "17 U 146",
    "Falls of Rauros",
    each_time(
        the_fellowship_moves_here,
        given(is_(this, in_region(2))),
        have(free_peoples_player, remove_from_game(from_dead_pile())),
    ),
)

card(
    "17 U 147",
    "Imladris",
    each_time(the_fellowship_moves_here, given(is_(this, sanctuary)), remove_burdens(2)),
)

card(
    "17 U 148",
    "Nurn",
    while_(is_(this, you_control), gets(your & hunter_keyword & minion, strength(+1))),
)
