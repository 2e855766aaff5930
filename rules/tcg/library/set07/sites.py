"""Sites of *The Return of the King*."""

from rules.tcg.library.define import Chapter
from rules.tcg.notation.amounts import threats
from rules.tcg.notation.conditions import can_spot_tokens, during, shadow_has_initiative
from rules.tcg.notation.filters import (
    companion,
    gondor,
    man,
    minion,
    possession,
    raider,
    rohan,
    sauron,
    that,
    this,
    your,
)
from rules.tcg.notation.words import (
    ability,
    add_burdens,
    add_threats,
    add_twilight,
    always,
    choose,
    costs,
    damage,
    defender,
    discard_hand,
    draw,
    each,
    each_time,
    exert,
    fellowship,
    free_peoples_player,
    heal,
    is_killed,
    is_not_roaming,
    maneuver,
    one_of,
    phase_starts,
    pick,
    regroup,
    remove_burdens,
    remove_threats,
    shadow,
    shadow_number,
    skirmish,
    spot,
    strength,
    the_fellowship_moves_from_here,
    the_fellowship_moves_here,
    until_end_of_turn,
    while_,
)

cards = Chapter()

# Edoras Hall
cards.card("7 U 330", always(costs(rohan & possession, -1)))

# Steps of Edoras
# It speaks of the whole turn, but a fellowship leaves site 1 in the phase in which it is there,
# and nobody can be assigned before: what counts is who is there when it moves.
cards.card(
    "7 U 334",
    each_time(
        the_fellowship_moves_from_here,
        defender(each(gondor & companion), 1, until_end_of_turn),
    ),
)

# Rohirrim Camp
cards.card("7 U 336", while_(shadow_has_initiative, is_not_roaming(minion)))

# West Road
cards.card("7 U 337", while_(shadow_has_initiative, shadow_number(this, +3)))

# Beacon of Minas Tirith
cards.card(
    "7 U 338",
    ability(
        fellowship,
        add_threats(1) >> heal(choose(companion)),
        given=~can_spot_tokens(threats, 3),
    ),
)

# Hall of the Kings
cards.card(
    "7 U 339",
    ability(fellowship, add_threats(1) >> draw(1), given=~can_spot_tokens(threats, 3)),
)

# Anduin Banks
cards.card(
    "7 U 341",
    ability(skirmish, pick(choose(your & minion)) + remove_burdens(1) >> strength(that, +2)),
)

# Osgiliath Fallen
cards.card(
    "7 U 342",
    ability(skirmish, pick(choose(your & minion)) + remove_burdens(2) >> damage(that, 1)),
)

# City Gates
cards.card(
    "7 U 344",
    each_time(the_fellowship_moves_here, add_threats(3)),
    each_time(the_fellowship_moves_from_here, remove_threats(3)),
)

# Pelennor Flat
cards.card(
    "7 U 345",
    each_time(
        phase_starts(maneuver),
        one_of(discard_hand(free_peoples_player), add_burdens(2), who=free_peoples_player),
    ),
)

# Minas Tirith Fourth Circle
cards.card(
    "7 U 348",
    each_time(the_fellowship_moves_from_here, heal(each(rohan & companion)), given=during(regroup)),
)

# Minas Tirith Sixth Circle
cards.card(
    "7 U 351",
    each_time(
        the_fellowship_moves_from_here, heal(each(gondor & companion)), given=during(regroup)
    ),
)

# Osgiliath Crossing
cards.card("7 U 353", ability(shadow, exert(choose(minion, 2)) + spot(companion, 6) >> draw(2)))

# Pelennor Grassland
cards.card(
    "7 U 354",
    ability(shadow, exert(choose(minion)) + spot(companion, 6) >> add_twilight(1)),
)

# Cross Roads
cards.card(
    "7 U 356",
    ability(shadow, spot(raider & man, 2) + remove_threats(1) >> add_twilight(2)),
)

# Morgul Vale
cards.card(
    "7 U 357",
    ability(
        skirmish,
        spot(your & sauron & minion) + remove_threats(2)
        >> strength(choose(your & sauron & minion), +3),
    ),
)

# Dagorlad
cards.card("7 U 360", each_time(the_fellowship_moves_here, add_threats(3)))

# Slag Mounds
cards.card("7 U 363", each_time(is_killed(companion), add_burdens(1)))
