"""Ringwraiths of *Treachery and Deceit*."""

from rules.tcg.notation.language import *

card(
    "18 U 132",
    "All Life Flees",
    to_play(spot(nazgul)),
    event(
        shadow,
        remove_twilight(choose_x())
        >> either(
            discard(a(follower, with_cost(equal_to(x)))),
            play(from_draw_deck(wraith_culture, minion, with_cost(equal_to(x)))),
        ),
    ),
)

card(
    "18 R 133",
    "Pull of the Ring",
    event(
        assignment,
        remove_burdens(1)
        >> either(
            assign(a(wraith_culture, minion), a(companion, with_resistance(exactly(0)))),
            make(a(wraith_culture, minion), loses(fierce), hunter(2), until=regroup),
        ),
    ),
)
