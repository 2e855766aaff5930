"""Sites of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 U 185",
    "The Angle",
    ability(
        shadow,
        either(play(from_hand(nazgul)), spot(6, companion) + discard_from_hand(2)) >> draw(1),
    ),
)

card("12 U 186", "The Bridge of Khazad-dûm", gets(titled("The Balrog"), twilight_cost(-3)))

card(
    "12 S 187",
    "Emyn Muil",
    ability(
        maneuver,
        remove_twilight(2) + exert(a(your, minion, ~fierce))
        >> make(that(minion), fierce, until=regroup),
    ),
)

card(
    "12 S 188",
    "Hill of Sight",
    while_(
        can_spot(3, minion) | can_spot(6, companion),
        gets(unbound & companion, resistance(-2)),
    ),
)

card(
    "12 S 189",
    "Hobbiton Market",
    each_time(the_fellowship_moves_from_here, wound(each(minion, ~lurker))),
)

card(
    "12 S 190",
    "Northern Pelennor",
    ability(shadow, make(a(your, lurker, minion), loses(lurker), until=regroup)),
)

card(
    "12 U 191",
    "Shores of Nen Hithoel",
    ability(
        shadow,
        spot(5, orc_culture, orc) >> lasting(forbids(each_player, moving_again), until=end_of_turn),
    ),
)

card(
    "12 U 192",
    "Slopes of Orodruin",
    ability(shadow, remove_twilight(2) + discard_from_hand(2, free_peoples) >> draw(1)),
)

card("12 U 193", "Starkhorn", each_time(wins_skirmish(your, dwarf), may(draw(1))))

card(
    "12 U 194",
    "Wold Battlefield",
    ability(skirmish, exert(a(your, man, ~enduring)) >> make(that(man), damage(+1))),
)
