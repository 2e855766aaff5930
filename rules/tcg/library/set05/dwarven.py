"""Dwarves of *Battle of Helm's Deep*."""

from rules.tcg.library.own.next_action import take_next_action
from rules.tcg.notation.language import *

card(
    "5 R 5",
    "Baruk Khazâd",
    event(maneuver, exert(a(dwarf)) >> wound(a(minion)) + take_next_action),
)
