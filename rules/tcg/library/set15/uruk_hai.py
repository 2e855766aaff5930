"""Uruk-hai of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 C 156",
    "Charging Uruk",
    while_(both(in_fierce_skirmish, is_(this, skirmishing)), gets(this, strength(+3), hunter(1))),
)

card(
    "15 U 160",
    "Following Uruk",
    each_time(wins_skirmish(this), may(exert(a(companion, unassigned)))),
)

card(
    "15 S 164",
    "Mauhúr, Relentless Hunter",
    ability(
        assignment, exert(this) >> assign(this, a(companion | ally, ~hunter_keyword, ~ring_bearer))
    ),
)

card(
    "15 C 167",
    "Pursuing Uruk",
    while_(both(in_fierce_skirmish, is_(this, skirmishing)), gets(this, hunter(4))),
)

card(
    "15 U 168",
    "Searching Uruk",
    gets(this, strength(number_of(other(uruk_hai_culture, hunter_keyword)))),
)

card(
    "15 C 169",
    "Seeking Uruk",
    while_(
        both(in_fierce_skirmish, is_(this, skirmishing)),
        gets(this, strength(number_of(hunter_keyword))),
    ),
)

card("15 S 171", "Tracking Uruk")

card(
    "15 C 179",
    "Violent Hurl",
    event(
        skirmish,
        make(a(uruk_hai_culture, minion), strength(+2))
        + if_(is_(that(minion), hunter_keyword), make(that(minion), damage(+1))),
    ),
)
