"""Gondor of the promotional set."""

from rules.tcg.notation.language import *

card(
    "0 P 58",
    "Anárion, Lord of Anórien",
    ability(
        skirmish,
        play(from_hand(gondor, skirmish_event))
        >> make(each(minion, skirmishing_against(this)), strength(-1 * vitality_of(this))),
    ),
)

card("0 P 65", "Boromir, Steward's Heir")
