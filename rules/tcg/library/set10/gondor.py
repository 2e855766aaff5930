"""Gondor of *Mount Doom*."""

from rules.tcg.library.own.worded import (
    exert_a_companion_of_one_culture,
    heal_a_companion_of_another_culture,
    reveal_by_chance_and_discard_one,
)
from rules.tcg.notation.language import *

card(
    "10 R 25",
    "Aragorn, Elessar Telcontar",
    when_played(may(heal(another(companion)))),
    at_start_of(
        fellowship,
        may(exert_a_companion_of_one_culture >> heal_a_companion_of_another_culture),
    ),
)

card(
    "10 U 26",
    "Cursed of Erech",
    to_play(add_threats()),
    when_played(exert(2, this)),
    at_start_of(
        maneuver,
        may(exert(another(gondor, wraith)) >> make(this, defender(+1), until=regroup)),
    ),
)

card("10 C 27", "Dead Man of Dunharrow", to_play(add_threats(1)), when_played(exert(2, this)))

card(
    "10 C 30",
    "End of the Game",
    event(
        skirmish,
        make(a(exhausted, gondor, companion), strength(+2))
        + if_wins(
            that(companion), either(heal(that(companion)), make(that(companion), damage(+1)))
        ),
    ),
)

card(
    "10 R 28",
    "Denethor, Lord of Minas Tirith",
    to_play(spot(2, gondor, man)),
    ability(
        fellowship,
        given(at(sanctuary)),
        exert(this) >> take_into_hand(from_draw_deck(gondor)) + have(an_opponent, may(draw(2))),
    ),
)

card(
    "10 R 29",
    "Drawing His Eye",
    event(
        fellowship,
        reveal_by_chance_and_discard_one,
    ),
)

card(
    "10 C 31",
    "Every Little is a Gain",
    event(
        maneuver,
        spot(gondor, man)
        >> either(
            discard(from_stack(shadow_side, on=free_peoples | shadow_side | site)),
            wound(a(minion, bearing(fortification))),
        ),
    ),
)

card(
    "10 U 32",
    "Fifth Level",
    gets(bearer, strength(-number_of(fortification))),
    ability(
        maneuver,
        either(exert(some(2, gondor, man)), spot(3, knight)) >> transfer(this, a(minion)),
    ),
)

card(
    "10 U 33",
    "Hardy Garrison",
    to_play(spot(2, gondor, man)),
    each_time(player_loses_initiative(you), may(wound(a(minion)))),
)

card(
    "10 C 34",
    "Last Throw",
    event(
        regroup,
        given(cannot_spot(site, shadow_controls)),
        spot(2, gondor, man) >> add_to_move_limit(+1),
    ),
)
