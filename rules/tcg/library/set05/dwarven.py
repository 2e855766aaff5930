"""Dwarves of *Battle of Helm's Deep*."""

from rules.tcg.library.own.next_action import take_next_action
from rules.tcg.notation.language import *

card(
    "5 R 5",
    "Baruk Khazâd",
    event(maneuver, exert(a(dwarf)) >> wound(a(minion)) + take_next_action),
)

card(
    "5 C 6",
    "Defending the Keep",
    event(
        fellowship,
        spot(dwarf) >> either(draw(1), play(from_discard_pile(dwarven, condition))),
    ),
)

card(
    "5 R 7",
    "Gimli, Skilled Defender",
    each_time(wins_skirmish(this), may(wound(a(minion, assigned_to(unbound, companion))))),
)

card(
    "5 U 8",
    "Horn of Helm",
    ability(
        maneuver,
        exert(a(dwarf, companion))
        >> if_(at(battleground), make(each(minion), no_damage_bonus, until=regroup)),
    ),
)

card(
    "5 U 9",
    "More to My Liking",
    ability(maneuver, stack(top_of_deck(), this), limit=once_per_phase()),
    ability(
        maneuver,
        spot(dwarf) + discard(from_stack(on=dwarven & condition))
        >> take_into_hand(from_stack(free_peoples, on=this)),
    ),
)
