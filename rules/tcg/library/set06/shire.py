"""The Shire of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 R 109",
    "Held",
    bearer_must_be(titled("Frodo")),
    each_time(about_to_take_a_wound(bearer, exhausted), instead(add_burdens(1))),
    each_time(
        the_fellowship_moves_to(site_numbered(9)),
        given(is_(bearer, ring_bearer)),
        corrupt_the_ring_bearer,
    ),
    ability(regroup, given(cannot_spot(minion)), discard(this)),
)

card(
    "6 U 110",
    "It Burns Us",
    event(
        regroup,
        spot(titled("Sam")) + spot(titled("Sméagol", "Gollum"))
        >> reveal_hand(an_opponent) + wound(cultures_revealed(), a(minion)),
    ),
)

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
