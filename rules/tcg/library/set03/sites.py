"""Sites of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card("3 U 115", "Caras Galadhon", gets(character, minions_a_skirmish(1)))
