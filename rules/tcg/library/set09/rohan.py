"""Rohan of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R 45",
    "Horn of the Mark",
    bearer_must_be(titled("Merry", "Pippin")),
    gets(bearer, gains(theoden_signet)),
    response(
        wins_skirmish(bearer),
        exert(bearer) >> discard(each(minion, skirmishing_against(bearer))),
    ),
)

card(
    "9 R 46",
    "The Red Arrow",
    ability(
        assignment,
        exert(a(gondor, man))
        >> play(from_hand(rohan, man))
        + may(exert(that(rohan, man)) >> play(from_hand(possession), on=that(rohan, man)))
        + discard(this),
    ),
)
