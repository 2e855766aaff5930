"""The Shire of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 U 115",
    "Sam, Nice Sensible Hobbit",
    while_(
        both(can_spot(titled("Frodo")), can_spot(titled("Sméagol"))),
        gets(this, overwhelmed_only_at(3)),
    ),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, 5)),
)
