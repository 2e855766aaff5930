"""Raiders of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 U 44",
    "High Vantage",
    event(
        shadow,
        lasting(each_time(about_to_take_a_wound(southron), prevent_that), until=end_of(assignment)),
    ),
)
