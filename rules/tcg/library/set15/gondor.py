"""Gondor of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 S 54",
    "Aragorn, Swift Hunter",
    ability(skirmish, exert(this) >> make(a(hunter_keyword, companion), strength(+1))),
)

card(
    "15 R 55",
    "Aragorn, Thorongil",
    ability(
        maneuver,
        add_threats(1)
        >> exert(a(~hunter_keyword, minion, with_strength(less_than(strength_of(this))))),
    ),
)

card(
    "15 R 56",
    "Aragorn's Bow, Ranger's Longbow",
    bearer_must_be(titled("Aragorn")),
    gets(bearer, archer),
    ability(archery, add_threats(1) >> wound(a(minion, of_lowest_strength))),
)

card(
    "15 U 57",
    "Damrod, Dúnadan of Gondor",
    at_start_of(fellowship, may(add_twilight(1) >> heal(a(ranger)))),
)

card(
    "15 R 58",
    "Decorated Barricade",
    gets(this, twilight_cost(-1 * number_of(gondor, ranger))),
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        exert(some(2, gondor, man)) >> transfer(this, a(minion, skirmishing_against(gondor, man))),
    ),
)

card(
    "15 C 59",
    "Dúnedain of the South",
    each_time(wins_skirmish(this), may(make(a(gondor, ranger), strength(+2), until=regroup))),
)

card(
    "15 U 61",
    "Gondorian Prowler",
    while_(in_starting_fellowship, gets(this, twilight_cost(-1))),
    ability(
        skirmish,
        either(remove_tokens_anywhere(1, gondor), exert(a(gondor, man)))
        >> make(a(minion), site_number(+2)),
    ),
)

card(
    "15 C 62",
    "Ithilien Blade",
    bearer_must_be(gondor, man),
    while_(can_spot(roaming, minion), gets(bearer, strength(+1))),
    ability(maneuver, exert(2, bearer) >> discard(a(roaming, minion))),
)

card(
    "15 U 63",
    "Mablung, Ranger of Ithilien",
    ability(
        skirmish,
        exert(this) >> wound(a(roaming, minion, skirmishing_against(this))),
    ),
)

card(
    "15 R 64",
    "Madril, Defender of Osgiliath",
    while_(can_spot(2, gondor, ranger), gets(this, twilight_cost(-2))),
    at_start_of(maneuver, make(each(minion), site_number(threats), until=regroup)),
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
    "15 U 66",
    "No Travellers In This Land",
    event(
        maneuver,
        exert(a(gondor, man))
        >> wound(or_if(is_(that(minion), hunter_keyword), 2, otherwise=1), a(minion)),
    ),
)

card(
    "15 U 67",
    "Portico",
    gets(this, twilight_cost(-1 * number_of(gondor, ranger))),
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        either(exert(a(gondor, man)), spot(2, ranger))
        >> transfer(this, a(minion, skirmishing_against(gondor, man))),
    ),
)

card(
    "15 C 68",
    "Ranger's Cloak",
    bearer_must_be(gondor, man),
    while_(
        is_(bearer, ranger) | at(forest),
        gets(minion & skirmishing_against(bearer), site_number(+2)),
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

card(
    "15 R 70",
    "Tremendous Wall",
    gets(character & skirmishing_against(bearer), takes_no_wounds_from_losing),
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        either(exert(a(gondor, man)), spot(3, ranger))
        >> transfer(this, a(minion, skirmishing_against(gondor, man))),
    ),
)

card(
    "15 C 71",
    "Unyielding Ranger",
    gets(this, strength(number_of(roaming, minion))),
)

card(
    "15_206",
    "Forth the Three Hunters!, Gondor Version",
    ability(archery, exert(a(titled("Legolas"))) + exert(a(titled("Aragorn"))) >> wound(a(minion))),
    ability(
        skirmish,
        exert(a(titled("Aragorn"))) + spot(titled("Gimli"))
        >> make(
            a(minion),
            strength(
                or_if(
                    can_spot(hunter_keyword, titled("Aragorn"))
                    & can_spot(hunter_keyword, titled("Gimli")),
                    -3,
                    otherwise=-1,
                )
            ),
        ),
    ),
    ability(
        regroup,
        exert(a(titled("Gimli"))) + spot(titled("Legolas"))
        >> draw(
            or_if(
                can_spot(hunter_keyword, titled("Gimli"))
                & can_spot(hunter_keyword, titled("Legolas")),
                2,
                otherwise=1,
            )
        ),
    ),
)
