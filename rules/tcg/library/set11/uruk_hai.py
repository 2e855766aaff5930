"""Uruk-hai of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 U 189",
    "Intimidating Uruk",
    when_played(
        given(at(battleground)),
        make(a(unbound, companion), resistance(-2), until=end_of_turn),
    ),
)

card(
    "11 U 197",
    "Overpowering Uruk",
    while_(is_skirmishing(this, character, with_resistance(at_most(3))), gets(this, strength(+3))),
)
