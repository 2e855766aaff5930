"""Hobbits of the promotional set."""

from rules.tcg.notation.language import *

card(
    "0 P 60",
    "Tom Bombadil's Hat",
    to_play(spot(2, shire, companion)),
    each_time(is_added(burden, by=shadow_side), place_tokens(1, shire)),
    each_time(is_added(threat, by=shadow_side), place_tokens(1, shire)),
    ability(fellowship, remove_tokens(2, shire) >> remove_burdens()),
)

card(
    "0 P 67",
    "Frodo, Mr. Underhill",
    costs_on(this, -1, artifact | possession | (shire & tale)),
)
