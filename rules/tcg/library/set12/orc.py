"""Orcs of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 U 94",
    "Orc Sapper",
    when_played(
        may(
            spot(companion, with_resistance(at_most(4)))
            >> make(this, cannot_be_assigned_to(that(companion)), until=regroup)
        )
    ),
)

card("12 C 95", "Orc Skulker", gets(all_of_these(your, event_of(skirmish)), twilight_cost(-1)))

card(
    "12 C 96",
    "Orc Spear",
    bearer_must_be(orc_culture, minion),
    when_played(given(is_(bearer, with_cost(at_least(4)))), add_twilight(2)),
)

card(
    "12 U 97",
    "Orc Strategist",
    ability(maneuver, make(a(orc_culture, lurker, minion), loses(lurker), until=regroup)),
)

card(
    "12 C 102",
    "Scavenging Goblins",
    when_played(
        may(play(from_discard_pile(orc_culture, weapon), on=all_of_these(your, orc_culture, orc)))
    ),
)
