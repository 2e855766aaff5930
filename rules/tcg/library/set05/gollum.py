"""Gollum of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 R 21",
    "Be Back Soon",
    event(
        maneuver,
        discard(a(titled("Sméagol")))
        >> unless(an_opponent, exert(a(minion), 2), discard(a(minion))),
    ),
)

card(
    "5 R 29",
    "Sméagol, Slinker",
    to_play(add_burdens(1)),
    ability(skirmish, add_burdens(1) >> make(this, strength(+2), takes_no_wounds)),
)
