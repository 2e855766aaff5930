"""Gondor of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 P 364",
    "Aragorn, Wingfoot",
    each_time(the_fellowship_moves, may(for_each(you_spot(unbound, hobbit), wound(a(minion))))),
)
