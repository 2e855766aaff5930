"""The Shire of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 C 114",
    "Sam, Proper Poet",
    ability(maneuver, exert(this, 2) >> make(this, defender(+1), until=regroup)),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, 5)),
)
