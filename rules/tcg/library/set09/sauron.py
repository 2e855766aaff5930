"""Sauron of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R+ 47",
    "Ithil Stone",
    to_play(exert(a((wraith_culture | sauron) & minion))),
    each_time(phase_starts(shadow, yours=True), may(draw(1))),
    ability(shadow, discard(this) >> play(from_hand(sauron, minion), cost=-3)),
)

card(
    "9 R+ 48",
    "Sauron, The Lord of the Rings",
    gets(
        this,
        twilight_cost(-1 * burdens + (-1 * threats) + (-1 * number_of(site, you_control))),
    ),
)
