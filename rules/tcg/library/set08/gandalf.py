"""Gandalf's cards of *Siege of Gondor*."""

from rules.tcg.library.own.dead_pile import place_it_in_the_dead_pile
from rules.tcg.notation.language import *

card(
    "8 C 14",
    "A Fool",
    event(
        skirmish,
        if_(
            at(site_numbered(between(1, 5), king_block)),
            heal(a(titled("Gandalf"))),
            otherwise=make(a(hobbit), overwhelmed_only_at(3)),
        ),
    ),
)

card(
    "8 R 15",
    "Gandalf, Leader of Men",
    while_(in_starting_fellowship, gets(this, twilight_cost(-2))),
)

card(
    "8 U 16",
    "Let Us Not Tarry",
    event(
        skirmish,
        exert(a(titled("Gandalf")))
        >> make(
            a(minion, skirmishing_against(unbound, companion)),
            strength(-you_spot(gandalf_signet)),
        ),
    ),
)

card(
    "8 U 17",
    "Mighty Steed",
    event(
        skirmish,
        given(can_spot(titled("Gandalf"), unassigned)),
        either(spot(titled("Shadowfax")), exert(a(titled("Gandalf"))))
        >> replace_in_skirmish(a(unbound, companion, skirmishing), a(titled("Gandalf"))),
    ),
)

card(
    "8 U 18",
    "Not the First Halfling",
    ability(
        fellowship,
        exert(a(titled("Gandalf"))) + either(exert(a(elven, companion)), exert(a(shire, companion)))
        >> place_tokens(1, gandalf_culture),
    ),
    ability(
        skirmish,
        remove_tokens(1, gandalf_culture)
        >> make(a(minion, skirmishing_against(unbound, companion)), strength(-2)),
    ),
)

card(
    "8 U 19",
    "On Your Doorstep",
    event(
        fellowship,
        spot(titled("Gandalf")) + exert(a(companion))
        >> put_on_deck(from_discard_pile(sharing(culture, that(companion)))),
    ),
)

card(
    "8 R 20",
    "Saved From the Fire",
    event(
        fellowship,
        spot(titled("Gandalf")) + pick(a(companion, ~ring_bearer)) + place_it_in_the_dead_pile
        >> take_into_hand(up_to(3, from_draw_deck(sharing(culture, that(companion))))),
    ),
)

card(
    "8 R 21",
    "Shadowfax, Greatheart",
    bearer_must_be(titled("Gandalf")),
    each_time(
        skirmish_starts(titled("Gandalf")),
        exert(each(minion, skirmishing_against(titled("Gandalf")))),
    ),
    ability(skirmish, add_threats() >> make(a(titled("Gandalf")), strength(+1))),
)
