"""Gondor of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 S 62",
    "Boromir, Doomed Heir",
    gets(this, resistance(-1 * number_of(lurker, minion))),
    ability(skirmish, exert(this) >> make(this, strength(number_of(possession, borne_by(this))))),
)

card(
    "13 R 63",
    "Brego, Loyal Steed",
    bearer_must_be(gondor, companion),
    when_played(may(reinforce(gondor))),
    ability(maneuver, exert(bearer) + remove_tokens_anywhere(2, gondor) >> wound(a(minion))),
)

card(
    "13 C 69",
    "Heirs of Gondor",
    when_played(place_tokens(1, gondor)),
    ability(
        skirmish,
        either(discard(this), remove_tokens(1))
        >> make(a(gondor, companion, bearing(hand_weapon)), strength(+2)),
    ),
)

card(
    "13 S 74",
    "Rally the Company",
    event(
        skirmish,
        make(a(gondor, companion), strength(or_if(+2, is_(it, with_resistance(at_least(6))), +4))),
    ),
)

card(
    "13 C 77",
    "Tradesman From Lebennin",
    at_start_of(fellowship, may(add_twilight(2) >> reinforce(gondor))),
)
