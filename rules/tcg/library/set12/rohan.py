"""Rohan of *Black Rider*."""

from rules.tcg.notation.language import *

card("12 S 113", "Éored Warrior", while_(at(battleground | plains), gets(this, strength(+3))))

card(
    "12 C 114",
    "For the Mark",
    event(regroup, spot(rohan, man) >> discard(a(possession))),
    also_playable(maneuver, exert(a(rohan, man, with_resistance(at_least(3))))),
)

card(
    "12 U 117",
    "Léofric, Defender of the Mark",
    ability(
        skirmish,
        given(is_(this, skirmishing)),
        exert(this) >> play(from_draw_deck(rohan, event_of(skirmish))),
    ),
)
