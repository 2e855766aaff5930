"""Sauron of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 R 100",
    "Grishnákh, Orc Captain",
    gets(all_of_these(sauron, orc), site_number(-3)),
    ability(
        shadow,
        exert(this, 2) + spot(other(sauron, orc))
        >> unless(free_peoples_player, add_burdens(2), draw(3)),
    ),
)

card(
    "5 C 106",
    "Orc Infantry",
    ability(regroup, spot(sauron, condition) + discard(this) >> take_control()),
)
