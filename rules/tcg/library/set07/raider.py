"""Raiders of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 C 131",
    "Desert Fighter",
    each_time(skirmish_starts(this), may(remove_twilight(1) >> add_threats(1))),
)

card("7 C 132", "Desert Nomad", while_(can_spot(2, threats), gets(this, damage(+1))))

card(
    "7 C 133",
    "Desert Runner",
    each_time(
        is_assigned(this, to=character, by=free_peoples_player),
        given(you_have_initiative),
        may(wound(that(character, ~this))),
    ),
)

card(
    "7 U 134",
    "Desert Scout",
    each_time(
        is_assigned(this, to=character, by=free_peoples_player),
        given(you_have_initiative),
        may(wound(that(character, ~this))),
    ),
)

card(
    "7 C 135",
    "Desert Sneak",
    each_time(
        is_assigned(this, to=character, by=free_peoples_player),
        given(you_have_initiative),
        may(wound(that(character, ~this))),
    ),
)

card(
    "7 U 136",
    "Desert Soldier",
    each_time(
        skirmish_starts(this),
        may(remove_twilight(3) >> wound(a(companion | ally, skirmishing_against(this)))),
    ),
)

card(
    "7 U 138",
    "Desert Villain",
    each_time(skirmish_starts(this), may(remove_twilight(1) >> add_threats(1))),
)

card("7 C 142", "Easterling Blademaster", ability(skirmish, exert(this) >> make(this, damage(+1))))

card("7 C 144", "Easterling Ransacker", ability(skirmish, exert(this) >> make(this, damage(+1))))

card(
    "7 C 149",
    "Great Beasts",
    to_play(spot(raider, man)),
    ability(regroup, remove_twilight(9) + spot(3, raider, man) >> add_to_move_limit(-1)),
)

card(
    "7 C 153",
    "Mûmakil of the Harad",
    event(maneuver, spot(raider, minion) >> add_twilight(2 * threats)),
)

card(
    "7 C 154",
    "New Strength Came Now",
    event(skirmish, make(a(raider, man), strength(or_if(+3, you_have_initiative, +6)))),
)

card("7 C 155", "Raider Bow", bearer_must_be(raider, man), gets(bearer, archer, ambush(5)))

card(
    "7 U 157",
    "Red Wrath",
    event(
        skirmish, exert(a(raider, man)) >> wound(a(companion, skirmishing_against(that(man))), 2)
    ),
)

card(
    "7 U 160",
    "Southron Bandit",
    ability(
        maneuver,
        exert(this) >> unless(free_peoples_player, add_threats(1), add_twilight(5)),
    ),
)

card("7 U 162", "Southron Captain", while_(can_spot(4, threats), gets(this, damage(+2))))

card(
    "7 C 172",
    "Troop of Haradrim",
    while_(can_spot(2, threats), gets(this, archer)),
    while_(can_spot(3, threats), gets(this, fierce)),
    while_(can_spot(4, threats), gets(this, damage(+1))),
)

card(
    "7 C 173",
    "War Towers",
    event(maneuver, spot(raider, minion) >> add_threats(1) + add_threats(companions_over(4))),
)
