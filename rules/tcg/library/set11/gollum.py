"""Gollum of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 R 50",
    "Safe Passage",
    when_played(name_a("keyword", forest, mountain, plains, river)),
    each_time(
        the_fellowship_moves_to(named("keyword")),
        may(exert(a(titled("Gollum", "Sméagol"))) >> remove_twilight(4)),
    ),
)
