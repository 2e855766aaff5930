"""Gollum of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R+ 28",
    "Gollum, Dark as Darkness",
    ability(shadow, exert(2, this) >> exert(a(ring_bearer))),
    ability(shadow, remove_burdens(1) >> add_twilight(1)),
    ability(skirmish, remove_burdens(1) >> add_twilight(2)),
    ability(regroup, remove_burdens(1) >> add_twilight(3)),
    ability(regroup, exert(2, this) >> wound(a(ring_bearer))),
)

card(
    "9 R+ 29",
    "Slippery as Fishes",
    while_(at(mountain | river | underground), gets(titled("Gollum"), strength(+2))),
    ability(
        regroup,
        spot(titled("Gollum"))
        >> reveal_hand() + put_beneath_deck(each(from_revealed(shadow_side))) + discard(this),
    ),
)

card(
    "9 R+ 30",
    "Sméagol, Bearer of Great Secrets",
    to_play(add_burdens(1)),
    each_time(the_fellowship_moves, kill(a(unbound, companion))),
    ability(regroup, given(is_(this, ring_bearer)), add_burdens(2) >> discard(each(minion))),
)
