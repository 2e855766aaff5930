"""Gondor of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 C 83",
    "City of Men",
    event(
        skirmish,
        make(a(gondor, man), strength(+2))
        + if_(
            is_skirmishing(that(man), sauron, minion),
            at_end_of(skirmish, discard(that(minion))),
        ),
    ),
)

card(
    "7 C 84",
    "Dagger Strike",
    event(
        skirmish, make(a(gondor | shire, companion, bearing(hand_weapon)), strength(+2), damage(+1))
    ),
)

card(
    "7 C 86",
    "Denethor, Wizened Steward",
    gets(this, strength(limited(number_of(other(gondor, man)), 4))),
)

card(
    "7 C 90",
    "Faramir, Stout Captain",
    to_play(spot(gondor, man)),
    each_time(
        wins_skirmish(this, against=all_of_these(fierce, minion)),
        may(exert(this) >> discard(that(minion))),
    ),
)

card(
    "7 R 91",
    "Faramir, Wizard's Pupil",
    ability(fellowship, play(from_hand(rohan, man)) >> heal(this)),
    ability(skirmish, exert(this) >> make(a(unbound, hobbit), strength(+2))),
    ability(
        skirmish,
        exert(a(titled("Gandalf")))
        >> lasting(each_time(about_to_take_a_wound(this), prevent_that)),
    ),
)

card(
    "7 C 92",
    "First Level",
    ability(
        maneuver,
        given(is_(this, in_support_area)),
        either(exert(a(gondor, man)), spot(knight)) >> transfer(this, a(minion)),
    ),
)

card(
    "7 C 96",
    "Gondorian Captain",
    ability(fellowship, discard(a(fortification)) >> remove_threats(1)),
)

card(
    "7 U 98",
    "Gondorian Sword",
    bearer_must_be(gondor, man),
    ability(skirmish, discard_from_hand(3) >> make(bearer, damage(+1))),
)

card(
    "7 C 99",
    "Great Gate",
    event(
        skirmish,
        make(a(gondor, companion), strength(+2))
        + if_(
            can_spot(2, gondor, fortification),
            exert(a(minion, skirmishing_against(that(companion)))),
        ),
    ),
)

card("7 C 106", "Ingold", ability(fellowship, discard(a(fortification)) >> heal(this, 2)))

card(
    "7 C 108",
    "Knight's Spear",
    bearer_must_be(gondor, man),
    ability(skirmish, given(cannot_spot(2, threats)), add_threats(1) >> make(bearer, strength(+1))),
)

card(
    "7 U 109",
    "Long Prepared",
    to_play(add_threats(2)),
    ability(
        skirmish,
        exert(a(gondor, man)) >> wound(a(roaming, minion, skirmishing_against(that(gondor, man)))),
    ),
    at_start_of(regroup, discard(this)),
)

card(
    "7 U 110",
    "Madril, Faramir's Aide",
    ability(
        skirmish,
        given(you_have_initiative),
        discard_from_hand(2) >> wound(a(roaming, minion, skirmishing_against(this))),
    ),
)

card(
    "7 C 111",
    "Man the Walls",
    gets(all_of_these(minion, skirmishing_against(gondor, man)), site_number(+1)),
)

card(
    "7 R 113",
    "Pippin's Armor",
    bearer_must_be(titled("Pippin")),
    while_(can_spot(3, gondor, man), gets(bearer, wounds_a_skirmish(1))),
)

card(
    "7 C 115",
    "Ranger of Minas Tirith",
    while_(is_skirmishing(this, roaming, minion), gets(this, strength(+2), damage(+1))),
)

card(
    "7 C 118",
    "Second Level",
    ability(
        maneuver,
        given(is_(this, in_support_area)),
        either(exert(a(gondor, man)), spot(ranger)) >> transfer(this, a(minion)),
    ),
)

card(
    "7 U 120",
    "Stand to Arms",
    event(
        skirmish,
        given(you_have_initiative),
        discard_from_hand(2) >> wound(a(roaming, minion, skirmishing_against(gondor, man)), 2),
    ),
)

card(
    "7 C 124",
    "Targon",
    ability(
        skirmish,
        given(you_have_initiative),
        discard_from_hand(2) >> wound(a(man, skirmishing_against(this))),
    ),
)

card(
    "7 U 125",
    "Third Level",
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        either(exert(a(gondor, man)), spot(2, ranger))
        >> transfer(this, a(minion, skirmishing_against(gondor, man))),
    ),
)

card(
    "7 U 126",
    "Unexpected Visitor",
    bearer_must_be(gondor, companion),
    gets(
        minion, gains(ability(assignment, assign(this, a(bearing(titled("Unexpected Visitor"))))))
    ),
    ability(regroup, discard(this) >> discard(a(minion)) + remove_twilight(4)),
)

card(
    "7 P 364",
    "Aragorn, Driven by Need",
    while_(cannot_spot(4, threats), gets(this, strength(threats))),
    ability(regroup, exert(this, 2) >> remove_threats(3)),
)
