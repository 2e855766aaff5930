"""The Nazgûl of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 U 184",
    "The Witch-king's Beast, Fell Creature",
    bearer_must_be(nazgul),
    each_time(
        skirmishes_are_over,
        given(is_(bearer, titled("The Witch-king"))),
        may(exert(bearer, 2) >> skirmish_again(bearer)),
    ),
)
