"""Ringwraiths of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R 42",
    "Ring of Asperity",
    bearer_must_be(nazgul),
    when_played(may(wound(a(companion, ~wounded)))),
    response(player_reconciles(each_player), return_to_hand(bearer)),
)

card(
    "9 R+ 43",
    "Ring of Ire",
    bearer_must_be(titled("The Witch-king")),
    ability(skirmish, exert(2, bearer) >> make(a(wraith_culture, minion), damage(+1))),
    response(player_reconciles(each_player), return_to_hand(bearer)),
)

card(
    "9 R 44",
    "Ring of Rancor",
    bearer_must_be(nazgul),
    ability(maneuver, remove_burdens() >> heal(each(nazgul))),
    response(player_reconciles(each_player), return_to_hand(bearer)),
)
