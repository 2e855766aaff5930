"""The Elves of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 U 8",
    "Hearth and Hall",
    event(
        regroup,
        spot(elven, hunter_keyword)
        >> either(
            for_each(number_of(hunter_keyword), draw(1)),
            for_each(number_of(hunter_keyword), reinforce(elven)),
        ),
    ),
)
