"""Orcs of *Shadows*."""

from rules.tcg.notation.language import *

card("11 C 111", "Champion Orc")

card(
    "11 S 112",
    "Conquered Halls",
    event(skirmish, make(a(orc_culture, minion), strength(number_of(site, underground)))),
)

card(
    "11 U 114",
    "Demoralized",
    to_play(spot(orc_culture, minion)),
    each_time(is_exerted(companion), may(add_twilight(or_if(1, can_spot(6, companion), 2)))),
)

card("11 S 115", "Denizen of Khazad-dûm", while_(at(underground), gets(this, strength(+2))))

card("11 S 116", "Denizen of Moria", while_(at(underground), gets(this, strength(+3))))

card("11 S 117", "Denizen of the Black Pit", while_(at(underground), gets(this, strength(+2))))

card(
    "11 C 122",
    "Frenzied Orc",
    while_(at(underground), gets(all_of_these(character, skirmishing_against(this)), strength(-2))),
    while_(
        can_spot(6, companion),
        gets(all_of_these(character, skirmishing_against(orc_culture, minion)), strength(-2)),
    ),
)

card("11 S 126", "Marauding Orcs", discard_when(cannot_spot(other(orc_culture, minion))))

card(
    "11 S 130",
    "Orc Hammer",
    bearer_must_be(orc_culture, orc),
    when_played(may(exert(a(companion)))),
)

card(
    "11 C 136",
    "Prowling Orc",
    ability(skirmish, remove_twilight(2) >> make(a(orc_culture, minion), strength(+1))),
)

card("11 S 138", "Skulking Goblin", gets(current_site, gains(underground)))

card(
    "11 C 140",
    "Strength in Shadows",
    event(skirmish, make(a(orc_culture, minion), strength(or_if(+2, is_(it, lurker), +4)))),
)

card(
    "11 S 142",
    "Unyielding Goblin",
    ability(
        skirmish,
        given(at(underground)),
        exert(this) >> exert(a(companion, skirmishing_against(this))),
    ),
)
