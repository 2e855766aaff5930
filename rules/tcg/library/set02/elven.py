"""The Elves of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 U 16",
    "A Blended Race",
    to_play(spot(elf)),
    gets(uruk_hai, strength(-2), no_damage_bonus),
    discard_during(regroup),
)

card(
    "2 U 17",
    "Dismay Our Enemies",
    response_event(
        wins_skirmish(elf, archer),
        have(an_opponent, pick(a(minion)))
        + unless(that_player, remove_twilight(3), discard(that(minion))),
    ),
)

card(
    "2 U 18",
    "Hosts of the Last Alliance",
    while_(can_spot(elf, companion), minion_archery(-1)),
    response(about_to_take_a_wound(elf), discard(this) >> prevent_that),
)

card(
    "2 R 19",
    "Release the Angry Flood",
    event(maneuver, exert(a(elf)) >> wound(or_if(at(river), 2, otherwise=1), each(nazgul))),
)

card(
    "2 R 20",
    "Secret Sentinels",
    event(
        maneuver,
        exert(a(elf, ally))
        >> either(discard(a(condition)), spot(orc) + discard(some(2, condition))),
    ),
)
