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
    "11 S 190",
    "Invincible Uruk",
    while_(at(battleground), gets(this, takes_no_wounds)),
    while_(can_spot(6, companion), gets(all_of_these(uruk_hai_culture, minion), takes_no_wounds)),
)

card(
    "11 U 197",
    "Overpowering Uruk",
    while_(is_skirmishing(this, character, with_resistance(at_most(3))), gets(this, strength(+3))),
)

card(
    "11 C 198",
    "Patrol of Uruk-hai",
    while_(
        is_skirmishing(this, free_peoples, character, with_resistance(at_most(5))),
        gets(this, takes_no_wounds),
    ),
)
