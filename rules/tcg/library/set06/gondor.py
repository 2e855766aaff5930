"""Gondor of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 C 52",
    "Garrison of Osgiliath",
    when_played(may(spot(gondor, man) >> place_tokens(2, gondor))),
    ability(
        skirmish,
        either(discard(this), remove_tokens(1, gondor)) >> make(a(gondor, man), strength(+1)),
    ),
)
