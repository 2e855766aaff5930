"""Dwarves of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 2",
    "Gimli, Opinionated Guide",
    each_time(is_played(dwarven, possession, by=you), may(draw(1))),
)

card(
    "19 P 3",
    "Still Twitching",
    bearer_must_be(dwarven, companion),
    gets(bearer, hunter(2)),
    each_time(wins_skirmish(bearer), may(transfer(this, a(dwarven, companion, ~bearer)))),
    each_time(turn_ends, given(~won_a_skirmish_this_turn(bearer)), discard(this)),
)

card(
    "19 P 4",
    "That's Two!",
    event(
        regroup,
        spot(titled("Gimli")) + exert(a(fellowship_keyword, companion))
        >> have(each_shadow_player, discard(a(your, shadow_side))),
    ),
)
