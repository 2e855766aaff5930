"""The Elves of *The Return of the King*."""

from rules.tcg.notation.language import *

card("7 C 29", "Still Needed", event(skirmish, make(a(elf), strength(+2))), event_goes("top"))
