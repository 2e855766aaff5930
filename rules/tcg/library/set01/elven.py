"""The Elves of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 R 38",
    "Double Shot",
    event(archery, spot(elf, archer, companion) >> add_to_fellowship_archery(+1)),
)

card(
    "1 U 44",
    "Foul Creation",
    event(
        fellowship,
        exert(a(elf))
        >> reveal_hand(an_opponent) + may(discard(from_revealed(isengard, minion)) >> draw(2)),
    ),
)

card(
    "1 R 50",
    "Legolas, Greenleaf",
    ability(archery, exert(this) >> wound(a(minion)) + make(this, adds_no_archery)),
)
