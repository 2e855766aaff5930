"""Dwarves of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 C 1",
    "Aggression",
    while_(you_have_initiative, gets(dwarf, damage(+1))),
    ability(
        fellowship,
        spot(dwarf, with_damage_bonus(at_least(1)))
        >> draw(damage_bonus_of(that(dwarf))) + discard(this),
    ),
)

card(
    "8 R 2",
    "Battle in Earnest",
    event(
        regroup,
        spot(dwarf, with_damage_bonus(at_least(1)))
        >> for_each(damage_bonus_of(that(dwarf)), wound(a(minion))),
    ),
)

card(
    "8 R 3",
    "Blood Runs Chill",
    event(
        regroup,
        exert(a(dwarf, with_damage_bonus(at_least(1))))
        >> have(an_opponent, discard(some(damage_bonus_of(that(dwarf)), shadow_side))),
    ),
)

card(
    "8 U 4",
    "Counts But One",
    event(
        skirmish,
        given(can_spot(titled("Gimli"), unassigned)),
        add_threats(1)
        >> replace_in_skirmish(a(unbound, companion, skirmishing), a(titled("Gimli"))),
    ),
)

card(
    "8 C 5",
    "Gimli, Counter of Foes",
    gets(this, strength(wounds_on(this)), damage(wounds_on(this))),
)

card(
    "8 C 6",
    "Honed",
    event(
        skirmish,
        spot(dwarf, with_damage_bonus(at_least(1)))
        >> make(that(dwarf), strength(damage_bonus_of(that(dwarf)))),
    ),
)

card(
    "8 R 7",
    "Unheard of",
    response_event(
        wins_skirmish(dwarf, with_damage_bonus(at_least(1))),
        wound(damage_bonus_of(that(dwarf)), a(minion, unassigned)),
    ),
)

card(
    "8 U 8",
    "Wish For Our Kinfolk",
    ability(
        fellowship,
        exert(a(dwarf, companion)) + either(exert(a(elven, companion)), exert(a(gondor, man)))
        >> place_tokens(1, dwarven),
    ),
    ability(skirmish, remove_tokens(1, dwarven) >> make(a(companion), damage(+1))),
)
