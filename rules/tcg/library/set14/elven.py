"""The Elves of *Expanded Middle-earth*."""

from rules.tcg.notation.language import *

card(
    "14 R 2",
    "Elladan, Son of Elrond",
    gets(titled("Elrohir"), twilight_cost(-2)),
    while_(
        can_spot(titled("Elladan", "Elrohir"), skirmishing),
        gets(your & elven & event_card, twilight_cost(-2)),
    ),
)

card(
    "14 R 3",
    "Elrohir, Son of Elrond",
    gets(titled("Elladan"), twilight_cost(-2)),
    each_time(
        is_played(elven, event_card, by=you),
        given(can_spot(titled("Elrohir", "Elladan"), skirmishing)),
        make(each(minion, skirmishing), strength(-2)),
    ),
)

card(
    "14 R 4",
    "Gildor Inglorion, Of the House of Finrod",
    at_start_of(
        archery,
        given(more(number_of(minion), number_of(companion))),
        make(each(your, companion), archer),
    ),
)
