"""Gandalf of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 U 35",
    "Trust Me as You Once Did",
    ability(
        skirmish,
        exert(a(titled("Gandalf")))
        >> make(a(companion), strength(number_of(companion, gandalf_signet)), limit=3),
    ),
)
