"""The Nazgûl of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 U 54",
    "Cirith Ungol Scavenger",
    each_time(
        wins_skirmish(this),
        may(exert(this) >> discard(a(possession, borne_by(character, skirmishing_against(this))))),
    ),
)

card(
    "10 C 55",
    "Cirith Ungol Soldier",
    ability(shadow, spot(possession) >> make(this, fierce, until=regroup)),
)

card(
    "10 C 56",
    "Cirith Ungol Warrior",
    ability(shadow, spot(possession) >> make(this, fierce, until=regroup)),
)

card(
    "10 U 57",
    "Cirith Ungol Watchman",
    gets(
        all_of_these(companion, skirmishing_against(this)),
        loses_damage_bonuses(possession),
        loses_strength_bonuses(possession),
    ),
)

card(
    "10 C 61",
    "Houses of Lamentation",
    event(
        skirmish,
        make(
            a(wraith_culture, minion),
            strength(or_if(+2, is_skirmishing(it, companion, sharing_with_dead("culture")), +4)),
        ),
    ),
)

card(
    "10 C 66",
    "Ten Times Outnumbered",
    event(skirmish, make(a(wraith_culture, orc), strength(2 * wounds_on(ring_bearer)))),
)
