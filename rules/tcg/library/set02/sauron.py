"""Sauron of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 C 89",
    "Orc Scout",
    gets(all_of_these(your, sauron, minion), roaming_penalty(-1)),
    response(
        is_played(event_card, that_spots_or_exerts(ranger)),
        either(exert(this), discard(this)) >> cancel_that_event,
    ),
)

card(
    "2 U 92",
    "Spies of Mordor",
    to_play(spot(sauron, orc)),
    each_time(
        the_fellowship_moves,
        given(during(regroup)),
        may(draw(or_if(1, can_spot(sauron, tracker), 2))),
    ),
)

card(
    "2 C 95",
    "Vile Blade",
    bearer_must_be(sauron, orc),
    while_(is_skirmishing(bearer, man | elf), gets(bearer, strength(+2))),
)
