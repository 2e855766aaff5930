"""The Men of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 U 40",
    "Beast of War",
    bearer_must_be(men, man),
    while_(can_spot(threats), gets(bearer, fierce)),
    while_(can_spot(3, threats), gets(bearer, damage(+1))),
    ability(shadow, given(can_spot(5, threats)), play(this), source=From.DISCARD_PILE),
)
