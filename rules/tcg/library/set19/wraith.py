"""The Nazgûl of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 38",
    "Úlairë Nertëa, Dark Horseman",
    when_played(name_a("race")),
    gets(this, cannot_be_assigned_to(companion, named("race"), by_free_peoples=True)),
)
