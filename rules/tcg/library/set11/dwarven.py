"""Dwarves of *Shadows*."""

from rules.tcg.library.own.exchanging import exchange_stack_with_hand
from rules.tcg.notation.language import *

card(
    "11 U 3",
    "Axe of Khazad-dûm",
    bearer_must_be(dwarf),
    while_(at(mountain), gets(bearer, damage(+1))),
)

card(
    "11 C 4",
    "Battle to the Last",
    event(
        skirmish,
        spot(dwarf)
        >> for_each(wounds_on(that(dwarf)), make(that(dwarf), strength(+2), damage(+1))),
    ),
)

card(
    "11 C 5",
    "Dwarven Embassy",
    to_play(spot(dwarf)),
    gets(companion, damage(+1)),
    at_end_of(end_of_turn, discard(this)),
)

card(
    "11 U 6",
    "Fallen Lord",
    event(
        skirmish,
        exert(a(ring_bearer)) + exert(a(dwarf))
        >> make(that(dwarf), strength(resistance_of(that(dwarf)))),
    ),
)

card(
    "11 C 7",
    "Farin, Emissary of Erebor",
    while_(at(battleground | underground), gets(this, muster)),
)

card("11 U 8", "Gimli, Lively Combatant", each_time(wins_skirmish(this), may(draw(1))))

card(
    "11 R 9",
    "Gimli's Battle Axe, Vicious Weapon",
    bearer_must_be(dwarf),
    gets(bearer, muster),
    ability(
        skirmish,
        given(is_(bearer, titled("Gimli")) & at(battleground)),
        exert(bearer) >> wound(a(minion, skirmishing_against(bearer))),
    ),
)

card(
    "11 R 10",
    "Grimir, Dwarven Emissary",
    response(
        about_to_take_a_wound(dwarven, companion, in_a_skirmish=True),
        discard(some(2, dwarven, ~character)) >> prevent_that,
    ),
)

card(
    "11 R 11",
    "Hall of Our Fathers",
    when_played(stack(top_of_deck(8), this)),
    at_start_of(maneuver, may(spot(dwarf) >> exchange_stack_with_hand)),
)

card(
    "11 U 12",
    "Mountain Homestead",
    to_play(spot(2, dwarf, companion)),
    while_(at(mountain), gets(dwarf, strength(+2))),
)

card(
    "11 C 13",
    "On Guard",
    response_event(about_to_take_a_wound(dwarf, with_resistance(at_least(3))), prevent_that),
)

card(
    "11 R 14",
    "Well-equipped",
    event(
        fellowship,
        discard_from_hand(1, dwarven)
        >> play(
            from_draw_deck(dwarven, possession),
            on=dwarven & companion & with_resistance(at_least(5)),
        ),
    ),
)
