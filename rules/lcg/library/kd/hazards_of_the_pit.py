"""Hazards of the Pit, an encounter set."""

from rules.lcg.library.own.mine_hazards import cave_in, risk_a_crumbling_ruin
from rules.lcg.library.own.moria import travel_here_at_once
from rules.lcg.notation.language import *

card("03048", "Cave In", when_revealed(cave_in))

card("03049", "Crumbling Ruin", when_revealed(must(each_player, risk_a_crumbling_ruin)))

card(
    "03050",
    "Dark and Dreadful",
    when_revealed(
        if_(
            active_location_is(dark),
            deal_damage(2, each(exhausted, character)),
            otherwise=deal_damage(1, each(exhausted, character)),
        )
    ),
    shadow(
        if_(
            undefended,
            make(attacking_enemy, attack(+2)),
            otherwise=deal_damage(1, defending_character),
        )
    ),
)

card(
    "03051",
    "Sudden Pitfall",
    when_revealed(
        must(first_player, discard(one(character, yours, committed))), cannot_be_canceled=True
    ),
    shadow(discard(defending_character)),
)

card(
    "03052",
    "Dreadful Gap",
    when_revealed(travel_here_at_once),
    x_is(number_of(character, now_in_play)),
)

card(
    "03053",
    "Fouled Well",
    when_revealed(each_may_or(discard_from_hand(1, at_random=True), gain_surge)),
)
