"""The Dwarves of *Expanded Middle-earth*."""

from rules.tcg.notation.language import *

card(
    "14 R 1",
    "Dáin Ironfoot, King Under the Mountain",
    gets(your & (other(dwarf) | (gandalf_culture & man)), twilight_cost(-1)),
    at_start_of(
        regroup, may(discard(a((dwarven | gandalf_culture) & condition)) >> discard(a(minion)))
    ),
)
