"""Isengard of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 16",
    "Gríma, Servant of Another Master",
    when_played(
        may(
            remove_twilight(4)
            >> exert(a(unbound, companion))
            + make(that(companion), cannot_use_abilities(), until=regroup)
        )
    ),
    ability(
        assignment,
        exert(this)
        >> unless(free_peoples_player, exert(that(companion)), assign(this, a(unbound, companion))),
    ),
)

card(
    "19 P 17",
    "Urgency",
    each_time(the_fellowship_moves, add_twilight(2 * number_of(ent))),
    ability(skirmish, discard(this) >> make(a(minion, ~wraith_culture), strength(+1))),
)
