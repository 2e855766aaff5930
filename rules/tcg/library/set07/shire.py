"""The Shire of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 C 317",
    "Frodo, Hope of Free Peoples",
    each_time(the_fellowship_moves, may(add_twilight(3) >> remove_threats(1))),
)

card("7 C 319", "Hobbit Sword", bearer_must_be(hobbit))

card(
    "7 C 320",
    "Merry, Rohirrim Squire",
    ability(skirmish, given(cannot_spot(3, threats)), add_threats(1) >> make(this, strength(+2))),
)

card(
    "7 C 322",
    "Noble Intentions",
    event(skirmish, exert(a(companion, ~hobbit)) >> make(a(hobbit), strength(+3))),
)

card(
    "7 C 323",
    "Pippin, Sworn to Service",
    while_(cannot_spot(4, threats), gets(this, strength(threats))),
)
