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
    "1 R 79",
    "The Nine Walkers",
    to_play(spot(titled("Gandalf"))),
    gets(all_of_these(your, companion, of_unspotted_race), twilight_cost(-2)),
)

card(
    "1 R 81",
    "Questions That Need Answering",
    event(
        fellowship,
        given(~can_spot(3, twilight_tokens)),
        spot(titled("Gandalf"))
        >> look_at(top_of_deck(4))
        + take_into_hand(from_revealed(count=2))
        + discard(from_revealed(count=None)),
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
