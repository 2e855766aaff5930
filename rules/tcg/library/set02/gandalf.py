"""Gandalf of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 C 29",
    "Wizard Staff",
    bearer_must_be(wizard),
    ability(skirmish, exert(bearer, 2) >> make(a(minion), strength(-3))),
)

card("2 P 122", "Gandalf, The Grey Pilgrim", each_time(start_of_your_turn, may(draw(1))))
