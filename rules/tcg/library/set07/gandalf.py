"""Gandalf of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 C 31",
    "All Save One",
    event(
        skirmish,
        if_(
            you_have_initiative,
            make(a(titled("Gandalf")), strength(+4), damage(+1)),
            make(a(titled("Gandalf")), strength(+2)),
        ),
    ),
)

card(
    "7 R 32",
    "The Board Is Set",
    response_event(
        is_played(event_card, by=an_opponent),
        exert(a(titled("Gandalf")))
        >> makes(an_opponent, either(remove_twilight(2), cancel_that_event)),
    ),
)

card(
    "7 C 36",
    "Gandalf, Defender of the West",
    while_(amount_is(most_of_one_culture(companion), at_most(2)), gets(this, strength(-2))),
)

card(
    "7 C 41",
    "Intimidate",
    response_event(about_to_take_a_wound(companion), spot(titled("Gandalf")) >> prevent_that),
)
