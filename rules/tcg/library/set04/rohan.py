"""Rohan of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 U 264",
    "Ceorl, Weary Horseman",
    response(
        about_to_take_control(by=an_opponent), exert(this) + exert(a(villager)) >> prevent_that
    ),
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

card("4 C 278", "Heavy Chain", bearer_must_be(man), gets(bearer, overwhelmed_only_at(3)))

card(
    "4 U 282",
    "An Honorable Charge",
    event(skirmish, make(a(unbound, companion), strength(limited(you_spot(rohan, man), 3)))),
)

card(
    "4 C 292",
    "Théoden, Son of Thengel",
    ability(regroup, spot(rohan, ally) + exert(this) >> liberate()),
)
