"""Gondor of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 R 27",
    "Andúril, Sword That Was Broken",
    bearer_must_be(titled("Aragorn")),
    gets(bearer, damage(+1)),
    each_time(
        wins_skirmish(bearer),
        may(exert(bearer) >> either(liberate(), discard(a(condition, borne_by(companion))))),
    ),
)

card(
    "17 R 28",
    "Faramir, Bearer of Quality",
    each_time(
        skirmish_starts(this),
        given(is_(this, ring_bearer)),
        either(add_burdens(2), add_threats(2)),
    ),
    ability(
        skirmish,
        given(is_(this, ring_bearer)),
        wound(this)
        >> make(a(minion, skirmishing_against(gondor, man)), roaming, until=end_of_turn),
    ),
)

card(
    "17 R 29",
    "Faramir's Bow, Ithilien Longbow",
    bearer_must_be(gondor, ranger),
    while_(is_(bearer, titled("Faramir")), gets(bearer, archer)),
    gets(minion & skirmishing_against(gondor, ranger), site_number(+1)),
    ability(
        skirmish,
        exert(2, bearer) >> exhaust(a(minion, skirmishing_against(titled("Faramir")))),
    ),
)

card(
    "17 S 30",
    "Madril, Loyal Lieutenant",
    while_(
        can_spot(roaming, minion),
        gets(your & gondor & condition, cannot_be_discarded_by_shadow),
    ),
    ability(
        maneuver,
        exert(some(2, ranger)) >> make(a(minion), site_number(+2), until=regroup),
    ),
)

card(
    "17 R 31",
    "Narsil, Forged by Telchar",
    bearer_must_be(titled("Elendil", "Isildur")),
    gets(bearer, damage(+1)),
    each_time(wins_skirmish(bearer), may(exert(bearer) >> discard(a(shadow_side, possession)))),
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
        in_starting_fellowship & can_spot(unbound, gondor, companion, with_cost(at_least(3))),
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
        forbids(each_opponent, playing, skirmish_event),
        forbids(each_opponent, using_abilities, phase=skirmish),
    ),
    each_time(is_added(burden, by=shadow_side), discard(this)),
)

card(
    "17 S 35",
    "Soldier's Cache",
    at_start_of(
        maneuver,
        may(
            either(spot(3, ranger), exert(a(gondor, man)))
            >> transfer(this, a(minion)) + wound(that(minion))
        ),
    ),
    ability(regroup, exert(a(ranger)) >> reinforce(gondor)),
)

card(
    "17 R 36",
    "Throne of Minas Tirith",
    to_play(either(spot(titled("Denethor")), spot(2, gondor, companion))),
    each_time(is_killed(minion) | is_discarded(minion), given(in_skirmish), may(reinforce(gondor))),
    ability(skirmish, remove_tokens_anywhere(3, gondor) >> discard(a(possession))),
)
