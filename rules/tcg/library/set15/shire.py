"""The Shire of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 C 144",
    "Frodo, Weary From the Journey",
    while_(is_skirmishing(this, minion, with_strength(at_most(8))), gets(this, strength(+2))),
)

card("15 C 145", "Hobbit Sword", bearer_must_be(hobbit))
