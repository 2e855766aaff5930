"""Sauron of *The Return of the King*."""

from rules.tcg.library.define import Chapter
from rules.tcg.notation.conditions import can_spot, you_have_initiative
from rules.tcg.notation.filters import (
    another,
    character,
    companion,
    minion,
    orc,
    sauron,
    skirmishing_against,
    this,
    your,
)
from rules.tcg.notation.words import (
    ability,
    add_burdens,
    add_threats,
    always,
    choose,
    discard_from_hand,
    each,
    each_time,
    event,
    exert,
    is_fierce,
    is_overwhelmed,
    is_site_number,
    is_strength,
    make_fierce,
    remove_threats,
    response_event,
    skirmish,
    spot,
    strength,
    until_regroup,
    while_,
    wins_a_skirmish,
)

cards = Chapter()

# Anguish
cards.card(
    "7 C 263",
    event(
        skirmish,
        remove_threats(3) >> strength(choose(character & skirmishing_against(sauron & orc)), -3),
    ),
)

# Mordor Defender
cards.card(
    "7 C 285",
    ability(skirmish, exert(this) + spot(another(sauron & minion)) >> add_threats(1)),
)

# Mordor Regular
cards.card(
    "7 C 288",
    ability(skirmish, exert(this) + spot(another(sauron & minion)) >> add_threats(1)),
)

# Mordor Savage
cards.card(
    "7 U 289",
    ability(skirmish, exert(this) + spot(another(sauron & minion)) >> add_threats(1)),
)

# Mordor Trooper
cards.card(
    "7 C 291",
    ability(skirmish, remove_threats(2) >> strength(choose(sauron & orc), +6)),
)

# Mordor Veteran
cards.card(
    "7 U 292",
    ability(skirmish, remove_threats(3) >> strength(choose(sauron & minion), +8)),
)

# Orc Brood
cards.card("7 C 296", ability(skirmish, discard_from_hand(3) >> strength(this, +3)))

# Orc Officer
cards.card(
    "7 U 302",
    each_time(is_overwhelmed(companion, involving=sauron & orc), add_burdens(3)),
)

# Orc Pursuer
cards.card(
    "7 C 303",
    always(is_site_number(sauron & orc, -1)),
    while_(you_have_initiative, is_strength(this, +5)),
)

# Orc Savage
cards.card(
    "7 U 305",
    while_(
        can_spot(companion, 6) & can_spot(another(sauron & orc)),
        is_strength(this, +9),
        is_fierce(this),
    ),
)

# Siegecraft
cards.card(
    "7 C 312",
    response_event(
        wins_a_skirmish(your & sauron & orc),
        make_fierce(each(your & sauron & orc), until_regroup),
    ),
)
