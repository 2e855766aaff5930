"""Gondor of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 12",
    "Aragorn, Well-traveled Guide",
    while_(
        can_spot(other(ring_bearer)) & cannot_spot(other(companion, ~ring_bearer)),
        gets(this, archer, defender(+1), wounds_a_skirmish(1)),
    ),
)

card(
    "19 P 13",
    "Boromir, Destined Guide",
    while_(can_spot(2, unbound, hobbit), gets(this, twilight_cost(-1))),
    each_time(
        wins_skirmish(this),
        may(exert(a(unbound, hobbit)) >> discard(each(minion, skirmishing_against(this)))),
    ),
)

card(
    "19 P 14",
    "Not Bound to His Fate",
    bearer_must_be(gondor, man),
    each_time(wins_skirmish(bearer), may(transfer(this, a(gondor, man, ~bearer)))),
    each_time(turn_ends, given(is_(bearer, ~titled("Aragorn"))), return_to_hand(this)),
)

card(
    "19 P 15",
    "Strength in My Blood",
    bearer_must_be(fellowship_keyword, companion),
    while_(is_(bearer, gondor, companion), gets(bearer, damage(+1))),
)
