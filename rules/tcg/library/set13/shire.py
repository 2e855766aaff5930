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
