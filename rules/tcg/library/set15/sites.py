"""Sites of *The Hunters*."""

from rules.tcg.notation.language import *

card("15 U 187", "Anduin River", fellowship_archery(-3))

card(
    "15 S 188",
    "Breeding pit of Isengard",
    first_played_costs(shadow, -2, hunter_keyword, minion),
)

card(
    "15 S 189",
    "City Gates",
    each_time(
        the_fellowship_moves_here,
        add_threats(
            or_if(
                can_spot(hunter_keyword, minion),
                2 * companions_over(4),
                otherwise=companions_over(4),
            )
        ),
    ),
)

card(
    "15 S 190",
    "East Wall of Rohan",
    at_start_of(
        fellowship,
        may(
            exert(some(2, hunter_keyword, companion))
            >> play(from_draw_deck(hunter_keyword, companion))
        ),
    ),
)

card(
    "15 S 191",
    "Gate of Mordor",
    each_time(
        the_fellowship_moves_here, add_twilight(number_of_cultures(free_peoples | shadow_side))
    ),
)

card(
    "15 U 192",
    "Isengard Ruined",
    each_time(
        is_transferred(follower, to=character),
        have(first_shadow_player, may(exert(2, a(companion)))),
    ),
)

card("15 R 193", "Mount Doom", forbids(each_player, replacing_sites, site, in_region_of(this)))

card("15 S 194", "Westfold Village", gets(hunter_keyword & character, strength(+1)))
