"""Gandalf of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 U 24",
    "Boomed and Trumpeted",
    event(
        skirmish,
        make(
            a(ent),
            strength(number_of(unbound, hobbit)),
            damage(number_of(unbound, hobbit)),
        ),
    ),
)
