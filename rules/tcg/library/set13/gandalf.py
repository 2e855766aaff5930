"""Gandalf of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 U 28",
    "Alatar, Final Envoy",
    aid(add_twilight(2)),
    each_time(is_transferred(this, to=companion), may(reinforce(gandalf_culture))),
    while_(
        can_spot(gandalf_culture, companion),
        gets(all_of_these(minion, skirmishing_against(bearer)), strength(-1)),
    ),
)
