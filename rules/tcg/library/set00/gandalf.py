"""Gandalf’s cards of the promotional set."""

from rules.tcg.notation.language import *

card(
    "0 P 56",
    "Ghân-buri-Ghân, Chieftain of the Woses",
    while_(can_spot(2, other(man)), gets(this, overwhelmed_only_at(3))),
    while_(at(forest), gets(this, defender(+1))),
)

card(
    "0 P 57",
    "Radagast's Staff",
    bearer_must_be(titled("Radagast")),
    each_time(the_fellowship_moves, given(during(regroup)), may(draw(2))),
)

card("0 P 64", "Gandalf, Stormcrow")
