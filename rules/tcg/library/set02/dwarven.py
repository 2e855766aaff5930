"""The Dwarves of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 P 121",
    "Gimli, Dwarf of the Mountain-race",
    gets(all_of_these(underground, site), shadow_number(-2)),
)

card(
    "2 C 5",
    "Flurry of Blows",
    event(
        skirmish,
        make(a(dwarf), strength(+2))
        + if_(
            is_(that(dwarf), bearing(hand_weapon, count=2)),
            make(that(dwarf), strength(+2), damage(+1)),
        ),
    ),
)

card(
    "2 C 10",
    "Hand Axe",
    bearer_must_be(dwarf),
    borne_in_addition,
    ability(archery, discard(this) >> add_to_fellowship_archery(+1)),
)
