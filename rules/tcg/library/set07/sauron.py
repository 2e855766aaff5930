"""Sauron of *The Return of the King*."""

from rules.tcg.library.own.dead_pile import place_it_in_the_dead_pile
from rules.tcg.notation.language import *

card(
    "7 C 262",
    "Above the Battlement",
    # Rulings 4.2 for this card: one of the two is chosen, and only the second has a cost.
    event(
        shadow,
        either(
            play(from_stack(besieger, on=site & you_control)),
            remove_burdens(1) >> play(from_discard_pile(sauron, orc)),
        ),
    ),
)

card(
    "7 C 263",
    "Anguish",
    event(
        skirmish,
        remove_threats(3) >> make(a(character, skirmishing_against(sauron, orc)), strength(-3)),
    ),
)

card(
    "7 U 264",
    "Army of Udûn",
    ability(shadow, discard(a(sauron, orc)) >> add_threats()),
    ability(skirmish, remove_threats() >> make(this, strength(+1))),
    ability(
        regroup, discard(this) + discard(some(choose_x(), other(sauron, orc))) >> add_threats(x)
    ),
)

card(
    "7 C 265",
    "Besieging Pike",
    bearer_must_be(sauron, orc),
    while_(you_have_initiative, gets(bearer, strength(+3))),
)

card(
    "7 R 266",
    "Breached",
    event(
        regroup,
        remove_threats(4) + spot(2, sauron, orc)
        >> have(free_peoples_player, pick(a(companion)) + place_it_in_the_dead_pile),
    ),
)

card(
    "7 R 267",
    "Din of Arms",
    event(
        maneuver,
        have(an_opponent, discard(top_of_deck()))
        + if_(
            is_(that(free_peoples | shadow_side), with_cost(less_than(number_of(besieger)))),
            take_control() + make(each(besieger), strength(+3), until=regroup),
        ),
    ),
)

card(
    "7 R 268",
    "Encirclement",
    gets(your & sauron, twilight_cost(-1 * for_every(2, number_of(site, you_control)))),
    ability(
        regroup,
        spot(sauron, minion)
        >> draw(or_if(is_(that(sauron, minion), besieger), 2, otherwise=1)) + discard(this),
    ),
)

card(
    "7 R 269",
    "Fires Raged Unchecked",
    gets(sauron & orc, site_number(-threats)),
    while_(can_spot(3, threats), gets(sauron & orc & ~roaming, strength(+1))),
)

card(
    "7 U 270",
    "Gorgoroth Attacker",
    each_time(
        is_played(this, from_site_you_control=True), add_burdens(number_of(site, you_control))
    ),
)

card(
    "7 U 271",
    "Gorgoroth Axeman",
    ability(
        skirmish,
        discard(this)
        >> make(
            a(sauron, minion),
            strength(
                or_if(
                    you_have_initiative,
                    2 * number_of(site, you_control),
                    otherwise=number_of(site, you_control),
                )
            ),
        ),
    ),
)

card(
    "7 U 272",
    "Gorgoroth Engineer",
    each_time(is_played(this, from_site_you_control=True), add_threats(2)),
)

card(
    "7 C 273",
    "Gorgoroth Garrison",
    ability(
        regroup,
        either(
            discard_from_hand(2) >> stack(a(your, sauron, orc), a(site, you_control)),
            discard_from_hand(1) >> stack(a(your, sauron, orc, besieger), a(site, you_control)),
        ),
    ),
)

card(
    "7 R 274",
    "Gorgoroth Officer",
    ability(
        skirmish,
        discard_from_hand(2)
        >> play(
            from_stack(sauron, orc, on=site & you_control), fierce, strength(+6), until=regroup
        ),
    ),
)

card(
    "7 C 275",
    "Gorgoroth Pillager",
    while_(is_(this, stacked_on(site, you_control)), gets(besieger, fierce)),
)

card(
    "7 C 276",
    "Gorgoroth Ransacker",
    ability(
        skirmish,
        given(is_(this, stacked_on(site, you_control))),
        discard(this)
        >> make(a(sauron, orc), strength(or_if(you_have_initiative, +10, otherwise=+5))),
        used_from=its_stack,
    ),
)

card(
    "7 C 277",
    "Gorgoroth Sapper",
    ability(
        shadow,
        either(
            discard_from_hand(2) >> play(from_stack(sauron, orc, on=site & you_control)),
            discard_from_hand(1) >> play(from_stack(sauron, orc, besieger, on=site & you_control)),
        ),
    ),
)

card(
    "7 U 278",
    "Gorgoroth Soldier",
    response(about_to_take_a_wound(besieger), discard_from_hand(2) >> prevent_that),
)

card(
    "7 R 279",
    "Gorgoroth Troop",
    ability(
        skirmish,
        stack(a(your, besieger), a(site, you_control)) >> make(this, strength(+2)),
    ),
)

card(
    "7 U 280",
    "Great Peril of Fire",
    to_play(either(spot(besieger), spot(site, you_control))),
    ability(maneuver, discard(a(engine)) >> discard(a(free_peoples, condition, in_support_area))),
)

card(
    "7 U 281",
    "Great Siege-towers",
    ability(shadow, play(from_hand(besieger)) >> place_tokens(1, sauron)),
    ability(
        skirmish,
        remove_tokens(1, sauron, a(condition)) >> make(a(sauron, orc), strength(+1), limit=2),
    ),
)

card("7 U 282", "Host of Udûn", threats_lower_cost)

card(
    "7 R 283",
    "Legions of Morgul",
    to_play(spot(2, sauron, orc), add_threats(up_to_times(3))),
    each_time(
        about_to(be_killed, companion),
        may(remove_threats() >> make(each(minion), fierce, until=regroup)),
    ),
    at_start_of(regroup, discard(this) + remove_threats(3)),
)

card(
    "7 R 284",
    "Mordor Assassin",
    response(
        threat_wounds_come(companion, sauron & orc),
        remove_threats(1) >> assign(this, a(ring_bearer), even_if_assigned=True),
    ),
)

card(
    "7 C 285",
    "Mordor Defender",
    ability(skirmish, exert(this) + spot(other(sauron, minion)) >> add_threats(1)),
)

card(
    "7 R 286",
    "Mordor Fighter",
    while_(can_spot(threats) & can_spot(other(sauron, orc)), the_shadow_has_initiative),
)

card(
    "7 C 287",
    "Mordor Guard",
    ability(skirmish, exert(some(3, sauron, orc)) >> add_threats(3)),
    each_time(is_discarded(this), remove_threats(3)),
)

card(
    "7 C 288",
    "Mordor Regular",
    ability(skirmish, exert(this) + spot(other(sauron, minion)) >> add_threats(1)),
)

card(
    "7 U 289",
    "Mordor Savage",
    ability(skirmish, exert(this) + spot(other(sauron, minion)) >> add_threats(1)),
)

card(
    "7 C 290",
    "Mordor Soldier",
    ability(skirmish, remove_threats() >> make(this, strength(+4))),
)

card(
    "7 C 291",
    "Mordor Trooper",
    ability(skirmish, remove_threats(2) >> make(a(sauron, orc), strength(+6))),
)

card(
    "7 U 292",
    "Mordor Veteran",
    ability(skirmish, remove_threats(3) >> make(a(sauron, minion), strength(+8))),
)

card(
    "7 U 293",
    "Mordor Warrior",
    ability(
        skirmish,
        discard_from_hand()
        >> make(
            a(companion, skirmishing_against(this)),
            strength(-you_spot(other(sauron, orc))),
            limit=3,
        ),
    ),
)

card(
    "7 U 294",
    "Orc Archer Troop",
    while_(you_have_initiative, minion_archery(+1), gets(this, fierce)),
)

card(
    "7 U 295",
    "Orc Assault Band",
    ability(
        skirmish,
        spot(6, companion) + exert(this) >> make(another(sauron, orc), strength(+6)),
    ),
)

card("7 C 296", "Orc Brood", ability(skirmish, discard_from_hand(3) >> make(this, strength(+3))))

card(
    "7 C 297",
    "Orc Butcher",
    gets(this, strength(number_of(sauron, condition))),
)

card(
    "7 C 298",
    "Orc Chaser",
    gets(sauron & orc, site_number(-1)),
    while_(you_have_initiative, gets(this, strength(+6))),
)

card(
    "7 C 299",
    "Orc Destroyer",
    ability(shadow, remove_twilight(3) + spot(3, sauron, orc) >> draw(1)),
)

card(
    "7 C 300",
    "Orc Fanatic",
    ability(skirmish, discard(this) >> make(another(sauron, orc), strength(+3))),
)

card(
    "7 U 301",
    "Orc Marauder",
    while_(can_spot(3, other(sauron, orc)), gets(this, strength(+5))),
)

card(
    "7 U 302",
    "Orc Officer",
    each_time(
        is_overwhelmed(companion, against=sauron & orc),
        add_burdens(3),
    ),
)

erratum(
    "7 U 302",
    "Orc Officer",
    each_time(
        is_overwhelmed(companion, against=sauron & minion),
        add_burdens(3),
    ),
    since="2004-04-05",
    source="rulings-2004-04",
)

# Rules 4.2 go back to the printed text. They bear no date; they continue 4.1, of August 2007.
erratum(
    "7 U 302",
    "Orc Officer",
    each_time(
        is_overwhelmed(companion, against=sauron & orc),
        add_burdens(3),
    ),
    since="2007-08-31",
    source="comprehensive-4.2",
)

card(
    "7 C 303",
    "Orc Pursuer",
    gets(sauron & orc, site_number(-1)),
    while_(you_have_initiative, gets(this, strength(+5))),
)

card(
    "7 C 304",
    "Orc Rager",
    ability(skirmish, discard(this) >> make(another(sauron, orc), strength(+4))),
)

card(
    "7 U 305",
    "Orc Savage",
    while_(
        can_spot(6, companion) & can_spot(other(sauron, orc)),
        gets(this, strength(+9), fierce),
    ),
)

card(
    "7 R 306",
    "Orc Seeker",
    gets(sauron & orc, site_number(-1)),
    when_played(given(you_have_initiative), may(spot(other(sauron, orc)) >> draw(2))),
)

card(
    "7 U 307",
    "Orc Stalker",
    gets(sauron & orc, site_number(-1)),
    while_(you_have_initiative, gets(this, strength(+8))),
)

card(
    "7 R 308",
    "Rally the Host",
    to_play(spot(2, sauron, orc)),
    ability(
        regroup,
        exert(a(sauron, orc)) + remove_threats() >> shuffle_into_deck(a(your, sauron, orc)),
    ),
)

card(
    "7 U 309",
    "Rope and Winch",
    to_play(spot(2, sauron, orc)),
    event(
        skirmish,
        discard(any_number(from_hand()))
        + have(free_peoples_player, discard(any_number(from_hand())))
        + for_each(discarded_more_than(free_peoples_player), make(a(sauron, orc), strength(+2))),
    ),
)

card(
    "7 U 310",
    "Sauron's Hatred",
    to_play(spot(sauron, orc)),
    ability(
        shadow,
        remove_threats(1) >> play(from_hand(sauron, orc), without_roaming_penalty=True),
    ),
    ability(regroup, spot(sauron, orc) + remove_twilight(4) >> add_threats(1)),
)

card(
    "7 R 311",
    "Siege Commander",
    ability(skirmish, discard_from_hand(2) >> make(a(besieger), fierce, until=regroup)),
)

card(
    "7 C 312",
    "Siegecraft",
    response_event(
        wins_skirmish(your, sauron, orc), make(each(your, sauron, orc), fierce, until=regroup)
    ),
)

card(
    "7 C 313",
    "Some Secret Art of Flame",
    to_play(spot(sauron, orc)),
    ability(regroup, play(from_hand(sauron, condition)) >> place_tokens(1, sauron)),
    while_(can_spot(this, bearing_tokens(3, sauron)), the_shadow_has_initiative),
)

card(
    "7 R 314",
    "Stronghold of Cirith Ungol",
    response(wins_skirmish(your, sauron, minion), place_tokens(1, sauron), limit=once_per_site()),
    ability(regroup, add_twilight(2 * culture_tokens_on(this)) + discard(this)),
)

card(
    "7 C 315",
    "Tower Walkway",
    to_play(spot(sauron, orc)),
    gets(besieger, strength(number_of(site, you_control))),
    ability(regroup, discard(some(3, sauron, orc)) >> take_control() + discard(this)),
)

card(
    "7 R 316",
    "Troop Tower",
    to_play(spot(sauron, orc)),
    gets(sauron & orc, strength(number_of(besieger, stacked_on(site)))),
    ability(regroup, discard(a(besieger)) >> take_control() + discard(this)),
)
