"""Rohan of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 C 121",
    "Brilliant Light",
    event(
        skirmish,
        make(
            a(rohan, companion),
            strength(or_if(is_(it, hunter_keyword), +3, otherwise=+2)),
        )
        + if_(is_(that(companion), hunter_keyword), make(that(companion), damage(+1))),
    ),
)

card(
    "15 R 122",
    "Burial Mounds",
    event(
        assignment,
        make(
            a(rohan, companion),
            defender(+1),
            gains(gets(minion & skirmishing_against(this), takes_no_wounds)),
            until=regroup,
        ),
    ),
)

card(
    "15 R 123",
    "Éomer, Horsemaster",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    ability(skirmish, discard_from_hand(rohan) >> make(this, strength(+2))),
)

card(
    "15 R 124",
    "Éomer's Spear, Trusty Weapon",
    bearer_must_be(rohan, man),
    while_(
        is_(bearer, titled("Éomer")) & is_(bearer, ~wounded),
        gets(bearer, damage(+1), resistance(+1)),
    ),
    ability(
        skirmish,
        given(is_(bearer, titled("Éomer"))),
        discard(this) >> wound(a(minion, skirmishing_against(bearer))),
    ),
)

card(
    "15 C 125",
    "Éowyn, Willing Fighter",
    response(
        about_to_take_a_wound((hunter_keyword & companion) | (valiant & man)),
        exert(this) >> prevent_that,
    ),
)

card(
    "15 S 126",
    "Gamling, The Old",
    to_play(spot(rohan, man)),
    while_(can_spot(3, hunter_keyword), gets(this, strength(+3))),
)

card(
    "15 C 127",
    "Grim Trophy",
    event(
        skirmish,
        make(
            a(rohan, man),
            strength(
                or_if(
                    more(number_of(valiant, man), number_of(hunter_keyword)),
                    number_of(valiant, man),
                    otherwise=number_of(hunter_keyword),
                )
            ),
        ),
    ),
)

card(
    "15 U 128",
    "Haleth, Son of Háma",
    while_(can_spot(2, mount), gets(this, strength(+2))),
    while_(can_spot(3, mount), gets(this, damage(+1))),
    while_(
        can_spot(4, free_peoples, mount),
        gets(free_peoples & mount, cannot_be_discarded_by_shadow),
    ),
)

card(
    "15 U 129",
    "Horse of Great Stature",
    bearer_must_be(rohan, man),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
    ability(skirmish, exert(bearer) >> make(a(rohan, man), strength(+1))),
)

card(
    "15 C 130",
    "Horseman of the North",
    while_(can_spot(valiant, man), gets(this, twilight_cost(-1))),
    while_(cannot_spot(site, shadow_controls), gets(this, strength(+2))),
)

card(
    "15 C 131",
    "Our Inspiration",
    event(
        maneuver,
        spot(rohan, man)
        >> for_each(number_of(hunter_keyword, character), play(from_discard_pile(possession))),
    ),
)

card(
    "15 U 132",
    "Last Days of My House",
    event(
        fellowship,
        either(spot(2, rohan, man), spot(hunter_keyword, rohan, man))
        >> play(from_draw_deck(rohan, companion | follower)),
    ),
)

card(
    "15 C 133",
    "Rider's Mount",
    bearer_must_be(rohan, man),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
)

card(
    "15 U 134",
    "Rohan Stable Master",
    aid(add_twilight(1)),
    to_play(spot(rohan, man)),
    gets(bearer, considered_mounted),
)

card(
    "15 R 135",
    "Rohan Worker",
    aid(add_twilight(1)),
    each_time(is_transferred(this, to=companion & ~rohan), exert(2, bearer)),
    each_time(wins_skirmish(bearer), may(liberate())),
)

card(
    "15 C 136",
    "Rohirrim Axe",
    bearer_must_be(rohan, man),
    while_(is_skirmishing(bearer, hunter_keyword, minion), gets(bearer, damage(+1))),
)

card(
    "15 U 137",
    "Rohirrim Doorwarden",
    aid(add_twilight(2)),
    to_play(spot(rohan, man)),
    gets(bearer, strength(number_of(possession, borne_by(bearer)))),
)

card(
    "15 S 138",
    "Rohirrim Soldier",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    gets(this, strength(number_of(hunter_keyword, minion))),
)

card(
    "15 U 139",
    "Rohirrim Warrior",
    at_start_of(
        maneuver,
        may(
            either(spot(hunter_keyword, minion), exert(some(2, valiant, man)))
            >> make(this, defender(+1), until=regroup)
        ),
    ),
)

card(
    "15 U 140",
    "Spear of the Mark",
    bearer_must_be(rohan, man),
    while_(is_(bearer, mounted), gets(bearer, defender(+1))),
)

card(
    "15 R 141",
    "Sturdy Shield",
    bearer_must_be(rohan, man),
    while_(cannot_spot(site, shadow_controls), gets(bearer, strength(+1))),
    ability(regroup, discard(this) >> liberate(or_if(is_(bearer, mounted), 2, otherwise=1))),
)

card(
    "15 U 142",
    "Swift Stroke",
    event(
        skirmish,
        spot(your, rohan, man, bearing(possession))
        >> pick(a(character, bearing(possession)))
        + discard(each(possession, borne_by(that(character)))),
    ),
)
