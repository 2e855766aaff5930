"""Isengard of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R+ 39",
    "Library of Orthanc",
    ability(shadow, play(from_hand(isengard, minion)) >> stack(top_of_deck(), this)),
    ability(
        skirmish,
        remove_twilight(1) + discard(from_stack(free_peoples, on=this))
        >> make(a(isengard, minion), strength(+1)),
    ),
    ability(regroup, remove_twilight(1) >> take_into_hand(from_stack(isengard, on=this))),
)

card(
    "9 R 40",
    "Sack of the Shire",
    response_event(
        wins_skirmish(isengard, minion),
        make(that(isengard, minion), strength(number_of(site, you_control)), fierce, until=regroup),
    ),
)
