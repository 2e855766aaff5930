"""Isengard of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 R 39",
    "Beyond the Height of Men",
    event(
        maneuver,
        exert(a(uruk_hai))
        >> if_(
            can_spot(6, companion),
            discard(each(free_peoples, possession, armor | helm | shield)),
            discard(a(possession, armor | helm | shield)),
        ),
    ),
)

card(
    "2 C 40",
    "Demands of the Sackville-Bagginses",
    to_play(spot(isengard, minion)),
    each_time(is_exerted(shire, ally), add_twilight(1)),
)

card(
    "2 U 41",
    "Evil Afoot",
    event(
        shadow,
        exert(a(uruk_hai)) + spot(choose_x(burdens), burdens)
        >> shuffle_into_deck(from_discard_pile(x, minion)),
    ),
)

card(
    "2 C 42",
    "Goblin Man",
    discard_when(at(underground)),
    ability(shadow, exert(this) >> look_at(each(from_hand(who=free_peoples_player)))),
)

card(
    "2 R 43",
    "Lurtz's Sword",
    bearer_must_be(titled("Lurtz")),
    gets(bearer, damage(+1)),
    each_time(wins_skirmish(bearer), have(free_peoples_player, discard(top_of_deck(2)))),
)

card(
    "2 C 44",
    "No Business of Ours",
    to_play(spot(isengard, minion)),
    forbids(free_peoples_player, looking_at_hands),
)

card(
    "2 R 45",
    "Too Much Attention",
    response_event(
        the_ring_is_put_on,
        spot(isengard, minion) >> have(free_peoples_player, discard(top_of_deck(5))),
    ),
)

card(
    "2 R 46",
    "Uruk Captain",
    ability(shadow, remove_twilight(1) + exert(this) >> play(from_discard_pile(uruk_hai))),
)

card(
    "2 C 47",
    "Uruk Scout",
    gets(your & isengard & minion, roaming_penalty(-1)),
    response(is_played(event_card, that_spots_or_exerts(ranger)), exert(this) >> cancel_that_event),
)

card(
    "2 U 48",
    "Wizard Storm",
    to_play(exert(a(isengard, minion))),
    plays_on(site, limit=1),
    each_time(the_fellowship_moves_from(bearer), exert(each(companion))),
    each_time(turn_ends, discard(this)),
)
