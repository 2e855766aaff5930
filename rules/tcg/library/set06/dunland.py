"""Dunland of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 C 1",
    "Bound By Rage",
    when_played(may(spot(2, dunland, man) >> place_tokens(2, dunland))),
    response(
        about_to_take_a_wound(dunland, man),
        either(discard(this), remove_tokens(1, dunland)) >> prevent_that,
    ),
)

card(
    "6 C 2",
    "Dunlending Elder",
    while_(can_spot(2, site, you_control), gets(this, strength(+5), fierce, damage(+1))),
)

card("6 C 3", "Dunlending Footmen", while_(during(skirmish), gets(this, twilight_cost(-2))))

card(
    "6 C 4",
    "Dunlending Headman",
    when_played(
        may(
            spot(2, other(dunland, man))
            >> unless(free_peoples_player, discard_from_hand(2), take_control())
        )
    ),
)

card("6 C 5", "Dunlending Reserve", while_(during(skirmish), gets(this, twilight_cost(-2))))

card(
    "6 R 6",
    "Hill Clan",
    each_time(
        wins_skirmish(this), may(play(from_hand(dunland, man), fierce, damage(+2), until=regroup))
    ),
)

card(
    "6 R 7",
    "Ready to Fall",
    ability(
        shadow,
        spot(2, site, you_control) + remove_twilight(2) >> play(from_discard_pile(dunland, man)),
    ),
)

card(
    "6 U 8",
    "Too Long Have These Peasants Stood",
    response_event(wins_skirmish(dunland, man), discard(each(condition))),
)
