"""How a card stands at the moment: wounded, skirmishing, in a support area."""

from rules.tcg.notation.filters import (
    Bearing,
    Filter,
    State,
)
from rules.tcg.notation.language.nouns import mount

__all__ = [
    "assigned",
    "being_played",
    "controlled",
    "current_site",
    "discarded",
    "exhausted",
    "in_support_area",
    "in_that_skirmish",
    "mounted",
    "next_site",
    "of_culture_of_token",
    "of_lowest_strength",
    "of_most_common_race",
    "of_same_number",
    "of_unspotted_culture",
    "of_unspotted_race",
    "on_adventure_path",
    "opponents",
    "participating",
    "played_this_turn",
    "ring_bearer",
    "roaming",
    "shadow_controls",
    "skirmishing",
    "stacked",
    "unassigned",
    "unbound",
    "unique",
    "wounded",
    "you_control",
    "your",
    "your_own",
]


unique: Filter = State.UNIQUE
wounded: Filter = State.WOUNDED
exhausted: Filter = State.EXHAUSTED
roaming: Filter = State.ROAMING
your: Filter = State.YOURS
opponents: Filter = State.OPPONENTS
# Of the player whose card this is, where another carries its sentence out.
your_own: Filter = State.YOUR_OWN
skirmishing: Filter = State.SKIRMISHING
assigned: Filter = State.ASSIGNED
unassigned: Filter = State.UNASSIGNED
in_support_area: Filter = State.IN_SUPPORT_AREA
ring_bearer: Filter = State.RING_BEARER
unbound: Filter = State.UNBOUND
you_control: Filter = State.CONTROLLED_BY_YOU
shadow_controls: Filter = State.CONTROLLED_BY_SHADOW
controlled: Filter = State.CONTROLLED
on_adventure_path: Filter = State.ON_PATH
current_site: Filter = State.CURRENT
next_site: Filter = State.NEXT
participating: Filter = State.PARTICIPATING
stacked: Filter = State.STACKED
being_played: Filter = State.BEING_PLAYED
discarded: Filter = State.DISCARDED
played_this_turn: Filter = State.PLAYED_THIS_TURN
of_unspotted_race: Filter = State.OF_UNSPOTTED_RACE
of_unspotted_culture: Filter = State.OF_UNSPOTTED_CULTURE
of_same_number: Filter = State.OF_SAME_NUMBER
of_lowest_strength: Filter = State.OF_LOWEST_STRENGTH
in_that_skirmish: Filter = State.IN_THAT_SKIRMISH
of_culture_of_token: Filter = State.OF_CULTURE_OF_TOKEN
of_most_common_race: Filter = State.OF_MOST_COMMON_RACE
mounted: Filter = Bearing(mount)
