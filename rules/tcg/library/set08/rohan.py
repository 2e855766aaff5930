"""Rohan of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 U 86",
    "Doom Drove Them",
    ability(
        fellowship,
        exert(a(rohan, companion))
        + exert(a(all_of_these(gondor, man) | all_of_these(shire, companion)))
        >> place_tokens(1, rohan),
    ),
    ability(skirmish, remove_tokens(1, rohan) >> exert(a(minion, skirmishing_against(companion)))),
)
