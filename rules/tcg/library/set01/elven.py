"""The Elves of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 U 44",
    "Foul Creation",
    event(
        fellowship,
        exert(a(elf))
        >> reveal_hand(an_opponent) + may(discard(from_revealed(isengard, minion)) >> draw(2)),
    ),
)
