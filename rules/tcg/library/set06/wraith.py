"""The Wraiths of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 U 83",
    "Fell Beast",
    to_play(discard_from_hand(2)),
    bearer_must_be(nazgul),
    gets(bearer, fierce),
)

card(
    "6 U 86",
    "Úlairë Lemenya, Winged Hunter",
    ability(
        regroup, exert(this) + discard_from_hand(3) >> return_to_hand(a(companion, ~ring_bearer))
    ),
)

card(
    "6 U 87",
    "Úlairë Nertëa, Winged Hunter",
    when_played(
        given(can_spot(other(nazgul))),
        makes(
            free_peoples_player,
            for_each(over(2, number_of_cultures(free_peoples)), exert(a(ring_bound, companion))),
        ),
    ),
)

card(
    "6 P 122",
    "The Witch-king, Deathless Lord",
    each_time(
        is_killed(companion, in_a_skirmish=True),
        given(can_spot(nazgul, skirmishing)),
        either(wound(a(ally), 2), exert(a(companion))),
    ),
)
