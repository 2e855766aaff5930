"""Raiders of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 R 70",
    "Army of Haradrim",
    ability(skirmish, remove_twilight(3) >> play(from_discard_pile(raider, mount))),
)

card(
    "5 R 71",
    "Company of Haradrim",
    ability(regroup, remove_twilight(9) + spot(other(southron)) >> add_to_move_limit(-1, least=1)),
)

card(
    "5 R 72",
    "Desert Stalker",
    ability(
        maneuver,
        exert(this) + given(amount_is(number_of_cultures(free_peoples), at_least(4)))
        >> exert(each(companion)),
    ),
)

card(
    "5 C 73",
    "Mûmak",
    bearer_must_be(southron),
    gets(bearer, fierce),
    each_time(wins_skirmish(bearer), may(add_twilight(2))),
)

card("5 C 74", "Southron Marcher", while_(can_spot(southron), gets(this, twilight_cost(-2))))

card("5 C 75", "Southron Runner", while_(can_spot(southron), gets(this, twilight_cost(-2))))

card(
    "5 C 76",
    "Southron Traveler",
    response(about_to_take_a_wound(southron), remove_twilight(3) >> prevent_that),
)

card(
    "5 U 77",
    "Strength in Numbers",
    to_play(spot(southron)),
    ability(maneuver, discard(this) >> add_twilight(you_spot(man, ambush_keyword))),
)

card(
    "5 R 78",
    "War Mûmak",
    bearer_must_be(southron),
    gets(bearer, fierce),
    each_time(is_overwhelmed(character, against=bearer), may(add_twilight(5))),
)
