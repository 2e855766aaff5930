"""The Nazgûl of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 U 57",
    "Cirith Ungol Watchman",
    gets(
        all_of_these(companion, skirmishing_against(this)),
        loses_damage_bonuses(possession),
        loses_strength_bonuses(possession),
    ),
)
