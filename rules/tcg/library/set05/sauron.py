"""Sauron of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card("5 C 98", "Gate Trooper", when_played(may(exert(this) + spot(5, burdens) >> draw(1))))

card("5 C 99", "Gate Veteran", when_played(may(exert(this) + spot(6, companion) >> draw(1))))

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
    "5 U 104",
    "Orc Cutthroat",
    gets(all_of_these(sauron, orc), site_number(-3)),
    ability(
        skirmish,
        discard(another(sauron, orc)) + exert(this)
        >> wound(a(companion, skirmishing_against(this))),
    ),
)

card(
    "5 C 106",
    "Orc Infantry",
    ability(regroup, spot(sauron, condition) + discard(this) >> take_control()),
)

card(
    "5 C 108",
    "Orc Pursuer",
    gets(all_of_these(sauron, orc), site_number(-1)),
    when_played(may(exert(this) + remove_twilight(2) >> draw(1))),
)

card(
    "5 C 109",
    "Orc Runner",
    gets(all_of_these(sauron, orc), site_number(-1)),
    when_played(may(exert(this) + discard_from_hand(2) >> draw(1))),
)
