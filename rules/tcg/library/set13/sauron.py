"""Sauron of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 R 140",
    "Sauron, Dark Lord of Mordor",
    exerts_to_play(minion, saves=current_region_number),
)

card(
    "13 R 141",
    "Sceptre of the Dark Lord",
    bearer_must_be(titled("Sauron")),
    gets(bearer, damage(+1)),
    each_time(
        wins_skirmish(bearer),
        # A companion who was killed is in the skirmish no more.
        given(can_spot(companion, skirmishing_against(bearer))),
        may(for_each(current_region_number, wound(a(companion, ~skirmishing)))),
    ),
)
