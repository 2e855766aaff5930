"""Gollum of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 R 56",
    "The Dead City",
    bearer_must_be(titled("Sméagol")),
    each_time(about_to(be_killed, bearer, in_a_skirmish=True), instead(discard(bearer))),
)

card(
    "7 C 59",
    "Gollum, Vile Creature",
    ability(skirmish, either(exert(this, 2), remove_threats(1)) >> make(this, strength(+2))),
)
