"""Isengard of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

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
