"""Isengard of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 C 49",
    "Abandoning Reason for Madness",
    event(shadow, spot(isengard, minion) >> discard(from_hand(count=3, least=0)) + draw(that_many)),
)

card("3 C 56", "Isengard Forger", ability(shadow, exert(this) >> add_twilight(1)))

card(
    "3 C 63",
    "One of You Must Do This",
    event(
        maneuver,
        exert(a(isengard, minion))
        >> makes(
            free_peoples_player,
            exert(some(number_of_races(companion, dwarf | elf | man | wizard), companion)),
        ),
    ),
)

card(
    "3 C 69",
    "Saruman, Servant of the Eye",
    while_(during(archery), gets(this, takes_no_wounds)),
    gets(this, cannot_be_assigned),
    ability(
        assignment,
        exert(this)
        >> pick(a(isengard, minion))
        + pick(a(companion, ~ring_bearer))
        + unless(
            free_peoples_player,
            exert(that(companion)),
            assign(that(minion), that(companion)),
        ),
    ),
)

card(
    "3 C 74",
    "Uruk Raider",
    while_(in_dead_pile(ally, who=free_peoples_player), gets(this, strength(+3), fierce)),
)
