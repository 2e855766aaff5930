"""Gandalf of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 C 31",
    "Final Account",
    to_play(exert(a(gandalf_culture, wizard))),
    event(
        fellowship,
        discard_from_hand(2)
        >> take_into_hand(from_discard_pile(free_peoples))
        + take_into_hand(from_discard_pile(shadow_side)),
    ),
)

card(
    "11 S 32",
    "G for Grand",
    while_(
        can_spot(gandalf_culture, wizard),
        gets(all_of_these(companion, with_resistance(at_least(6))), strength(+1)),
    ),
)

card(
    "11 S 33",
    "Gandalf, Leader of the Company",
    while_(at(in_region(1)), gets(other(companion), strength(+2))),
    while_(at(in_region(2)), gets(companion, strength(+1))),
    while_(at(in_region(3)), gets(this, strength(+2))),
)

card(
    "11 C 36",
    "Inspiration",
    event(
        skirmish,
        spot(gandalf_culture, wizard)
        >> reveal_hand()
        + make(
            a(minion),
            strength(
                or_if(
                    -3 * cards_in_hand(companion), at(battleground), -4 * cards_in_hand(companion)
                )
            ),
        ),
    ),
)

card(
    "11 C 39",
    "Prolonged Struggle",
    event(
        skirmish,
        exert(a(gandalf_culture, wizard)) + spot(2, companion, with_resistance(at_least(7)))
        >> wound(a(minion, skirmishing_against(that(wizard))), 2),
    ),
)
