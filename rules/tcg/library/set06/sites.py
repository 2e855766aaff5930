"""Sites of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 U 115",
    "Rocks of Emyn Muil",
    ability(fellowship, play(from_hand(companion, frodo_signet)) >> remove_burdens(1)),
)

card(
    "6 U 116",
    "Westfold",
    ability(
        fellowship,
        exert(2, a(titled("Aragorn"))) >> play(from_draw_deck(companion, aragorn_signet)),
    ),
)

card(
    "6 U 117",
    "Meduseld",
    ability(
        fellowship,
        exert(some(3, companion, gandalf_signet)) >> play(from_dead_pile(unbound, companion)),
    ),
)

card(
    "6 U 118",
    "Hornburg Hall",
    ability(fellowship, spot(3, companion, theoden_signet) + discard_hand() >> draw(4)),
)

card("6 U 119", "Valley of Saruman", each_time(the_fellowship_moves_here, discard(each(ally))))

card(
    "6 U 120",
    "Saruman's Laboratory",
    response(about_to_take_a_wound(your, minion), discard_from_hand(2) >> prevent_that),
)
