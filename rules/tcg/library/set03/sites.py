"""Sites of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 U 115",
    "Caras Galadhon",
    while_(at(titled("Caras Galadhon")), gets(character, minions_a_skirmish(1))),
)

card("3 U 116", "Eregion Hills", each_time(the_fellowship_moves_here, add_burdens(1)))

card("3 C 117", "Gates of Argonath", forbids(each_player, playing, maneuver_event))

card("3 C 118", "The Great River", forbids(each_player, playing_from_piles))

card(
    "3 U 119",
    "House of Elrond",
    each_time(
        the_fellowship_moves_here,
        have(free_peoples_player, may(spot(2, elf) >> remove_burdens(1))),
    ),
)

card(
    "3 U 120",
    "Wastes of Emyn Muil",
    ability(
        maneuver,
        spot(4, companion) + exert(a(your, isengard, orc))
        >> have(free_peoples_player, wound(a(companion))),
    ),
)
