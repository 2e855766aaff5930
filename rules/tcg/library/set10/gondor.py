"""Gondor of *Mount Doom*."""

from rules.tcg.notation.language import *

card("10 C 27", "Dead Man of Dunharrow", to_play(add_threats(1)), when_played(exert(this, 2)))

card(
    "10 C 30",
    "End of the Game",
    event(
        skirmish,
        make(a(exhausted, gondor, companion), strength(+2))
        + if_wins(
            that(companion), either(heal(that(companion)), make(that(companion), damage(+1)))
        ),
    ),
)
