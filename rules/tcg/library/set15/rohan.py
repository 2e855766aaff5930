"""Rohan of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 C 125",
    "Éowyn, Willing Fighter",
    response(
        about_to_take_a_wound(all_of_these(hunter_keyword, companion) | all_of_these(valiant, man)),
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
                    number_of(hunter_keyword),
                    more(number_of(valiant, man), number_of(hunter_keyword)),
                    number_of(valiant, man),
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
        gets(all_of_these(free_peoples, mount), cannot_be_discarded_by_shadow),
    ),
)

card(
    "15 C 133",
    "Rider's Mount",
    bearer_must_be(rohan, man),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
)

card(
    "15 R 135",
    "Rohan Worker",
    aid(add_twilight(1)),
    each_time(is_transferred(this, to=all_of_these(companion, ~rohan)), exert(bearer, 2)),
    each_time(wins_skirmish(bearer), may(liberate())),
)

card(
    "15 C 136",
    "Rohirrim Axe",
    bearer_must_be(rohan, man),
    while_(is_skirmishing(bearer, hunter_keyword, minion), gets(bearer, damage(+1))),
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
