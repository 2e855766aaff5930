"""Gondor of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 U 55",
    "Armor of the Citadel",
    bearer_must_be(gondor, man),
    gets(all_of_these(minion, skirmishing_against(bearer)), no_damage_bonus),
    while_(both(at(battleground), is_(bearer, ~wounded)), gets(bearer, defender(+1))),
)

card(
    "11 C 62",
    "Madril, Ranger of Ithilien",
    ability(fellowship, given(at(forest)), exert(this) >> play_next_site()),
)

card("11 S 65", "Ranger of Westernesse", when_played(may(play_next_site())))
