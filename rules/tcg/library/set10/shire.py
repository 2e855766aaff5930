"""The Shire of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 U 105",
    "Brave and Loyal",
    event(
        skirmish,
        exert(a(hobbit, companion, unassigned))
        >> replace_in_skirmish(a(companion, skirmishing, ~ring_bearer), that(hobbit)),
    ),
)

card(
    "10 P 122",
    "Sam, Great Elf Warrior",
    gets(this, strength(number_of(shire, companion))),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, 5)),
)
