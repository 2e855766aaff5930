"""The Nazgûl and their servants of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 U 76",
    "Helpless",
    to_play(spot(titled("Frodo")) + spot(nazgul)),
    plays_on(titled("Sam")),
    gets(bearer, no_game_text),
)
