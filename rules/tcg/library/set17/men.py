"""The Men of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 U 40",
    "Beast of War",
    bearer_must_be(men, man),
    while_(can_spot(threats), gets(bearer, fierce)),
    while_(can_spot(3, threats), gets(bearer, damage(+1))),
    ability(shadow, given(can_spot(5, threats)), play(this), source=From.DISCARD_PILE),
)

card(
    "17 U 42",
    "Easterling Dispatcher",
    when_played(may(spot(2, all_of_these(men, man, ~this)) >> add_twilight(you_spot(possession)))),
)

card(
    "17 S 48",
    "Saruman, Coldly Still",
    gets(all_of_these(men, minion, bearing(possession)), strength(+2)),
    ability(skirmish, exert(this) >> play(from_discard_pile(men, possession))),
)

card(
    "17 C 63",
    "Vengeful Wild Man",
    # Print has no "may": it is done whenever it can be paid.
    at_start_of(
        maneuver,
        given(can_spot(other(men, man)), is_(this, ~exhausted)),
        exert(this) + add_threats(1) + add_threats(over(4, you_spot(companion))),
    ),
)
