"""Sites of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 U 118",
    "Hornburg Wall",
    ability(
        regroup,
        spot(your, minion) + remove_twilight(9) >> lasting(forbids(free_peoples_player, staying)),
    ),
)

card(
    "5 U 119",
    "Nan Curunír",
    response(about_to_take_a_wound(your, mounted, minion), remove_twilight(2) >> prevent_that),
)

card("5 U 120", "Caverns of Isengard", wins_after_reconciling)
