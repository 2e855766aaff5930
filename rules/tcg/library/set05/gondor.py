"""Gondor of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 R 31",
    "Alcarin, Warrior of Lamedon",
    while_(in_starting_fellowship, gets(other(knight), twilight_cost(-1))),
    ability(assignment, assign(a(minion, bearing(gondor, fortification)), this) >> heal(this)),
)

card(
    "5 C 32",
    "Citadel of the Stars",
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        either(exert(a(gondor, man)), spot(3, knight))
        >> transfer(this, a(minion, skirmishing_against(gondor, man))),
    ),
)

card(
    "5 C 33",
    "City Wall",
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        either(exert(a(gondor, man)), spot(3, knight))
        >> transfer(this, a(minion, skirmishing_against(gondor, man))),
    ),
)

card(
    "5 U 34",
    "Fall Back",
    event(
        skirmish,
        pick(a(minion, bearing(gondor, fortification)))
        + discard(each(shadow_side, borne_by(that(minion)))),
    ),
)

card("5 C 35", "Gondorian Knight")

card(
    "5 C 36",
    "Knight of Gondor",
    ability(fellowship, discard(a(gondor, condition)) >> heal(this)),
)

card(
    "5 C 37",
    "Men of Númenor",
    event(skirmish, wound(a(minion, bearing(gondor, fortification)))),
)

card(
    "5 U 38",
    "Rally Point",
    ability(
        regroup,
        exert(a(knight)) >> transfer(a(gondor, fortification, borne_by(minion)), None),
    ),
)

card(
    "5 R 39",
    "Stone Tower",
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        exert(some(2, gondor, man)) >> transfer(this, a(minion, skirmishing_against(gondor, man))),
    ),
)

card(
    "5 C 40",
    "Take Cover",
    event(fellowship, exert(a(knight)) >> play(from_discard_pile(gondor, fortification))),
)

card(
    "5 R 41",
    "These Are My People",
    event(
        fellowship,
        exert(2, a(titled("Aragorn")))
        >> play(
            any_number(from_discard_pile(possession)),
            on=companion & aragorn_signet,
        ),
    ),
)

card(
    "5 U 42",
    "Turgon, Man of Belfalas",
    to_play(spot(knight)),
    ability(maneuver, exert(this) >> wound(a(minion, bearing(gondor, fortification)))),
)

card(
    "5 C 43",
    "War Must Be",
    event(
        skirmish,
        make(
            a(gondor, man),
            strength(
                or_if(is_skirmishing(it, minion, bearing(gondor, fortification)), +4, otherwise=+2)
            ),
        ),
    ),
)
