"""Sauron of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 U 87",
    "The Eye of Sauron",
    event(shadow, exert(a(sauron, orc)) >> draw(limited(tokens_you_spot(burdens), to=5))),
)

card(
    "2 C 88",
    "Memory of Many Things",
    event(
        maneuver, exert(a(sauron, orc)) >> either(discard(a(ally)), discard(some(2, elven, ally)))
    ),
)

card(
    "2 C 89",
    "Orc Scout",
    gets(your & sauron & minion, roaming_penalty(-1)),
    response(
        is_played(event_card, that_spots_or_exerts(ranger)),
        either(exert(this), discard(this)) >> cancel_that_event,
    ),
)

card("2 C 90", "Orc Taskmaster", ability(shadow, exert(this) >> add_twilight(1)))

card(
    "2 C 91",
    "Southern Spies",
    response_event(
        the_ring_is_put_on, spot(sauron, minion) >> have(free_peoples_player, discard_hand())
    ),
)

card(
    "2 U 92",
    "Spies of Mordor",
    to_play(spot(sauron, orc)),
    each_time(
        the_fellowship_moves,
        given(during(regroup)),
        may(draw(or_if(can_spot(sauron, tracker), 2, otherwise=1))),
    ),
)

card("2 R 93", "Tower Assassin", ability(maneuver, exert(this) >> wound(a(ally))))

card(
    "2 R 94",
    "Verily I Come",
    to_play(exert(a(sauron, orc))),
    plays_on(ring_bearer),
    each_time(
        player_draws(free_peoples_player) | player_takes_into_hand(free_peoples_player),
        given(during(fellowship)),
        add_burdens(1),
    ),
)

card(
    "2 C 95",
    "Vile Blade",
    bearer_must_be(sauron, orc),
    while_(is_skirmishing(bearer, man | elf), gets(bearer, strength(+2))),
)
