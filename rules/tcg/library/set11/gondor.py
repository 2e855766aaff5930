"""Gondor of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 S 53",
    "Aragorn, Guide and Protector",
    each_time(
        is_played(free_peoples, event_of(skirmish)),
        may(exert(this) >> wound(a(minion, skirmishing_against(this)))),
    ),
)

card(
    "11 U 55",
    "Armor of the Citadel",
    bearer_must_be(gondor, man),
    gets(all_of_these(minion, skirmishing_against(bearer)), no_damage_bonus),
    while_(both(at(battleground), is_(bearer, ~wounded)), gets(bearer, defender(+1))),
)

card(
    "11 S 56",
    "Battle Cry",
    event(
        skirmish,
        make(
            a(ranger),
            strength(or_if(+2, is_skirmishing(it, minion, with_damage_bonus(at_least(1))), +3)),
        ),
    ),
)

card(
    "11 U 59",
    "Gondorian Blade",
    bearer_must_be(gondor, man),
    while_(is_(bearer, ranger) | at(river), gets(bearer, damage(+1))),
)

card(
    "11 C 62",
    "Madril, Ranger of Ithilien",
    ability(fellowship, given(at(forest)), exert(this) >> play_next_site()),
)

card(
    "11 C 63",
    "Much-needed Rest",
    event(fellowship, heal(each(gondor, companion, with_resistance(at_least(5))))),
)

card(
    "11 S 64",
    "Pledge of Loyalty",
    event(
        skirmish,
        make(a(gondor, companion), strength(or_if(+2, is_(it, with_resistance(at_least(4))), +3))),
    ),
)

card("11 S 65", "Ranger of Westernesse", when_played(may(play_next_site())))
