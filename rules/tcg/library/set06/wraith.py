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
    "6 U 84",
    "Spied From Above",
    ability(
        regroup,
        exert(2, a(nazgul))
        >> play(from_hand(wraith_culture | sauron, minion), comes_exhausted, cost=-8),
    ),
)

card(
    "6 R 85",
    "Sword of Dol Guldur",
    bearer_must_be(nazgul),
    each_time(
        wins_skirmish(bearer),
        given(is_(bearer, titled("Úlairë Toldëa"))),
        have(free_peoples_player, discard(a(free_peoples, possession | condition))),
    ),
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
        have(
            free_peoples_player,
            for_each(over(2, number_of_cultures(free_peoples)), exert(a(ring_bound, companion))),
        ),
    ),
)

card(
    "6 R 88",
    "Úlairë Toldëa, Winged Sentry",
    each_time(
        wins_skirmish(this),
        have(free_peoples_player, either(exert(a(companion)), add_burdens(1))),
    ),
)

card(
    "6 R 89",
    "Winged and Ominous",
    ability(regroup, exert(a(nazgul)) >> place_tokens(1, wraith_culture)),
    ability(shadow, remove_tokens(3, wraith_culture) >> add_twilight(2)),
)

card(
    "6 P 122",
    "The Witch-king, Deathless Lord",
    each_time(
        is_killed(companion, in_a_skirmish=True),
        given(can_spot(nazgul, skirmishing)),
        either(wound(2, a(ally)), exert(a(companion))),
    ),
)
