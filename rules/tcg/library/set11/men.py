"""Men of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 R 100",
    "Strange-looking Men",
    ability(
        maneuver,
        exert(this) >> transfer(a(possession | condition, borne_by(character)), a(character)),
    ),
)
