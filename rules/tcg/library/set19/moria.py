"""Moria of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 18",
    "The Balrog, Demon of Might",
    while_(
        at(underground),
        skips(archery),
        skips(maneuver),
        gets(this, cannot_be_assigned_to(companion, with_strength(at_most(6)))),
    ),
)

card(
    "19 P 19",
    "Reaching Tentacle",
    gets(this, cannot_bear(possession)),
    discard_when(~at(marsh)),
    gets(this, strength(number_of(tentacle))),
)

card(
    "19 P 20",
    "Strong Tentacle",
    gets(this, cannot_bear(possession)),
    discard_when(~at(marsh)),
    gets(this, strength(number_of(tentacle))),
)

card(
    "19 P 21",
    "Watcher in the Water, Many-tentacled Creature",
    discards(other(minion, ~tentacle)),
    gets(this, cannot_bear(possession)),
    gets(current_site, gains(marsh)),
    ability(shadow, play(from_discard_pile(tentacle))),
)
