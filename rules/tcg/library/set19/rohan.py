"""Rohan of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 24",
    "Brought Down from Inside",
    bearer_must_be(rohan, man),
    at_start_of(skirmish, may(transfer(this, a(rohan, man)))),
    each_time(turn_ends, given(~won_a_skirmish_this_turn(bearer)), return_to_hand(this)),
)

card(
    "19 P 25",
    "Éomer, Éored Captain",
    gets(this, strength(2 * wounds_on(minion, skirmishing_against(this)))),
)

card(
    "19 P 26",
    "Éowyn, Lady of the Mark",
    ability(fellowship, play(from_hand(rohan, companion, with_cost(at_least(3))), cost=-1)),
)
