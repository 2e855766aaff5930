"""The Shire of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 R 115",
    "Unheeded",
    response_event(is_exerted(minion), exert(a(unbound, hobbit)) >> wound(that(minion))),
)
