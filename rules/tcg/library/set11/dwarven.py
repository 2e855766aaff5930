"""Dwarves of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 U 3",
    "Axe of Khazad-dûm",
    bearer_must_be(dwarf),
    while_(at(mountain), gets(bearer, damage(+1))),
)

card(
    "11 C 5",
    "Dwarven Embassy",
    to_play(spot(dwarf)),
    gets(companion, damage(+1)),
    at_end_of(end_of_turn, discard(this)),
)

card(
    "11 U 6",
    "Fallen Lord",
    event(
        skirmish,
        exert(a(ring_bearer)) + exert(a(dwarf))
        >> make(that(dwarf), strength(resistance_of(that(dwarf)))),
    ),
)

card(
    "11 C 7",
    "Farin, Emissary of Erebor",
    while_(at(battleground | underground), gets(this, muster)),
)
