"""Gondor of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 U 33",
    "Flee in Terror",
    response_event(
        wins_skirmish(gondor, companion),
        pick(a(exhausted, orc)) + unless(that_cards_owner, remove_twilight(3), discard(that(orc))),
    ),
)

card(
    "2 C 37",
    "Sentinels of Númenor",
    event(skirmish, make(a(gondor, companion), strength(or_if(+2, in_fierce_skirmish, +4)))),
)
