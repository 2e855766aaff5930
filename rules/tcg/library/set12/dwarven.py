"""The Dwarves of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 U 13",
    "Sharp Defense",
    event(
        skirmish,
        make(
            a(dwarf),
            strength(
                or_if(
                    2,
                    is_(that(dwarf), with_resistance(at_least(4))),
                    2 * number_of(possession, borne_by(that(dwarf))),
                )
            ),
        ),
    ),
)
