"""Sites of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card("3 U 115", "Caras Galadhon", gets(character, minions_a_skirmish(1)))

card("3 U 116", "Eregion Hills", each_time(the_fellowship_moves_here, add_burdens(1)))

card(
    "3 U 119",
    "House of Elrond",
    each_time(
        the_fellowship_moves_here,
        makes(free_peoples_player, may(spot(2, elf) >> remove_burdens(1))),
    ),
)
