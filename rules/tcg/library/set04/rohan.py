"""Rohan of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 U 263",
    "Brego",
    to_play(spot(rohan, man)),
    bearer_must_be(man | elf | wizard),
    when_played(may(heal(bearer))),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
)

card(
    "4 U 264",
    "Ceorl, Weary Horseman",
    response(
        about_to_take_control(by=an_opponent), exert(this) + exert(a(villager)) >> prevent_that
    ),
)

card(
    "4 C 265",
    "Elite Rider",
    while_(in_starting_fellowship, gets(this, twilight_cost(-1))),
    while_(is_skirmishing(this, wounded, minion), gets(this, strength(+2))),
)

card(
    "4 C 266",
    "Éomer, Sister-son of Théoden",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    each_time(start_of_turn, may(heal(a(rohan, ally)))),
)

card(
    "4 R 267",
    "Éomer, Third Marshal of Riddermark",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    gets(this, strength(2 * wounds_on(minion, skirmishing_against(this)))),
)

card(
    "4 C 270",
    "Éowyn, Lady of Rohan",
    response(
        about_to_take_a_wound(unbound, companion),
        exert(this) + add_twilight(1) >> prevent_that,
    ),
)

card(
    "4 C 277",
    "Guma, Plains Farmer",
    discard_when(opponent_controls_home),
    ability(fellowship, exert(this) >> heal(a(rohan, man))),
)

card("4 C 278", "Heavy Chain", bearer_must_be(man), gets(bearer, overwhelmed_only_at(3)))

card("4 U 280", "Herugrim", bearer_must_be(titled("Théoden")), gets(bearer, damage(+1)))

card(
    "4 U 282",
    "An Honorable Charge",
    event(skirmish, make(a(unbound, companion), strength(limited(you_spot(rohan, man), 3)))),
)

card(
    "4 C 283",
    "Horse of Rohan",
    to_play(spot(rohan, man)),
    bearer_must_be(man | elf | wizard),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
)

card(
    "4 C 286",
    "Rider of Rohan",
    ability(
        skirmish,
        given(is_(this, mounted)),
        exert(this) >> exert(a(minion, skirmishing_against(unbound, companion))),
    ),
)

card(
    "4 C 287",
    "Rider's Mount",
    bearer_must_be(rohan, man),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
)

card(
    "4 C 288",
    "Rider's Spear",
    bearer_must_be(rohan, man),
    while_(is_(bearer, mounted), gets(bearer, damage(+1))),
)

card(
    "4 C 292",
    "Théoden, Son of Thengel",
    ability(regroup, spot(rohan, ally) + exert(this) >> liberate()),
)

card(
    "4 U 295",
    "Weland, Smith of the Riddermark",
    discard_when(opponent_controls_home),
    ability(fellowship, exert(this) >> heal(a(mounted, companion))),
)

card("4 U 296", "Well Stored", at_start_of(fellowship, may(heal(a(villager)))))

card(
    "4 C 297",
    "Work for the Sword",
    event(
        skirmish,
        make(a(rohan, man), strength(+2))
        + if_(is_(that(man), mounted), make(that(man), damage(+2))),
    ),
)

card(
    "4 P 365",
    "Théoden, Lord of the Mark",
    ability(
        fellowship,
        play(from_hand(rohan, possession), on=all_of_these(rohan, companion))
        >> heal(a(companion, bearing(that(possession)))),
        limit=once_per_turn(),
    ),
)
