"""Sauron of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 C 261",
    "Orc Ambusher",
    gets(all_of_these(your, sauron, minion), roaming_penalty(-1)),
    response(is_played(free_peoples, event_of(regroup)), exert(this) >> cancel_that_event),
)
