"""Gollum and Sméagol of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 10",
    "Gollum, Threatening Guide",
    gets(this, strength(threats)),
    each_time(wins_skirmish(this), may(add_threats(1))),
)

card(
    "19 P 11",
    "Sméagol, Pitiable Guide",
    to_play(add_burdens(1)),
    each_time(wins_skirmish(this), may(shuffle_into_deck(up_to(2, from_discard_pile(gollum))))),
    ability(skirmish, exert(a(ring_bound, companion)) >> make(this, strength(+2))),
)
