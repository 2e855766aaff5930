"""The Elves of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 S 7",
    "Elven Guardian",
    while_(is_skirmishing(this, wounded, minion), gets(this, strength(+2))),
    ability(maneuver, exert(this) >> heal(another(hunter_keyword))),
)

card(
    "17 U 8",
    "Hearth and Hall",
    event(
        regroup,
        spot(elven, hunter_keyword)
        >> either(
            for_each(number_of(hunter_keyword), draw(1)),
            for_each(number_of(hunter_keyword), reinforce(elven)),
        ),
    ),
)

card(
    "17 S 11",
    "Orophin, Silvan Elf",
    while_(is_skirmishing(this, wounded, minion), gets(this, strength(+3))),
    ability(archery, exert(another(elven, hunter_keyword)) + add_threats(1) >> wound(a(minion))),
)

card(
    "17 S 12",
    "Rúmil, Silvan Elf",
    while_(can_spot(wounded, minion), gets(this, strength(+1), archer)),
    ability(archery, exert(another(elven, hunter_keyword)) + add_threats(1) >> wound(a(minion))),
)
