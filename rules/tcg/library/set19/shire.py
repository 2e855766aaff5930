"""The Shire of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 28",
    "Frodo, Little Master",
    while_(cannot_spot(4, threats), forbids(shadow_player, discarding_from_hand_or_deck, your)),
)

card(
    "19 P 29",
    "Merry, Resolute Friend",
    ability(
        skirmish,
        given(is_(this, unassigned)),
        remove_from_game(from_discard_pile(2, shire)) >> make(a(companion), strength(+2)),
    ),
)

card("19 P 30", "Pippin, Steadfast Friend", gets(this, strength(number_of(tale))))

card(
    "19 P 31",
    "Rabbit Stew",
    bearer_must_be(shire, companion),
    each_time(wins_skirmish(bearer), may(transfer(this, a(fellowship_keyword, companion)))),
    each_time(is_transferred(this, to=companion), heal(bearer)),
)

card(
    "19 P 32",
    "Sam, Loyal Friend",
    while_(is_bearing(this, the_one_ring), gets(this, resistance(-4))),
    while_(can_spot(3, shire, companion), gets(this, strength(+2))),
    response(is_killed(titled("Frodo")), make_ring_bearer(this)),
)
