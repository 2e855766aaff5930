"""Gandalf of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 U 70",
    "Barliman Butterbur, Prancing Pony Proprietor",
    ability(
        fellowship,
        exert(this) >> take_into_hand(from_discard_pile(gandalf_culture, event_card)),
    ),
)

card(
    "1 U 73",
    "Gandalf's Cart",
    ability(
        fellowship,
        either(
            stack(from_hand(free_peoples, artifact | possession), this),
            play(from_stack(on=this)),
        ),
    ),
)

card(
    "1 C 85",
    "Strength of Spirit",
    response_event(about_to(be_exerted, companion), spot(titled("Gandalf")) >> place_no_token),
)

card(
    "1 C 86",
    "Treachery Deeper Than You Know",
    event(fellowship, spot(titled("Gandalf")) >> reveal_hand(an_opponent)),
)
