"""The Shire of *The Return of the King*."""

from rules.tcg.library.define import Chapter
from rules.tcg.notation.amounts import threats
from rules.tcg.notation.conditions import can_spot_tokens
from rules.tcg.notation.filters import hobbit, this
from rules.tcg.notation.words import (
    ability,
    add_threats,
    add_twilight,
    bearer_must_be,
    each_time_may,
    is_strength,
    remove_threats,
    skirmish,
    strength,
    the_fellowship_moves,
    while_,
)

cards = Chapter()

# Frodo, Hope of Free Peoples
cards.card("7 C 317", each_time_may(the_fellowship_moves, add_twilight(3) >> remove_threats(1)))

# Hobbit Sword
cards.card("7 C 319", bearer_must_be(hobbit))

# Merry, Rohirrim Squire
cards.card(
    "7 C 320",
    ability(
        skirmish,
        add_threats(1) >> strength(this, +2),
        given=~can_spot_tokens(threats, 3),
    ),
)

# Pippin, Sworn to Service
cards.card(
    "7 C 323",
    while_(~can_spot_tokens(threats, 4), is_strength(this, threats)),
)
