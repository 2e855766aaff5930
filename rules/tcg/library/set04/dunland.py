"""Dunland of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 C 4",
    "Band of Wild Men",
    each_time(wins_skirmish(this), may(make(this, fierce, until=regroup))),
)

card(
    "4 C 7",
    "Dark Fury",
    event(skirmish, make(a(dunland, man), strength(or_if(+2, at(sanctuary), +4)))),
)

card(
    "4 U 8",
    "Death to the Strawheads",
    event(skirmish, make(a(dunland, man), strength(you_spot(companion)))),
)

card("4 C 10", "Dunlending Brigand")

card(
    "4 U 11",
    "Dunlending Looter",
    each_time(wins_skirmish(this), may(stack(this, a(site, you_control)))),
    ability(
        shadow,
        given(is_(this, stacked_on(site, you_control))),
        play(this, cost=-2),
        source=From.STACK,
    ),
)

card(
    "4 C 12",
    "Dunlending Madman",
    each_time(wins_skirmish(this), may(make(this, strength(+2), fierce, until=regroup))),
)

card(
    "4 U 13",
    "Dunlending Pillager",
    each_time(
        wins_skirmish(this),
        may(
            discard(some(or_if(1, can_spot(6, companion), 2), free_peoples, possession)),
        ),
    ),
)

card(
    "4 C 14",
    "Dunlending Ransacker",
    each_time(wins_skirmish(this), may(spot(other(dunland, man)) >> take_control())),
)

card(
    "4 C 16",
    "Dunlending Robber",
    each_time(wins_skirmish(this), may(make(this, strength(+2), fierce, until=regroup))),
)

card("4 C 17", "Dunlending Savage")

card("4 R 20", "Hill Chief", ability(shadow, spot(site, you_control) + exert(this) >> draw(3)))

card("4 C 26", "Iron Axe", bearer_must_be(dunland, man))
