"""Elves of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 5",
    "Army Long Trained",
    bearer_must_be(elven, companion),
    each_time(wins_skirmish(bearer), may(transfer(this, a(elven, companion, ~bearer)))),
    at_start_of(archery, either(exert(bearer), return_to_hand(this))),
)

card(
    "19 P 6",
    "Arwen, Royal Maiden",
    while_(can_spot(2, elven, follower), gets(minion & skirmishing_against(this), strength(-2))),
    ability(maneuver, add_threats(3) >> reconcile),
)

card(
    "19 P 7",
    "Legolas, Skeptical Guide",
    ability(archery, add_threats(2) >> wound(a(minion)) + make(this, adds_no_archery)),
)
