"""Gandalf of *Expanded Middle-earth*."""

from rules.tcg.notation.language import *

card(
    "14 R 5",
    "Brand, King of Dale",
    gets(your & (dwarf | other(gandalf_culture, man)), strength(+1)),
    while_(
        more(number_of(minion), number_of(companion)),
        fellowship_archery(number_of(minion) + -1 * number_of(companion)),
    ),
)

card(
    "14 R 6",
    "Grimbeorn, Beorning Chieftain",
    each_time(turn_starts, heal(this)),
    at_start_of(
        maneuver,
        may(
            exert(2, this) + discard_from_hand(1, minion)
            >> make(this, strength(strength_of(that(minion))), until=regroup)
        ),
    ),
)
