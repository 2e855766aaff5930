"""Sauron of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 C 79",
    "Barren Land",
    to_play(spot(sauron, minion)),
    each_time(
        the_fellowship_moves_to(site_numbered(between(8, 9))), exert(each(ring_bound, companion))
    ),
    ability(shadow, discard(this) >> play(from_hand(sauron, minion), cost=-2)),
)

card("10 C 81", "Cirith Ungol Guard")

card("10 U 82", "Cirith Ungol Patroller", while_(can_spot(3, possession), gets(this, fierce)))

card(
    "10 U 83",
    "Cirith Ungol Sentinel",
    while_(
        can_spot(other(sauron, uruk_hai)), gets(this, twilight_cost(-1 * number_of(possession)))
    ),
)

card("10 C 84", "Cirith Ungol Sentry")

card(
    "10 U 96",
    "Rank and File",
    each_time(is_wounded(roaming, sauron, minion), may(place_tokens(1, sauron))),
    ability(
        regroup, either(exert(a(uruk_hai)), discard(a(sauron, minion))) >> place_tokens(1, sauron)
    ),
    ability(skirmish, remove_tokens(2, sauron) >> make(a(sauron, minion), strength(+2))),
)

card(
    "10 C 102",
    "Uruk Axe",
    bearer_must_be(sauron, minion),
    while_(is_(bearer, uruk_hai), gets(bearer, strength(+2))),
)
