"""The Shire of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 C 147",
    "Faith in Friendship",
    when_played(place_tokens(1, shire)),
    at_start_of(
        regroup,
        may(either(discard(this), remove_tokens(1)) >> heal(a(shire, companion))),
    ),
)

card(
    "13 U 151",
    "The Gaffer, Master Gardener",
    aid(add_burdens(1)),
    each_time(
        is_transferred(this, to=all_of_these(shire, companion)),
        if_(at(dwelling), heal(bearer, 2), heal(bearer)),
    ),
)
