"""Hobbits of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R+ 49",
    "Bilbo, Bearer of Things Burgled",
    each_time(
        the_fellowship_moves,
        given(amount_is(twilight_tokens, at_most(2))),
        either(add_burdens(2), add_twilight(3)),
    ),
    ability(regroup, add_burdens() >> play(from_hand(shire, tale))),
)

card(
    "9 R 50",
    "Everyone Knows",
    gets(unbound & hobbit, strength(over(3, vitality_of(it)))),
    ability(skirmish, make(a(unbound, hobbit), overwhelmed_only_at(3)) + discard(this)),
)

card(
    "9 R+ 51",
    "Goldberry, River-daughter",
    each_time(
        the_fellowship_moves_to(river),
        heal(this) + heal(each(titled("Tom Bombadil"))),
    ),
    ability(skirmish, given(at(river)), exert(this) >> make(a(companion), strength(+1))),
)

card(
    "9 R+ 52",
    "Tom Bombadil, The Master",
    to_play(either(remove_burdens(2), remove_threats(2))),
    ability(
        skirmish,
        spot(2, shire, companion) + exert(current_site_number, this)
        >> cancel_skirmish(shire, companion),
    ),
)
