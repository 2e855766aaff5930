"""Rohan of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 R 98",
    "Throne of the Golden Hall",
    to_play(either(spot(titled("Théoden")), spot(2, rohan, companion))),
    gets(titled("Saruman", "Gríma"), cannot_be_assigned),
    response(
        about_to_take_a_wound(rohan, man),
        exert(a(rohan, man, ~that(rohan, man))) + add_twilight(2) >> prevent_that,
    ),
)
