"""Gandalf of *Reflections*."""

from rules.tcg.library.own.dead_pile import place_that_wizard_in_the_dead_pile
from rules.tcg.notation.language import *

card(
    "9 R 24",
    "Ent Draught",
    to_play(spot(ent)),
    bearer_must_be(companion, limit=1),
    ability(skirmish, exert(bearer) >> make(bearer, damage(+1))),
)

card(
    "9 R 25",
    "Huorn",
    gets(this, strength(number_of(ent))),
    response(about_to_take_a_wound(this), exert(a(ent)) >> prevent_that),
)

card(
    "9 R+ 26",
    "Radagast, The Brown",
    move_limit(+1),
    each_time(
        the_fellowship_moves,
        given(during(regroup)),
        have(each_opponent, may(discard_from_hand(2) >> draw(2))),
    ),
)

card(
    "9 R 27",
    "Sent Back",
    ability(
        skirmish,
        discard(this)
        >> discard(each(minion, skirmishing_against(wizard))) + place_that_wizard_in_the_dead_pile,
    ),
    ability(fellowship, regroup, play(from_hand(wizard), despite_dead_copy=True)),
)
