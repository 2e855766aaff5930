"""Rohan of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 U 90",
    "Banner of the Mark",
    bearer_must_be(rohan, companion),
    each_time(wins_skirmish(bearer), may(exert(a(minion)))),
    response(wins_skirmish(bearer), discard(this) >> liberate()),
)
