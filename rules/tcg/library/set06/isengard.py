"""Isengard of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 U 63",
    "Gnawing, Biting, Hacking, Burning",
    each_time(action_discards(regroup, isengard, orc), may(stack(that(isengard, orc), this))),
    ability(
        shadow,
        discard(from_stack(on=this, count=2)) + remove_twilight(1)
        >> play(from_discard_pile(isengard, orc)),
    ),
)

card(
    "6 C 65",
    "Isengard Artisan",
    ability(
        regroup,
        discard(a(isengard, orc)) >> makes(free_peoples_player, wound(a(companion))),
    ),
)

card(
    "6 U 66",
    "Isengard Builder",
    ability(
        regroup,
        given(is_(this, stacked_on(isengard))),
        discard(this) >> add_twilight(2),
        source=From.STACK,
    ),
)

card(
    "6 C 67",
    "Isengard Journeyman",
    ability(
        regroup,
        discard(a(isengard, orc)) >> makes(free_peoples_player, wound(a(companion))),
    ),
)

card(
    "6 R 68",
    "Isengard Mechanics",
    ability(
        regroup,
        discard(a(isengard, orc))
        >> makes(
            free_peoples_player,
            wound(some(or_if(1, can_spot(6, companion), 2), companion)),
        ),
    ),
    ability(
        regroup,
        given(is_(this, stacked_on(isengard))),
        spot(isengard, orc) + discard(this) >> add_twilight(3),
        source=From.STACK,
    ),
)

card(
    "6 C 69",
    "Isengard Plodder",
    ability(
        regroup,
        discard(a(isengard, orc)) >> makes(free_peoples_player, wound(a(companion))),
    ),
)

card(
    "6 C 71",
    "Isengard Tinker",
    ability(
        regroup,
        discard(a(isengard, orc)) >> makes(free_peoples_player, wound(a(companion))),
    ),
)
