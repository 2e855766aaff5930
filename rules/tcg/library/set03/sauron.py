"""Sauron of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 U 92",
    "Massing in the East",
    event(
        regroup,
        exert(a(sauron, minion))
        >> makes(
            free_peoples_player,
            discard(top_of_deck(number_of_races(companion, dwarf | elf | man | wizard))),
        ),
    ),
)

card("3 C 94", "Orc Butcher", gets(this, strength(number_of(sauron, condition))))

card("3 C 98", "Orc Swordsman", while_(is_bearing(this, weapon), gets(this, strength(+2))))

card(
    "3 C 101",
    "Orc Warrior",
    ability(
        maneuver,
        exert(this) + discard(a(your, sauron, condition))
        >> makes(free_peoples_player, discard(top_of_deck(2))),
    ),
)
