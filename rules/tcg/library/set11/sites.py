"""Sites of *Shadows*."""

from rules.tcg.notation.language import *

card("11 S 232", "Cavern Entrance", forbids(each_player, Forbidden.USE_ABILITIES, phase=skirmish))

card(
    "11 S 234",
    "Crags of Emyn Muil",
    each_time(
        the_fellowship_moves_from_here,
        given(is_(this, in_region(2)), during(regroup)),
        wound(each(companion)),
    ),
)

card(
    "11 S 257",
    "Rohan Uplands",
    while_(during(archery), gets(all_of_these(uruk_hai_culture, minion), takes_no_wounds)),
)
