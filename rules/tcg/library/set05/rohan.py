"""Rohan of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 R 89",
    "Rohirrim Helm",
    bearer_must_be(rohan, man),
    ability(
        skirmish,
        discard(this)
        >> unless(shadow_player, exert(a(skirmishing, minion)), cancel_skirmish(bearer)),
    ),
)
