"""The Ringwraiths of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 C 186",
    "Morgul Axe",
    bearer_must_be(wraith_culture, orc),
    while_(amount_is(wounds_on(ring_bearer), at_least(2)), gets(bearer, damage(+1))),
)

card(
    "7 U 190",
    "Morgul Destroyer",
    when_played(
        may(spot(nazgul) >> unless(free_peoples_player, wound(a(ring_bearer)), add_threats(2)))
    ),
    ability(skirmish, remove_threats(1) >> make(this, strength(+3))),
)

card(
    "7 C 192",
    "Morgul Hound",
    while_(amount_is(wounds_on(ring_bearer), at_least(2)), gets(this, strength(+4), fierce)),
)

card(
    "7 C 193",
    "Morgul Lackey",
    ability(
        skirmish, exert(this) >> make(a(nazgul | all_of_these(wraith_culture, orc)), strength(+1))
    ),
)

card(
    "7 C 196",
    "Morgul Predator",
    ability(
        skirmish, exert(this) >> make(a(nazgul | all_of_these(wraith_culture, orc)), strength(+1))
    ),
)

card(
    "7 C 201",
    "Morgul Spearman",
    to_assign(given(can_spot(nazgul)), exert(a(companion))),
)

card(
    "7 U 202",
    "Morgul Whelp",
    while_(amount_is(wounds_on(ring_bearer), at_least(1)), gets(this, strength(+6))),
)

card(
    "7 U 214",
    "Úlairë Lemenya, Wraith on Wings",
    ability(regroup, given(you_have_initiative), discard(this) >> discard(a(possession))),
)

card(
    "7 U 216",
    "Úlairë Nelya, Black-Mantled Wraith",
    ability(
        regroup, given(you_have_initiative), discard(this) >> exert(each(ring_bound, companion))
    ),
)

card(
    "7 U 218",
    "Úlairë Otsëa, Black-Mantled Wraith",
    ability(
        regroup,
        given(you_have_initiative),
        discard(this)
        >> makes(
            free_peoples_player,
            either(exert(a(ring_bound, companion), 2), return_to_hand(a(unbound, companion))),
        ),
    ),
)
