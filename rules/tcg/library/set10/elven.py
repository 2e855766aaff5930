"""Elves of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 R 13",
    "Phial of Galadriel, Star-glass",
    bearer_must_be(hobbit),
    ability(
        skirmish,
        make(
            a(minion, skirmishing_against(bearer)),
            no_game_text,
            loses_all_keywords,
            until=regroup,
        )
        + discard(this),
    ),
)
