"""Dwarves of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card("1 C 8", "Dwarven Armor", bearer_must_be(dwarf), gets(bearer, overwhelmed_only_at(3)))

card(
    "1 R 15",
    "Gimli's Helm",
    bearer_must_be(titled("Gimli")),
    gets(bearer, wounds_a_skirmish(1)),
    ability(
        skirmish, discard(this) >> lasting(each_time(about_to_take_a_wound(bearer), prevent_that))
    ),
)

card(
    "1 C 20",
    "Let Them Come!",
    each_time(wins_skirmish(dwarf, against=orc), discard(that(orc))),
    each_time(loses_skirmish(dwarf), discard(this)),
)

card(
    "1 U 27",
    "Thrarin, Dwarven Smith",
    ability(
        maneuver,
        exert(this)
        >> make(this, participates_in_archery, participates_in_skirmishes, until=regroup),
    ),
)
