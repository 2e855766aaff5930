"""Gollum of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 C 38",
    "Don't Follow the Lights",
    response_event(wins_skirmish(titled("Sméagol")), add_burdens(1) >> discard(a(minion))),
)

card(
    "6 R 39",
    "Don't Look at Them",
    ability(
        skirmish,
        spot(titled("Sméagol")) + discard_from_hand(3)
        >> wound(
            a(minion, skirmishing_against(titled("Sméagol"))),
            or_if(1, is_(that(minion), wraith_culture, minion), 2),
        ),
    ),
)

card(
    "6 C 45",
    "Sméagol, Poor Creature",
    to_play(add_burdens(1)),
    ability(skirmish, discard_from_hand(1) >> make(this, strength(+1))),
)
