"""Uruk-hai of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 C 156",
    "Charging Uruk",
    while_(both(in_fierce_skirmish, is_(this, skirmishing)), gets(this, strength(+3), hunter(1))),
)

card(
    "15 S 164",
    "Mauhúr, Relentless Hunter",
    ability(
        assignment, exert(this) >> assign(this, a(companion | ally, ~hunter_keyword, ~ring_bearer))
    ),
)
