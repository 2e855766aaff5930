"""Raiders of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 R 129",
    "Bold Men and Grim",
    to_play(spot(2, raider, man), add_threats()),
    each_time(
        about_to(be_killed, companion),
        may(remove_threats() >> discard(a(companion, ~ring_bearer))),
    ),
    at_start_of(regroup, discard(this)),
)

card(
    "7 C 130",
    "Dark Tidings",
    ability(
        regroup,
        spot(2, raider, man) + remove_twilight(3) >> add_threats(1),
        limit=once_per_phase(),
    ),
)

card(
    "7 C 131",
    "Desert Fighter",
    each_time(skirmish_starts(this), may(remove_twilight(1) >> add_threats(1))),
)

card("7 C 132", "Desert Nomad", while_(can_spot(2, threats), gets(this, damage(+1))))

card(
    "7 C 133",
    "Desert Runner",
    each_time(
        is_assigned(this, to=character, by=free_peoples_player),
        given(you_have_initiative),
        may(wound(that(character, ~this))),
    ),
)

card(
    "7 U 134",
    "Desert Scout",
    each_time(
        is_assigned(this, to=character, by=free_peoples_player),
        given(you_have_initiative),
        may(wound(that(character, ~this))),
    ),
)

card(
    "7 C 135",
    "Desert Sneak",
    each_time(
        is_assigned(this, to=character, by=free_peoples_player),
        given(you_have_initiative),
        may(wound(that(character, ~this))),
    ),
)

card(
    "7 U 136",
    "Desert Soldier",
    each_time(
        skirmish_starts(this),
        may(remove_twilight(3) >> wound(a(companion | ally, skirmishing_against(this)))),
    ),
)

card(
    "7 C 137",
    "Desert Spearman",
    each_time(
        skirmish_starts(this),
        may(remove_twilight(3) >> wound(a(companion | ally, skirmishing_against(this)))),
    ),
)

card(
    "7 U 138",
    "Desert Villain",
    each_time(skirmish_starts(this), may(remove_twilight(1) >> add_threats(1))),
)

card(
    "7 C 139",
    "Easterling Aggressor",
    ability(
        skirmish,
        given(you_have_initiative | can_spot(3, easterling)),
        discard_from_hand(2) >> heal(another(easterling)),
    ),
)

card(
    "7 C 140",
    "Easterling Assailant",
    ability(
        skirmish,
        remove_burdens() + exert(this)
        >> if_(
            you_have_initiative,
            heal(some(2, other(easterling))),
            otherwise=heal(another(easterling)),
        ),
    ),
)

card(
    "7 C 141",
    "Easterling Attacker",
    ability(skirmish, exert(this) >> make(this, damage(+1))),
)

card("7 C 142", "Easterling Blademaster", ability(skirmish, exert(this) >> make(this, damage(+1))))

card(
    "7 R 143",
    "Easterling Footman",
    ability(
        maneuver,
        given(cannot_spot(2, burdens)),
        spot(other(easterling)) + discard_from_hand() >> add_burdens(),
    ),
)

card("7 C 144", "Easterling Ransacker", ability(skirmish, exert(this) >> make(this, damage(+1))))

card(
    "7 R 145",
    "Easterling Regiment",
    each_time(wins_skirmish(this), may(for_each(tokens_you_spot(burdens), add_twilight(1)))),
)

card(
    "7 U 146",
    "Easterling Sergeant",
    ability(
        maneuver,
        given(cannot_spot(burdens)),
        spot(other(easterling)) + exert(this) >> add_burdens(),
    ),
)

card(
    "7 U 147",
    "Easterling Veteran",
    ability(skirmish, remove_burdens(2) >> heal(another(easterling))),
)

card(
    "7 R 148",
    "Fierce in Despair",
    event(regroup, spot(2, raider, man) >> discard(a(companion, ~ring_bearer))),
)

card(
    "7 C 149",
    "Great Beasts",
    to_play(spot(raider, man)),
    ability(regroup, remove_twilight(9) + spot(3, raider, man) >> add_to_move_limit(-1)),
)

card(
    "7 C 150",
    "Harsh Tongues",
    to_play(spot(raider, man)),
    ability(regroup, remove_twilight(3) + spot(raider, man) >> place_tokens(1, raider)),
    while_(can_spot(this, bearing_tokens(3, raider)), the_shadow_has_initiative),
)

card(
    "7 U 151",
    "Hosts Still Unfought",
    to_play(spot(2, raider, man)),
    event(
        maneuver,
        discard(any_number(from_hand()))
        + have(free_peoples_player, discard(any_number(from_hand())))
        + add_twilight(discarded_more_than(free_peoples_player)),
    ),
)

card(
    "7 R 152",
    "Mûmak Commander",
    to_play(spot(raider, man)),
    each_time(
        wins_skirmish(this),
        given(can_spot(6, threats)),
        kill(each(companion, skirmishing_against(this))),
    ),
)

card(
    "7 C 153",
    "Mûmakil of the Harad",
    event(maneuver, spot(raider, minion) >> add_twilight(2 * threats)),
)

card(
    "7 C 154",
    "New Strength Came Now",
    event(skirmish, make(a(raider, man), strength(or_if(you_have_initiative, +6, otherwise=+3)))),
)

card("7 C 155", "Raider Bow", bearer_must_be(raider, man), gets(bearer, archer, ambush(5)))

card(
    "7 C 156",
    "Raider Halberd",
    bearer_must_be(raider, man),
    ability(skirmish, exert(bearer) >> add_twilight(2)),
)

card(
    "7 U 157",
    "Red Wrath",
    event(
        skirmish, exert(a(raider, man)) >> wound(2, a(companion, skirmishing_against(that(man))))
    ),
)

card(
    "7 R 158",
    "Rout",
    to_play(spot(raider, man)),
    each_time(
        the_fellowship_moves,
        given(you_have_initiative),
        have(free_peoples_player, exert(some(2, companion))),
    ),
)

card(
    "7 R 159",
    "Small Hope",
    ability(maneuver, given(cannot_spot(2, burdens)), exert(a(easterling)) >> add_burdens()),
    ability(skirmish, discard(this) >> make(a(easterling), strength(+2))),
)

card(
    "7 U 160",
    "Southron Bandit",
    ability(
        maneuver,
        exert(this) >> unless(free_peoples_player, add_threats(1), add_twilight(5)),
    ),
)

card(
    "7 C 161",
    "Southron Brigand",
    ability(
        shadow,
        remove_twilight(3) + spot(3, raider, man)
        >> make(a(raider, man), damage(+1), until=regroup),
    ),
)

card("7 U 162", "Southron Captain", while_(can_spot(4, threats), gets(this, damage(+2))))

card(
    "7 R 164",
    "Southron Conqueror",
    while_(can_spot(6, twilight_tokens), gets(other(raider, man), damage(+1))),
    while_(can_spot(9, twilight_tokens), gets(other(raider, man), damage(+1))),
)

card(
    "7 R 163",
    "Southron Chieftain",
    to_play(spot(raider, man)),
    each_time(
        is_assigned(this, to=character, by=free_peoples_player), take_initiative(shadow_player)
    ),
)

card(
    "7 R 165",
    "Southron Intruder",
    while_(can_spot(3, twilight_tokens), gets(raider & man, strength(+1))),
    while_(can_spot(6, twilight_tokens), gets(raider & man, strength(+1))),
    while_(can_spot(9, twilight_tokens), gets(raider & man, strength(+1))),
)

card(
    "7 R 166",
    "Southron Leader",
    ability(
        archery,
        given(amount_is(number_of_cultures(free_peoples), at_least(4))),
        either(exert(this), remove_threats()) >> wound(a(companion, ~ring_bearer)),
    ),
)

card(
    "7 R 167",
    "Southron Marksmen",
    to_play(spot(raider, man)),
    ability(archery, exert(this) + remove_threats() >> add_to_minion_archery(+1)),
)

card(
    "7 U 168",
    "Southron Thief",
    ability(
        archery,
        spot(other(raider, man)) + spot(6, companion) + remove_threats() >> exert(a(companion)),
    ),
)

card(
    "7 R 169",
    "Surging Up",
    ability(
        regroup,
        exert(a(easterling)) + discard(this)
        >> unless(free_peoples_player, add_burdens(2), add_to_move_limit(-1)),
    ),
    ability(skirmish, discard(this) >> heal(a(easterling))),
)

card(
    "7 R 170",
    "Suzerain of Harad",
    while_(you_have_initiative & during(archery), gets(ring_bearer, takes_no_wounds)),
    while_(you_have_initiative, gets(this, ambush(8))),
)

card(
    "7 U 171",
    "Thrice Outnumbered",
    event(
        regroup,
        spot(threats)
        >> have(
            free_peoples_player,
            exert(some(limited(you_spot(raider, man), to=3), companion)),
        ),
    ),
)

card(
    "7 C 172",
    "Troop of Haradrim",
    while_(can_spot(2, threats), gets(this, archer)),
    while_(can_spot(3, threats), gets(this, fierce)),
    while_(can_spot(4, threats), gets(this, damage(+1))),
)

card(
    "7 C 173",
    "War Towers",
    event(maneuver, spot(raider, minion) >> add_threats(1) + add_threats(companions_over(4))),
)
