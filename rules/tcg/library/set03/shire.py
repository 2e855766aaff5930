"""The Shire of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 C 108",
    "Frying Pan",
    bearer_must_be(hobbit),
    ability(skirmish, exert(bearer) >> wound(a(orc, skirmishing_against(bearer)))),
)

card(
    "3 C 112",
    "Seek and Hide",
    event(skirmish, spot(2, shire, companion) >> make(a(minion), no_damage_bonus)),
)
