"""Gondor of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 C 37",
    "Answering the Cries",
    ability(
        skirmish, discard_from_hand(1, gondor, tale) >> make(a(gondor, companion), strength(+2))
    ),
)

card(
    "3 C 43",
    "Might of Númenor",
    event(
        maneuver,
        spot(gondor, companion)
        >> reveal(from_hand(who=an_opponent, random=True))
        + heal(some(printed_cost_of(that(free_peoples | shadow_side)), companion)),
    ),
)

card(
    "3 R 44",
    "The Shards of Narsil",
    ability(fellowship, stack(from_hand(gondor), this)),
    ability(fellowship, add_twilight(1) >> take_into_hand(from_stack(on=this))),
)

card(
    "3 P 122",
    "Boromir, Defender of Minas Tirith",
    ability(fellowship, add_twilight(2) >> heal(this)),
)
