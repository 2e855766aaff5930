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

card(
    "6 R 26",
    "Enraged",
    bearer_must_be(ent, limit=1),
    at_end_of(end_of_turn, discard(this)),
)
