"""Sauron of *Ents of Fangorn*."""

from rules.tcg.library.own.naming_cultures import name_three_cultures
from rules.tcg.notation.language import *

card(
    "6 C 98",
    "Banner of the Eye",
    bearer_must_be(sauron, orc),
    each_time(wins_skirmish(bearer), may(add_twilight(number_of(site, you_control)))),
)

card(
    "6 C 99",
    "Corpse Lights",
    ability(
        skirmish,
        exert(this)
        >> make(
            a((sauron & minion) | (twilight_keyword & minion)),
            strength(number_of(twilight_keyword, minion)),
        ),
    ),
)

card("6 C 100", "Dead Ones", to_play(either(remove_burdens(1), spot(twilight_keyword, minion))))

card(
    "6 R 101",
    "Gate Picket",
    ability(maneuver, exert(2, this) >> name_three_cultures),
)

card(
    "6 C 102",
    "Gate Sentry",
    ability(maneuver, exert(2, this) + spot(other(sauron, minion)) >> discard(a(condition))),
)

card(
    "6 R 103",
    "Gate Troll",
    while_(can_spot(troll), gets(this, twilight_cost(-4))),
    gets(this, strength(number_of(other(sauron, minion)))),
)

card(
    "6 U 104",
    "Orc Insurgent",
    ability(
        shadow,
        exert(this)
        >> draw(over(2, number_of_cultures(free_peoples)))
        + add_twilight(over(2, number_of_cultures(free_peoples))),
    ),
)

card(
    "6 U 105",
    "Peril",
    ability(
        regroup,
        exert(a(sauron, orc))
        >> play(from_hand(nazgul | (sauron & minion)), comes_exhausted, cost=-4),
    ),
)

card(
    "6 R 106",
    "Troll of Udûn",
    while_(can_spot(troll), gets(this, twilight_cost(-4))),
    ability(skirmish, discard_from_hand(1, sauron) >> make(this, strength(+1))),
)

card("6 U 107", "Troll's Chain", bearer_must_be(sauron, troll), when_played(may(draw(1))))

card(
    "6 C 108",
    "Wisp of Pale Sheen",
    ability(
        regroup,
        spot(other((sauron & minion) | (twilight_keyword & minion))) + discard(this)
        >> add_burdens(1),
    ),
)
