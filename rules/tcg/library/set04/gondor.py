"""Gondor of *The Two Towers*."""

from rules.tcg.notation.language import *

card("4 C 109", "Aragorn, Heir of Elendil")

card(
    "4 U 110",
    "Arrows Thick in the Air",
    event(archery, skirmish, exert(some(2, ring_bound, man)) >> wound(each(roaming, minion))),
)

card(
    "4 R 111",
    "Boromir, My Brother",
    bearer_must_be(titled("Faramir")),
    ability(skirmish, discard_from_hand(1, gondor) >> make(a(ring_bound, man), strength(+1))),
)

card(
    "4 C 112",
    "Boromir's Gauntlets",
    bearer_must_be(gondor, man),
    ability(
        skirmish,
        exert(bearer) >> unless(shadow_player, remove_twilight(1), cancel_skirmish(bearer)),
    ),
)

card(
    "4 C 113",
    "Curse Them",
    event(skirmish, exert(a(ring_bound, man)) >> cancel_skirmish(roaming, minion)),
)

card(
    "4 U 114",
    "Damrod, Ranger of Ithilien",
    to_play(spot(ring_bound, man)),
    ability(skirmish, exert(this) >> exhaust(a(man, skirmishing_against(this)))),
)

card(
    "4 C 115",
    "Defend It and Hope",
    event(
        maneuver,
        exert(a(gondor, man))
        >> wound(or_if(is_(that(minion), uruk_hai), 2, otherwise=1), a(minion)),
    ),
)

card(
    "4 R 116",
    "Faramir, Captain of Gondor",
    while_(in_starting_fellowship, gets(other(gondor, man), twilight_cost(-1))),
    while_(is_skirmishing(this, roaming, minion), gets(this, strength(+2))),
)

card(
    "4 C 117",
    "Faramir, Son of Denethor",
    while_(
        is_(this, skirmishing),
        forbids(each_opponent, playing, skirmish_event),
        forbids(each_opponent, using_abilities, phase=skirmish),
    ),
)

card(
    "4 R 118",
    "Faramir's Bow",
    bearer_must_be(titled("Faramir")),
    gets(bearer, archer),
    ability(
        skirmish,
        given(is_skirmishing(bearer, man | (roaming & minion))),
        exert(bearer) >> wound(a(man | (roaming & minion), skirmishing_against(bearer))),
    ),
)

card(
    "4 R 119",
    "Faramir's Cloak",
    bearer_must_be(titled("Faramir")),
    gets(roaming & minion & skirmishing_against(ring_bound, man), strength(-1)),
)

card(
    "4 R 120",
    "Forbidden Pool",
    while_(
        at(site_numbered(6, towers_block)),
        gets(ring_bound & man, wounds_a_skirmish(1)),
    ),
    ability(fellowship, add_twilight(2) + discard(this) >> heal(a(ring_bound, man))),
)

card(
    "4 R 121",
    "Forests of Ithilien",
    while_(
        at(site_numbered(5, towers_block)),
        gets(man & skirmishing, site_number(+2)),
    ),
    ability(regroup, discard(this) + exert(a(ring_bound, man)) >> liberate()),
)

card(
    "4 C 122",
    "Gondorian Ranger",
    gets(
        minion & (assigned_to(ring_bound, man) | skirmishing_against(ring_bound, man)),
        site_number(+2),
    ),
)

card(
    "4 U 123",
    "Hard Choice",
    event(fellowship, spot(titled("Aragorn")) >> heal(2, a(companion, aragorn_signet))),
)

card(
    "4 R 124",
    "Help in Doubt and Need",
    ability(
        skirmish,
        either(
            exert(a(unbound, gondor, man)) >> make(a(rohan, companion), strength(+2)),
            exert(a(rohan, companion)) >> make(a(unbound, gondor, man), strength(+2)),
        ),
    ),
)

card(
    "4 R 125",
    "Henneth Annûn",
    while_(
        at(site_numbered(6, towers_block)),
        gets(
            roaming & minion & skirmishing_against(ring_bound, companion),
            strength(-2),
        ),
    ),
    ability(skirmish, spot(gondor, man) + discard(this) >> wound(a(roaming, minion))),
)

card(
    "4 U 126",
    "Ithilien Trap",
    each_time(wins_skirmish(gondor, man), may(place_tokens(1, gondor))),
    ability(
        maneuver,
        for_each(limited(culture_tokens_on(this, culture=gondor), to=3), exert(a(minion)))
        + discard(this),
    ),
)

card(
    "4 U 127",
    "Mablung, Soldier of Gondor",
    to_play(spot(ring_bound, man)),
    ability(skirmish, exert(this) >> exhaust(a(roaming, minion, skirmishing_against(this)))),
)

card(
    "4 C 128",
    "New Errand",
    event(
        skirmish,
        spot(ring_bound, man)
        >> make(a(minion), site_number(+2)) + if_loses(that(minion), may(wound(a(minion)))),
    ),
)

card("4 C 129", "Pathfinder", event(fellowship, regroup, spot(ranger) >> play_next_site()))

card(
    "4 C 130",
    "Ranger of Ithilien",
    while_(in_starting_fellowship, gets(this, twilight_cost(-1))),
    while_(is_skirmishing(this, roaming, minion), gets(this, strength(+2))),
)

card(
    "4 C 131",
    "Ranger's Bow",
    bearer_must_be(ring_bound, man),
    ability(
        skirmish,
        given(is_skirmishing(bearer, minion, man | roaming)),
        exert(bearer) >> wound(a(minion, man | roaming, skirmishing_against(bearer))),
    ),
)

card(
    "4 U 132",
    "Ranger's Sword, Blade of Aragorn",
    bearer_must_be(titled("Aragorn")),
    while_(is_skirmishing(bearer, uruk_hai), gets(bearer, strength(+2))),
)

card(
    "4 R 133",
    "Ruins of Osgiliath",
    while_(
        at(site_numbered(7, towers_block)),
        gets(ring_bound & man, defender(+1)),
    ),
    ability(skirmish, spot(ring_bound, man) + discard(this) >> wound(a(opponents, man))),
)

card(
    "4 C 134",
    "Sword of Gondor",
    bearer_must_be(gondor, man),
    while_(is_skirmishing(bearer, man | roaming), gets(bearer, damage(+1))),
)

card(
    "4 C 135",
    "War and Valor",
    event(
        skirmish,
        make(a(gondor, man), strength(or_if(is_skirmishing(it, roaming, minion), +3, otherwise=+2)))
        + if_(is_skirmishing(that(man), roaming, minion), make(that(gondor, man), damage(+1))),
    ),
)

card(
    "4 P 364",
    "Aragorn, Wingfoot",
    each_time(the_fellowship_moves, may(for_each(you_spot(unbound, hobbit), wound(a(minion))))),
)
