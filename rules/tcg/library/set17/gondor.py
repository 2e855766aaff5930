"""Gondor of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 S 30",
    "Madril, Loyal Lieutenant",
    while_(
        can_spot(roaming, minion),
        gets(all_of_these(your, gondor, condition), cannot_be_discarded_by_shadow),
    ),
    ability(
        maneuver,
        exert(some(2, ranger)) >> make(a(minion), site_number(+2), until=regroup),
    ),
)

card(
    "17 U 32",
    "Nimble Attack",
    event(
        fellowship,
        skirmish,
        spot(2, gondor, companion) + add_threats(1) >> discard(a(shadow_side, possession)),
    ),
)
