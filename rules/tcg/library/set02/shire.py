"""The Shire of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 C 99",
    "Deft in Their Movements",
    event(regroup, spot(2, hobbit) >> make(each(site), shadow_number(-2), until=end_of_turn)),
)

card(
    "2 C 102",
    "Frodo, Reluctant Adventurer",
    costs_on(this, -1, artifact | possession | all_of_these(shire, tale)),
)

card(
    "2 R 108",
    "O Elbereth! Gilthoniel!",
    bearer_must_be(ring_bearer),
    ability(
        skirmish,
        discard(this)
        >> either(
            take_off_the_ring,
            if_(can_spot(ring_bearer, skirmishing_against(nazgul)), cancel_skirmish(ring_bearer)),
        ),
    ),
)

card(
    "2 C 110",
    "Pippin, Mr. Took",
    ability(fellowship, play(from_hand(titled("Gandalf", "Aragorn")), cost=-2)),
)

card(
    "2 C 114",
    "Sam, Proper Poet",
    ability(maneuver, exert(this, 2) >> make(this, defender(+1), until=regroup)),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, 5)),
)
