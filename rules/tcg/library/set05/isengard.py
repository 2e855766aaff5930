"""Isengard of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 U 54",
    "Isengard Scimitar",
    bearer_must_be(isengard, orc),
    when_played(may(add_twilight(number_of(site, you_control)))),
)
