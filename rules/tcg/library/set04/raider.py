"""Raiders of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 U 216",
    "Arrow From the South",
    each_time(
        loses_skirmish(companion | ally, against=raider & man),
        may(place_tokens(1, raider)),
    ),
    ability(
        archery,
        for_each(culture_tokens_on(this, culture=raider), heal(a(raider, archer))) + discard(this),
    ),
)

card(
    "4 U 217",
    "Desert Lancers",
    to_play(spot(raider, man)),
    ability(regroup, exert(2, this) >> take_control()),
)

card(
    "4 R 218",
    "Desert Legion",
    while_(can_spot(4, burdens), gets(this, strength(+5))),
    while_(can_spot(5, burdens), gets(this, fierce)),
    while_(can_spot(6, burdens), gets(this, damage(+1))),
)

card(
    "4 R 219",
    "Desert Lord",
    ability(
        archery, exert(this) >> exert(a(companion, ~ring_bearer)) + make(this, adds_no_archery)
    ),
)

card(
    "4 U 220",
    "Desert Soldier",
    each_time(
        skirmish_starts(this),
        may(remove_twilight(3) >> wound(a(companion | ally, skirmishing_against(this)))),
    ),
)

card(
    "4 C 221",
    "Desert Spearman",
    each_time(
        skirmish_starts(this),
        may(remove_twilight(3) >> wound(a(companion | ally, skirmishing_against(this)))),
    ),
)

card(
    "4 C 222",
    "Desert Warrior",
    each_time(
        skirmish_starts(this),
        may(remove_twilight(3) >> wound(a(companion | ally, skirmishing_against(this)))),
    ),
)

card(
    "4 R 223",
    "Discovered",
    event(
        maneuver,
        exert(a(raider, man))
        >> discard(some(or_if(can_spot(3, burdens), 2, otherwise=1), free_peoples, condition)),
    ),
)

card("4 C 224", "Easterling Axeman", while_(can_spot(2, burdens), gets(this, strength(+3), fierce)))

card(
    "4 R 225",
    "Easterling Captain",
    ability(skirmish, spot(2, burdens) + remove_twilight(2) >> make(a(easterling), strength(+2))),
    ability(skirmish, spot(4, burdens) + remove_twilight(2) >> make(a(easterling), strength(+3))),
    ability(skirmish, spot(6, burdens) + remove_twilight(2) >> make(a(easterling), strength(+4))),
)

card(
    "4 C 226",
    "Easterling Guard",
    each_time(is_assigned(this, to=unbound & companion), may(exert(this) >> add_burdens(1))),
)

card("4 C 227", "Easterling Infantry", while_(can_spot(3, burdens), gets(this, fierce, damage(+1))))

card(
    "4 C 228",
    "Easterling Lieutenant",
    each_time(is_assigned(this, to=unbound & companion), may(exert(this) >> add_burdens(1))),
)

card(
    "4 R 229",
    "Easterling Skirmisher",
    when_played(may(spot(other(easterling)) >> add_twilight(limited(burdens, to=4)))),
)

card("4 U 230", "Easterling Trooper", while_(can_spot(3, burdens), gets(this, fierce, damage(+1))))

card(
    "4 R 231",
    "Eastern Emyn Muil",
    each_time(
        the_fellowship_moves_from(site_numbered(2, towers_block)),
        exert(2, each(ring_bound, companion)),
    ),
    ability(maneuver, discard(this) + exert(a(raider, man)) >> exert(a(ring_bound, companion))),
)

card(
    "4 U 232",
    "Elite Archer",
    ability(
        archery, exert(this) >> exert(a(companion, ~ring_bearer)) + make(this, adds_no_archery)
    ),
)

card(
    "4 U 233",
    "Fearless",
    event(
        skirmish,
        either(
            make(a(southron), strength(limited(tokens_you_spot(burdens), to=5))),
            make(a(raider, man), strength(+2)),
        ),
    ),
)

card("4 U 234", "Flanking Attack", event(maneuver, skirmish, exert(a(southron)) >> add_twilight(3)))

card(
    "4 C 235",
    "Gathering to the Summons",
    event(
        skirmish, spot(raider, man, skirmishing_against(ring_bound, companion)) >> add_burdens(1)
    ),
)

card(
    "4 U 236",
    "Howl of Harad",
    each_time(
        loses_skirmish(companion | ally, against=southron),
        may(remove_twilight(4) >> have(free_peoples_player, wound(a(ring_bound, companion)))),
    ),
)

# The fellowship moves as its fellowship phase or its regroup phase ends, in no other phase; the
# pool is counted when that phase ends, after the twilight of the move (erratum of 4.2).
card(
    "4 R 237",
    "Ithilien Wilderness",
    each_time(
        the_fellowship_moves_to(site_numbered(between(7, 9), towers_block)),
        given(during(fellowship)),
        at_end_of(fellowship, if_(amount_is(twilight_tokens, at_most(6)), may(add_twilight(8)))),
    ),
    each_time(
        the_fellowship_moves_to(site_numbered(between(7, 9), towers_block)),
        given(during(regroup)),
        at_end_of(regroup, if_(amount_is(twilight_tokens, at_most(6)), may(add_twilight(8)))),
    ),
    ability(skirmish, discard(this) >> make(a(raider, man), strength(+2))),
)

card(
    "4 R 238",
    "Men of Harad",
    ability(shadow, spot(you_control, site) + spot(3, southron) + remove_twilight(2) >> draw(1)),
)

card(
    "4 C 239",
    "Men of Rhûn",
    event(skirmish, make(a(raider, man), strength(or_if(can_spot(4, burdens), +4, otherwise=+3)))),
)

card(
    "4 R 240",
    "New Fear",
    event(
        regroup,
        exert(a(raider, man))
        >> unless(
            free_peoples_player,
            discard(some(2, companion, ~ring_bearer)),
            add_burdens(companions_over(4)),
        ),
    ),
)

card(
    "4 C 241",
    "On the March",
    event(
        skirmish, make(a(raider, man), strength(or_if(can_spot(6, companion), +5, otherwise=+3)))
    ),
)

card(
    "4 U 242",
    "Raiders From the East",
    ability(shadow, remove_twilight(3) + exert(a(raider, man)) >> place_tokens(1, raider)),
    ability(maneuver, remove_tokens(1, raider) >> add_twilight(1)),
)

card(
    "4 R 243",
    "Rapid Fire",
    event(archery, exert(a(raider, archer)) >> add_to_minion_archery(limited(burdens, to=5))),
)

card(
    "4 R 244",
    "Regiment of Haradrim",
    to_play(spot(raider, man)),
    ability(regroup, exert(2, this) >> take_control()),
)

card(
    "4 R 245",
    "Southron Archer",
    while_(can_spot(other(southron)), minion_archery(number_of(you_control, site))),
)

card(
    "4 R 246",
    "Southron Assassin",
    each_time(
        loses_skirmish(companion | ally, against=southron),
        may(remove_twilight(1) >> have(free_peoples_player, wound(a(ring_bound, companion)))),
    ),
)

card(
    "4 R 247",
    "Southron Bow",
    bearer_must_be(raider, man),
    gets(bearer, archer),
    while_(can_spot(raider, man, ~bearer), minion_archery(+1)),
)

card(
    "4 C 248",
    "Southron Bowman",
    ability(
        archery, exert(this) >> exert(a(companion, ~ring_bearer)) + make(this, adds_no_archery)
    ),
)

card(
    "4 U 249",
    "Southron Commander",
    ability(
        assignment,
        spot(6, companion)
        >> unless(
            free_peoples_player, discard(a(unbound, companion)), assign(this, a(ring_bearer))
        ),
    ),
)

card(
    "4 U 250",
    "Southron Explorer",
    ability(regroup, exert(this) + remove_twilight(5) >> take_control()),
)

card(
    "4 R 251",
    "Southron Fighter",
    ability(
        maneuver,
        exert(this) + spot(5, companion) >> have(free_peoples_player, exert(a(companion))),
    ),
)

card("4 C 252", "Southron Scout")

card(
    "4 U 253",
    "Southron Sentry",
    ability(maneuver, exert(this) >> add_twilight(2 * number_of(you_control, site))),
)

card("4 C 254", "Southron Soldier")

card(
    "4 C 255",
    "Southron Spear",
    bearer_must_be(southron),
    ability(
        skirmish,
        remove_twilight(4) + exert(bearer)
        >> wound(a(companion | ally, skirmishing_against(bearer))),
    ),
)

card(
    "4 R 256",
    "Southron Troop",
    to_play(spot(southron)),
    ability(
        assignment,
        spot(7, companion)
        >> unless(
            free_peoples_player,
            have(its_owner, discard(a(companion, ~ring_bearer))),
            assign(this, a(ring_bearer)),
        ),
    ),
)

card(
    "4 R 257",
    "Southron Veterans",
    ability(
        maneuver,
        exert(this) + spot(6, companion) >> have(free_peoples_player, exert(some(2, companion))),
    ),
)

card(
    "4 C 258",
    "Southron Wanderer",
    ability(
        assignment,
        exert(this) + spot(5, companion)
        >> unless(free_peoples_player, add_twilight(4), assign(this, a(ring_bearer))),
    ),
)

card(
    "4 R 259",
    "Vision From Afar",
    event(
        assignment,
        unless(free_peoples_player, add_burdens(1), assign(a(easterling), a(ring_bearer))),
    ),
)

card(
    "4 C 260",
    "Whirling Strike",
    event(skirmish, wound(a(companion | ally, skirmishing_against(raider, man)))),
)

card(
    "4 R 261",
    "Wrath of Harad",
    while_(
        can_spot(raider, man),
        gets(
            free_peoples & event_card & that_spots_or_exerts(ranger),
            gains(to_play(wound(a(companion)))),
        ),
    ),
    ability(skirmish, discard(this) >> make(a(raider, man), strength(+2))),
)
