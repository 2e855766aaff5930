"""The Shire of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 C 111",
    "Kept Safe",
    when_played(place_tokens(2, shire)),
    response(
        about_to_take_a_wound(unbound, hobbit),
        either(discard(this), remove_tokens(1, shire)) >> prevent_that,
    ),
)

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

card(
    "6 R 113",
    "Merry, Impatient Hobbit",
    ability(regroup, discard(this) >> heal(a(gandalf_culture, companion))),
)

card(
    "6 R 114",
    "Pippin, Hastiest of All",
    ability(regroup, discard(this) >> have(an_opponent, wound(a(your, minion)))),
)
