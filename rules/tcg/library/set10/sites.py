"""Sites of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 U 117",
    "Base of Mindolluin",
    ability(
        fellowship,
        given(cannot_spot(2, threats)),
        add_threats(1) >> play(from_draw_deck(fortification)),
    ),
)

card(
    "10 U 118",
    "Pelennor Prairie",
    ability(
        shadow,
        exert(a(minion)) + remove_burdens(1)
        >> have(free_peoples_player, discard(a(your, condition))),
    ),
)

card(
    "10 U 119",
    "Steward's Tomb",
    forbids(each_player, preventing_wounds),
    forbids(each_player, healing),
    forbids(each_player, removing_burdens),
)

card(
    "10 U 120",
    "Watchers of Cirith Ungol",
    ability(
        skirmish,
        spot(your, wraith_culture, orc) + remove_threats(2)
        >> make(that(wraith_culture, orc), strength(+3)),
    ),
)
