"""Isengard of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 R 78",
    "Alatar Deceived",
    each_time(
        wins_skirmish(wizard),
        become_minion(
            fierce,
            damage(+1),
            takes_no_wounds,
            race=wizard,
            strength=11,
            vitality=1,
            until=regroup,
        ),
    ),
)

card(
    "13 U 79",
    "Pallando Deceived",
    at_start_of(
        maneuver,
        may(
            exert(a(wizard))
            >> become_minion(
                fierce, takes_no_wounds, race=wizard, strength=10, vitality=1, until=regroup
            )
        ),
    ),
)

card(
    "13 R 80",
    "Radagast Deceived",
    each_time(
        is_healed(wizard),
        become_minion(fierce, takes_no_wounds, race=wizard, strength=12, vitality=1, until=regroup),
    ),
)

card(
    "13 R 81",
    "Staff of Saruman, Fallen Istar's Stave",
    bearer_must_be(wizard),
    ability(
        regroup,
        given(can_spot(titled("Saruman"), minion) & cannot_spot(minion, ~titled("Saruman"))),
        discard(this) >> return_to_hand(a(titled("Saruman"), minion)),
    ),
)
