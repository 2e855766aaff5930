"""The Orcs of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 S 95",
    "Battlefield Recruit",
    ability(skirmish, discard(this) >> make(a(minion), strength(+2))),
)

card(
    "15 S 96",
    "Battlefield Veteran",
    ability(skirmish, discard(this) >> make(a(minion), strength(+1))),
)

card(
    "15 U 98",
    "Black Gate Sentry",
    ability(skirmish, exert(this) >> wound(a(companion, skirmishing_against(this)))),
)

card(
    "15 C 101",
    "Black Land Observer",
    when_played(may(spot(orc_culture, condition) >> add_threats(1))),
    while_(can_spot(companion, with_strength(at_least(10))), gets(this, strength(+3))),
)

card(
    "15 C 105",
    "Black Land Spy",
    when_played(may(spot(orc_culture, possession) >> add_threats(1))),
    while_(can_spot(companion, with_strength(at_least(13))), gets(this, strength(+7))),
)

card(
    "15 C 107",
    "Desolation Orc",
    to_play(
        either(
            require(amount_is(number_of_cultures(free_peoples), at_least(3))),
            discard(some(2, orc_culture, condition)),
        )
    ),
)

card(
    "15 U 113",
    "Orkish Camp",
    while_(
        can_spot(orc_culture, orc),
        forbids(free_peoples_player, Forbidden.REPLACE_SITES, current_site),
    ),
    ability(
        shadow,
        exert(a(orc_culture, minion)) + remove_twilight(2)
        >> reveal(bottom_of_deck())
        + if_(
            in_zone(Zone.REVEALED, 1, orc_culture, orc),
            take_into_hand(from_revealed()),
            discard(from_revealed()),
        ),
    ),
)

card(
    "15 U 114",
    "Orkish Hunting Spear",
    bearer_must_be(orc_culture, orc),
    gets(bearer, hunter(number_of_cultures(free_peoples))),
)

card(
    "15 C 116",
    "Scouting Orc",
    ability(skirmish, exert(this) >> wound(a(companion, skirmishing_against(this)))),
)

card(
    "15 C 120",
    "Veteran War Chief",
    ability(skirmish, exert(this) >> wound(a(companion, skirmishing_against(this)))),
)
