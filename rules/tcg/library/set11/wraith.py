"""The Nazgûl of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 S 213",
    "Moving This Way",
    ability(
        shadow, spot(nazgul) + reveal(from_hand(nazgul)) >> put_beneath_deck(that(nazgul)) + draw(1)
    ),
)

card(
    "11 S 222",
    "Úlairë Nelya, Third of the Nine Riders",
    ability(shadow, exert(this) >> replace_site(a(current_site))),
)

card(
    "11 S 223",
    "Úlairë Nertëa, Ninth of the Nine Riders",
    while_(at(forest), gets(this, strength(+2))),
    while_(can_spot(6, companion), gets(nazgul, strength(+2))),
)

card(
    "11 S 225",
    "Úlairë Toldëa, Eighth of the Nine Riders",
    each_time(wins_skirmish(this), may(play_next_site())),
)
