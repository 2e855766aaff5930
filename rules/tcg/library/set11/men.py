"""Men of *Shadows*."""

from rules.tcg.notation.language import *

card("11 C 71", "Bold and Cunning", event(skirmish, spot(men, minion) >> discard(a(possession))))

card(
    "11 C 72",
    "Column of Easterlings",
    ability(skirmish, discard(this) >> make(a(men, minion), strength(+4))),
)

card(
    "11 C 76",
    "Easterling Shield Wall",
    response(
        about_to_take_a_wound(men, minion, in_a_skirmish=True),
        exert(this) + remove_twilight(1) >> prevent_that,
    ),
)

card("11 R 78", "Elevated Fire", event(archery, spot(men, minion) >> add_to_minion_archery(+3)))

card("11 C 88", "Legion of Harad")

card(
    "11 C 98",
    "Rampaging Easterling",
    each_time(wins_skirmish(other(men, minion)), make(this, strength(+3), until=regroup)),
)

card(
    "11 R 100",
    "Strange-looking Men",
    ability(
        maneuver,
        exert(this) >> transfer(a(possession | condition, borne_by(character)), a(character)),
    ),
)
