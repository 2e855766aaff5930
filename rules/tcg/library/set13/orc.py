"""Orcs of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 U 103",
    "Always Threatening",
    when_played(may(place_tokens(number_of(orc_culture, condition), orc_culture))),
    ability(
        skirmish,
        either(discard(this), remove_tokens(2)) >> make(a(lurker, minion), strength(+2)),
    ),
)

card(
    "13 S 109",
    "Howling Orc",
    each_time(
        is_killed(orc_culture, minion, in_a_skirmish=True),
        may(make(this, strength(+2), until=regroup)),
    ),
)

card(
    "13 S 114",
    "Orc Plains Runner",
    ability(
        regroup,
        either(discard(this), require(is_(next_site, underground)) + exert(this))
        + spot(other(orc_culture, minion))
        >> return_to_hand(that(minion)),
    ),
)

card(
    "13 S 118",
    "Picket Denizen",
    response(about_to_take_a_wound(other(orc_culture, minion)), exert(this) >> prevent_that),
)

card("13 C 119", "Underdeeps Denizen", while_(at(underground), gets(this, takes_no_wounds)))
