"""Uruk-hai of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 33",
    "Lurtz, Resilient Captain",
    response(
        about_to_take_a_wound(this) | about_to(be_exerted, this),
        either(remove_twilight(2), exert(another(uruk_hai))) >> prevent_that,
    ),
)
