"""Sites of *Mines of Moria*."""

from rules.tcg.notation.language import *

card("2 U 116", "Hobbiton Woods", ability(fellowship, exert(a(hobbit)) >> play_next_site()))
