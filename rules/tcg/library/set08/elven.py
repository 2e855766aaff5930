"""Elves of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 U 9",
    "A Grey Ship",
    event(
        archery,
        spot(elf, companion) + add_to_fellowship_archery(-1 * choose_x(fellowship_archery_total))
        >> heal(some(x, unbound, companion))
        + lasting(forbids(you, using_abilities, phase=archery)),
    ),
)

card(
    "8 C 10",
    "Legolas, Elven Stalwart",
    while_(
        can_spot(3, wounded, minion),
        gets(minion & skirmishing_against(this), strength(-3)),
    ),
)

card(
    "8 R 11",
    "Life of the Eldar",
    to_play(spot(2, elf)),
    event(regroup, discard(a(elf)) >> draw(3)),
)

card(
    "8 R 12",
    "Reckless We Rode",
    event(
        archery,
        exert(a(elf, companion))
        + add_to_fellowship_archery(-1 * choose_x(fellowship_archery_total))
        >> wound(x, a(minion)) + lasting(forbids(you, using_abilities, phase=archery)),
    ),
)

card(
    "8 U 13",
    "Shake Off the Shadow",
    ability(
        fellowship,
        exert(a(elf, companion))
        + either(exert(a(gandalf_culture, companion)), exert(a(dwarven, companion)))
        >> place_tokens(1, elven),
    ),
    ability(
        archery,
        remove_tokens(1, elven) >> add_to_fellowship_archery(+1, limit=2),
    ),
)
