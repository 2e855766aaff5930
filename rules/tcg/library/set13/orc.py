"""Orcs of *Bloodlines*."""

from rules.tcg.library.own.revealing import reveal_this_card
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
    "13 R 104",
    "Chamber Patrol",
    to_play(spot(orc_culture, minion)),
    while_(at(in_region(1)), gets(orc_culture & orc, takes_no_wounds)),
    while_(at(in_region(2)), gets(current_site, gains(underground))),
    while_(at(in_region(3)), gets(orc_culture & orc, strength(+2))),
)

card(
    "13 U 105",
    "Defiled",
    instead_of_cost(remove_from_game(from_discard_pile(4, orc_culture))),
    event(skirmish, make(a(your, orc_culture, lurker, minion), strength(+2))),
)

card(
    "13 U 106",
    "Enemy Upon Enemy",
    ability(regroup, spot(orc_culture, lurker, minion) >> stack(that(minion), this)),
    ability(shadow, remove_burdens(1) >> play(from_stack(lurker, minion, on=this), cost=-3)),
)

card(
    "13 C 107",
    "Expendable Servants",
    event(
        maneuver,
        if_(
            more(number_of(orc_culture, condition), number_of(orc_culture, minion)),
            may(
                discard(a(your, orc_culture, condition))
                >> play(from_discard_pile(orc_culture, minion))
            ),
        ),
    ),
)

card(
    "13 R 108",
    "Forced March",
    to_play(spot(2, orc_culture, minion)),
    ability(
        regroup,
        have(free_peoples_player, discard(another(orc_culture, condition))) + remove_twilight(3)
        >> discard(this) + lasting(forbids(free_peoples_player, staying)),
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
    "13 U 110",
    "Isengard Informant",
    ability(regroup, exert(this) >> play(from_discard_pile(orc_culture, troll))),
)

card(
    "13 C 111",
    "Massing Strength",
    event(
        skirmish,
        discard(any_number(your, orc_culture, minion))
        >> make(a(orc_culture, minion), strength(3 * discarded_in_this_way(orc_culture, minion))),
    ),
)

card(
    "13 R 112",
    "Orc Crusher",
    to_play(spot(orc_culture, orc)),
    gets(this, twilight_cost(-burdens)),
    each_time(
        loses_skirmish(ring_bound, companion, against=orc_culture & minion),
        may(reveal_this_card >> add_burdens(1)),
        used_from=hand,
    ),
)

card(
    "13 C 113",
    "Orc Line-breaker",
    each_time(
        skirmish_is_about_to_end(this),
        given(amount_is(culture_tokens(free_peoples), at_least(1))),
        make(this, fierce, until=regroup),
    ),
)

card(
    "13 S 114",
    "Orc Plains Runner",
    ability(
        regroup,
        either(discard(this), given(is_(next_site, underground)) + exert(this))
        + spot(other(orc_culture, minion))
        >> return_to_hand(that(minion)),
    ),
)

card(
    "13 R 115",
    "Orc Raid Commander",
    to_play(spot(your, orc_culture, in_support_area)),
    when_played(
        pick(a(free_peoples, condition))
        + discard(each(sharing(title, that(condition)), ~that(condition)))
    ),
)

card(
    "13 C 116",
    "Orc Reaper",
    while_(
        amount_is(culture_tokens(free_peoples), at_least(1)),
        gets(minion & titled("Orc Reaper"), strength(+2)),
    ),
)

card(
    "13 R 117",
    "Ordnance Grunt",
    to_play(spot(orc_culture, minion)),
    ability(shadow, discard(a(orc_culture, condition)) >> play(this), used_from=discard_pile),
)

card(
    "13 S 118",
    "Picket Denizen",
    response(about_to_take_a_wound(other(orc_culture, minion)), exert(this) >> prevent_that),
)

card("13 C 119", "Underdeeps Denizen", while_(at(underground), gets(this, takes_no_wounds)))

card(
    "13 C 120",
    "Unforgiving Depths",
    while_(can_spot(3, site, underground), gets(orc_culture & orc, muster)),
    ability(
        shadow,
        discard(this) + spot(orc_culture, minion) >> replace_site(a(current_site), underground),
    ),
)

card(
    "13 C 121",
    "Whatever Means",
    event(
        skirmish,
        either(
            make(a(orc_culture, orc), strength(+2)),
            remove_burdens(2) >> make(a(orc_culture, orc), strength(+6)),
        ),
    ),
)
