"""Elves of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 U 18",
    "Galdor, Councilor From the West",
    to_play(spot(elf)),
    ability(regroup, exert(this) + spot(minion) >> return_to_hand(that(minion))),
)

card(
    "3 U 20",
    "Golradir, Councilor of Imladris",
    to_play(spot(elf)),
    ability(skirmish, exert(this) >> make(a(orc), strength(-1))),
)

card(
    "3 U 25",
    "Saelbeth, Elven Councilor",
    to_play(spot(elf)),
    ability(skirmish, exert(this) >> make(a(uruk_hai), strength(-1))),
)

card(
    "3 C 28",
    "Voice of Nimrodel",
    event(skirmish, given(at(river | forest)), exert(a(elf)) >> cancel_skirmish(that(elf))),
)

card(
    "3 P 121",
    "Legolas, Son of Thranduil",
    while_(at(river | forest), fellowship_archery(+1)),
)
