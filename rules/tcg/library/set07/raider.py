"""Raiders of *The Return of the King*."""

from rules.tcg.library.define import Chapter
from rules.tcg.notation.amounts import companions_over, threats
from rules.tcg.notation.conditions import can_spot_tokens
from rules.tcg.notation.filters import (
    companion,
    man,
    minion,
    raider,
    skirmishing_against,
    that,
    this,
)
from rules.tcg.notation.words import (
    ability,
    add_threats,
    add_twilight,
    choose,
    damage,
    each_time_may,
    event,
    exert,
    free_peoples_player,
    is_damage,
    maneuver,
    remove_twilight,
    skirmish,
    skirmish_starts_involving,
    spot,
    unless_prevented,
    while_,
    wound,
)

cards = Chapter()

# Desert Fighter
cards.card(
    "7 C 131",
    each_time_may(skirmish_starts_involving(this), remove_twilight(1) >> add_threats(1)),
)

# Desert Nomad
cards.card("7 C 132", while_(can_spot_tokens(threats, 2), is_damage(this, 1)))

# Desert Villain
cards.card(
    "7 U 138",
    each_time_may(skirmish_starts_involving(this), remove_twilight(1) >> add_threats(1)),
)

# Easterling Blademaster
cards.card("7 C 142", ability(skirmish, exert(this) >> damage(this, 1)))

# Easterling Ransacker
cards.card("7 C 144", ability(skirmish, exert(this) >> damage(this, 1)))

# Mûmakil of the Harad
cards.card("7 C 153", event(maneuver, spot(raider & minion) >> add_twilight(2 * threats)))

# Red Wrath
cards.card(
    "7 U 157",
    event(
        skirmish,
        exert(choose(raider & man)) >> wound(choose(companion & skirmishing_against(that)), 2),
    ),
)

# Southron Bandit
cards.card(
    "7 U 160",
    ability(
        maneuver,
        exert(this)
        >> unless_prevented(add_twilight(5), by=free_peoples_player, for_=add_threats(1)),
    ),
)

# Southron Captain
cards.card("7 U 162", while_(can_spot_tokens(threats, 4), is_damage(this, 2)))

# War Towers
cards.card(
    "7 C 173",
    event(
        maneuver,
        spot(raider & minion) >> add_threats(1) + add_threats(companions_over(4)),
    ),
)
