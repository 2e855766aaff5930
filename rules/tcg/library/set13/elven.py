"""The Elves of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 C 23",
    "Shrouded Elf",
    response(
        is_played(event_card, by=you),
        given(is_(this, skirmishing)),
        exert(this) >> put_on_deck(that(event_card)),
    ),
)
