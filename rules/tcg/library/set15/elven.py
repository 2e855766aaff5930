"""Elves of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 R 12",
    "Dínendal, Mirkwood Archer",
    aid(add_twilight(3)),
    each_time(is_transferred(this, to=all_of_these(companion, ~elven)), exert(bearer)),
    gets(bearer, archer),
)

card(
    "15 S 18",
    "Legolas, Fleet-footed Hunter",
    ability(regroup, exert(some(2, hunter_keyword, companion)) >> draw(1)),
)
