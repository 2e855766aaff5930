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

card(
    "17 S 33",
    "Ranger of the White Tree",
    while_(
        both(in_starting_fellowship, can_spot(unbound, gondor, companion, with_cost(at_least(3)))),
        gets(this, twilight_cost(-2)),
    ),
    ability(
        maneuver,
        exert(this) + spot(roaming, minion) >> make(this, defender(+1), until=regroup),
    ),
)

card(
    "17 U 34",
    "Spirit of the White Tree",
    bearer_must_be(gondor, companion),
    while_(
        is_(bearer, skirmishing),
        forbids(each_opponent, Forbidden.PLAY, event_of(skirmish)),
        forbids(each_opponent, Forbidden.USE_ABILITIES, phase=skirmish),
    ),
    each_time(is_added(burden, by=shadow_side), discard(this)),
)
