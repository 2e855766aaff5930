"""The Elves of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 U 15",
    "Ancient Blade",
    bearer_must_be(elven, companion),
    gets(minion, gains(ability(assignment, assign(this, a(bearing(titled("Ancient Blade"))))))),
    ability(regroup, discard(this) >> discard(a(minion)) + reconcile),
)

card("7 C 29", "Still Needed", event(skirmish, make(a(elf), strength(+2))), event_goes("top"))
