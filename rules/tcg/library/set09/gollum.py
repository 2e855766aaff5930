"""Gollum of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R+ 30",
    "Sméagol, Bearer of Great Secrets",
    to_play(add_burdens(1)),
    each_time(the_fellowship_moves, kill(a(unbound, companion))),
    ability(regroup, given(is_(this, ring_bearer)), add_burdens(2) >> discard(each(minion))),
)
