"""Gondor of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 U 31",
    "Blood of Númenor",
    to_play(exert(a(gondor, companion))),
    gets(sauron & orc, comes_exhausted),
    skips(archery),
    discard_during(regroup),
)

card(
    "2 R 32",
    "Flaming Brand",
    bearer_must_be(man),
    borne_in_addition,
    while_(is_skirmishing(bearer, nazgul), gets(bearer, strength(+2), damage(+1))),
)

card(
    "2 U 33",
    "Flee in Terror",
    response_event(
        wins_skirmish(gondor, companion),
        pick(a(exhausted, orc)) + unless(that_cards_owner, remove_twilight(3), discard(that(orc))),
    ),
)

card(
    "2 U 34",
    "Gondor Will See It Done",
    response_event(about_to_take_a_wound(companion), exert(a(gondor, companion)) >> prevent_that),
)

card(
    "2 C 35",
    "Natural Cover",
    to_play(spot(ranger)),
    while_(at(forest), minion_archery(-2)),
)

card(
    "2 R 36",
    "No Mere Ranger",
    event(
        skirmish,
        exert(a(titled("Aragorn")))
        >> make(
            a(companion, ~that(titled("Aragorn"))),
            strength(or_if(is_(it, aragorn_signet), +3, otherwise=+2)),
        ),
    ),
)

card(
    "2 C 37",
    "Sentinels of Númenor",
    event(
        skirmish, make(a(gondor, companion), strength(or_if(in_fierce_skirmish, +4, otherwise=+2)))
    ),
)

card(
    "2 R 38",
    "Shield of Boromir",
    bearer_must_be(gondor, companion),
    minion_archery(-1),
    while_(
        is_(bearer, titled("Boromir")),
        gets(minion & skirmishing_against(bearer), loses_strength_bonuses(weapon)),
    ),
)
