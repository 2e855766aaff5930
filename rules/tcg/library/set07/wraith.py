"""The Ringwraiths of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 U 190",
    "Morgul Destroyer",
    when_played(
        may(spot(nazgul) >> unless(free_peoples_player, wound(a(ring_bearer)), add_threats(2)))
    ),
    ability(skirmish, remove_threats(1) >> make(this, strength(+3))),
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
