"""The Shire of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 C 112",
    "Long Slow Wrath",
    event(
        skirmish,
        exert(a(unbound, hobbit))
        >> make(
            that(hobbit),
            strength(number_of(gandalf_culture, companion)),
            damage(number_of(gandalf_culture, companion)),
        ),
    ),
)
