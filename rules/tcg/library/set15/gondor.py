"""Gondor of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 S 54",
    "Aragorn, Swift Hunter",
    ability(skirmish, exert(this) >> make(a(hunter_keyword, companion), strength(+1))),
)

card(
    "15 U 57",
    "Damrod, Dúnadan of Gondor",
    at_start_of(fellowship, may(add_twilight(1) >> heal(a(ranger)))),
)

card(
    "15 C 59",
    "Dúnedain of the South",
    each_time(wins_skirmish(this), may(make(a(gondor, ranger), strength(+2), until=regroup))),
)

card(
    "15 C 62",
    "Ithilien Blade",
    bearer_must_be(gondor, man),
    while_(can_spot(roaming, minion), gets(bearer, strength(+1))),
    ability(maneuver, exert(bearer, 2) >> discard(a(roaming, minion))),
)

card(
    "15 C 65",
    "No Quicker Path",
    each_time(
        wins_skirmish(titled("Aragorn")),
        may(make(a(hunter_keyword, companion, dwarven | elven), strength(+1), until=regroup)),
    ),
    ability(skirmish, discard(this) >> make(a(gondor, man), strength(+2))),
)

card(
    "15 C 68",
    "Ranger's Cloak",
    bearer_must_be(gondor, man),
    while_(
        is_(bearer, ranger) | at(forest),
        gets(all_of_these(minion, skirmishing_against(bearer)), site_number(+2)),
    ),
    ability(
        skirmish,
        either(add_threats(1), exert(bearer))
        >> make(a(minion, skirmishing_against(gondor, man)), site_number(+2)),
    ),
)

card(
    "15 C 69",
    "Silent Traveler",
    each_time(
        skirmish_starts(this),
        given(can_spot(minion, roaming, skirmishing_against(this))),
        may(reinforce(gondor)),
    ),
)
