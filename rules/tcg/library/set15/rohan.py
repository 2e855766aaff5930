"""Rohan of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 S 126",
    "Gamling, The Old",
    to_play(spot(rohan, man)),
    while_(can_spot(3, hunter_keyword), gets(this, strength(+3))),
)

card(
    "15 R 135",
    "Rohan Worker",
    aid(add_twilight(1)),
    each_time(is_transferred(this, to=all_of_these(companion, ~rohan)), exert(bearer, 2)),
    each_time(wins_skirmish(bearer), may(liberate())),
)
