"""Uruk-hai of *Expanded Middle-earth*."""

from rules.tcg.notation.language import *

card(
    "14 R 14",
    "Uruk-hai Healer",
    at_start_of(assignment, may(for_each(number_of(companion), heal(a(uruk_hai))))),
)

card(
    "14 R 15",
    "Uruk-hai Scout",
    when_played(
        either(
            make(each(current_site), gains(battleground), until=end_of_turn),
            make(each(current_site), gains(mountain), until=end_of_turn),
            make(each(current_site), gains(plains), until=end_of_turn),
            make(each(current_site), gains(underground), until=end_of_turn),
        )
    ),
)
