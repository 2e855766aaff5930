"""Moria of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 C 76",
    "Dangerous Gamble",
    event(
        shadow,
        spot(moria, minion)
        >> reveal(from_hand(who=free_peoples_player, random=True))
        + add_twilight(printed_cost_of(that(opponents))),
    ),
)

card(
    "3 R 77",
    "Depths of Moria",
    to_play(spot(moria, orc)),
    each_time(the_fellowship_moves, given(during(regroup)), add_twilight(2)),
)

card(
    "3 C 78",
    "Hide and Seek",
    event(skirmish, spot(2, shire, companion) >> make(a(moria, minion), damage(+1))),
)

card(
    "3 U 79",
    "Malice",
    event(archery, spot(moria, orc) + spot(sauron, orc) >> wound(a(archer))),
)

card(
    "3 R 80",
    "Such a Little Thing",
    event(
        maneuver,
        spot(moria, minion)
        >> unless(
            free_peoples_player,
            discard(some(2, free_peoples, possession)),
            wound(3, a(titled("Boromir"))),
        ),
    ),
)
