"""Isengard of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 U 35",
    "Suffered Much Loss",
    gets(site & on_adventure_path, battleground),
    while_(you_have_initiative, gets(uruk_hai, strength(+1))),
)
