"""Isengard of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 R 37",
    "Saruman, Instigator of Insurrection",
    gets(this, cannot_be_assigned),
    while_(can_spot(6, companion), gets(minion, hunter(2))),
    response(about_to_take_a_wound(hunter_keyword, minion), exert(this) >> prevent_that),
)

card(
    "17 R 38",
    "Saruman, Servant of Sauron",
    aid(remove_twilight(1)),
    each_time(wins_skirmish(bearer), may(exert(a(companion)))),
)

card(
    "17 R 39",
    "Throne of Isengard",
    each_time(
        is_played(titled("Saruman"), by=you),
        make(a(minion), fierce, until=regroup),
    ),
    gets(wizard, strength(+3), damage(+1)),
)
