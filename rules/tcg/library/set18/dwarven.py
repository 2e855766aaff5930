"""Dwarves of *Treachery and Deceit*."""

from rules.tcg.notation.language import *

card(
    "18 R 1",
    "Gimli, Sprinter",
    each_time(
        wins_skirmish(this),
        may(
            add_threats(1)
            >> wound(or_if(is_(that(minion), hunter_keyword), 2, otherwise=1), a(minion))
        ),
    ),
)

card(
    "18 U 2",
    "Run Until Found",
    when_played(place_tokens(1, dwarven)),
    ability(
        skirmish,
        either(discard(this), remove_tokens(1, dwarven)) >> make(a(dwarven, companion), hunter(+1)),
    ),
)

card(
    "18 C 3",
    "Thorin's Harp",
    ability(
        maneuver,
        exert(a(dwarven, companion)) >> make(a(current_site), mountain, until=regroup),
    ),
)
