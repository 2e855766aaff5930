"""The Dwarves of *Mount Doom*."""

from rules.tcg.library.own.worded import exert_a_dwarf_with_damage_x, exert_that_minion_x_times
from rules.tcg.library.own.wounds_left_over import (
    assign_the_wounds_left_over,
    wounds_are_left_over,
)
from rules.tcg.notation.language import *

card(
    "10 R 1",
    "Great Day, Great Hour",
    response_event(
        is_played(minion, by=an_opponent),
        exert_a_dwarf_with_damage_x >> exert_that_minion_x_times,
    ),
)

card(
    "10 U 2",
    "Memories of Darkness",
    to_play(spot(dwarf)),
    each_time(
        player_loses_initiative(you, except_during=fellowship),
        may(play(from_discard_pile(dwarven, condition, or_from=hand))),
    ),
)

card(
    "10 R 3",
    "More Yet to Come",
    response_event(
        is_killed(minion, by=dwarf, in_a_skirmish=True),
        given(wounds_are_left_over),
        assign_the_wounds_left_over,
    ),
)
