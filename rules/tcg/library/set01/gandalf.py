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
    "1 C 76",
    "Intimidate",
    response_event(about_to_take_a_wound(companion), spot(titled("Gandalf")) >> prevent_that),
)

card(
    "1 C 78",
    "Mysterious Wizard",
    event(
        skirmish,
        make(a(titled("Gandalf")), strength(or_if(+2, amount_is(burdens, at_most(4)), +4))),
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
    "1 C 84",
    "Sleep, Caradhras",
    event(fellowship, exert(a(titled("Gandalf"))) >> discard(each(condition))),
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

card(
    "1 P 364",
    "Gandalf, The Grey Wizard",
    ability(fellowship, exert(this) >> play(from_hand(companion, gandalf_signet), cost=-2)),
)
