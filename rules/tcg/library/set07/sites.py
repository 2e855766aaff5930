"""Sites of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 U 329",
    "Dunharrow Plateau",
    ability(
        fellowship,
        spot(dwarf) >> play(from_draw_deck(dwarven, condition)),
        limit=once_per_turn(),
    ),
)

card("7 U 330", "Edoras Hall", gets(rohan & possession, twilight_cost(-1)))

# It speaks of the whole turn, but a fellowship leaves site 1 in the phase in which it is there,
# and nobody can be assigned before: what counts is who is there when it moves.

card(
    "7 U 331",
    "Isengard Ruined",
    ability(
        fellowship,
        spot(titled("Gandalf")) >> add_twilight(2) + have(each_player, may(draw(1))),
    ),
)

card(
    "7 U 332",
    "Rohirrim Road",
    ability(
        fellowship,
        exert(a(elf)) >> lasting(gets(condition | possession, twilight_cost(+2)), end_of_turn),
    ),
)

card(
    "7 U 333",
    "Sleeping Quarters",
    each_time(
        the_fellowship_moves_from_here,
        have(free_peoples_player, may(spot(3, hobbit) >> remove_twilight(2))),
    ),
)

card(
    "7 U 334",
    "Steps of Edoras",
    each_time(
        the_fellowship_moves_from_here,
        make(each(gondor, companion), defender(+1), until=end_of_turn),
    ),
)

card(
    "7 U 335",
    "King's Tent",
    ability(shadow, given(shadow_has_initiative), spot(your, minion) >> add_to_move_limit(-1)),
)

card("7 U 336", "Rohirrim Camp", while_(shadow_has_initiative, gets(minion, not_roaming)))

card("7 U 337", "West Road", while_(shadow_has_initiative, gets(this, shadow_number(+3))))

card(
    "7 U 338",
    "Beacon of Minas Tirith",
    ability(fellowship, given(cannot_spot(3, threats)), add_threats(1) >> heal(a(companion))),
)

card(
    "7 U 339",
    "Hall of the Kings",
    ability(fellowship, given(cannot_spot(3, threats)), add_threats(1) >> draw(1)),
)

card(
    "7 U 340",
    "Tower of Ecthelion",
    ability(fellowship, given(cannot_spot(3, threats)), add_threats(3) >> add_to_move_limit(+1)),
)

card(
    "7 U 341",
    "Anduin Banks",
    ability(skirmish, spot(your, minion) + remove_burdens(1) >> make(that(minion), strength(+2))),
)

card(
    "7 U 342",
    "Osgiliath Fallen",
    ability(skirmish, spot(your, minion) + remove_burdens(2) >> make(that(minion), damage(+1))),
)

card(
    "7 U 343",
    "Pelennor Plain",
    ability(archery, spot(your, minion) + remove_burdens(3) >> add_to_minion_archery(+3)),
)

card(
    "7 U 344",
    "City Gates",
    each_time(the_fellowship_moves_here, add_threats(3)),
    each_time(the_fellowship_moves_from_here, remove_threats(3)),
)

card(
    "7 U 345",
    "Pelennor Flat",
    at_start_of(maneuver, have(free_peoples_player, either(discard_hand(), add_burdens(2)))),
)

card(
    "7 U 346",
    "Minas Tirith Fifth Circle",
    each_time(
        the_fellowship_moves_from_here, given(during(regroup)), heal(3, a(titled("Gandalf")))
    ),
)

card(
    "7 U 347",
    "Minas Tirith First Circle",
    each_time(the_fellowship_moves_from_here, given(during(regroup)), wound(each(companion))),
)

card(
    "7 U 348",
    "Minas Tirith Fourth Circle",
    each_time(the_fellowship_moves_from_here, given(during(regroup)), heal(each(rohan, companion))),
)

card(
    "7 U 349",
    "Minas Tirith Second Circle",
    each_time(
        the_fellowship_moves_from_here, given(during(regroup)), heal(each(dwarven, companion))
    ),
)

card(
    "7 U 350",
    "Minas Tirith Seventh Circle",
    each_time(the_fellowship_moves_from_here, given(during(regroup)), heal(each(elven, companion))),
)

card(
    "7 U 351",
    "Minas Tirith Sixth Circle",
    each_time(
        the_fellowship_moves_from_here, given(during(regroup)), heal(each(gondor, companion))
    ),
)

card(
    "7 U 352",
    "Minas Tirith Third Circle",
    each_time(
        the_fellowship_moves_from_here, given(during(regroup)), heal(each(hobbit, companion))
    ),
)

card(
    "7 U 353",
    "Osgiliath Crossing",
    ability(shadow, exert(some(2, minion)) + spot(6, companion) >> draw(2)),
)

card(
    "7 U 354",
    "Pelennor Grassland",
    ability(shadow, exert(a(minion)) + spot(6, companion) >> add_twilight(1)),
)

card(
    "7 U 355",
    "Ruined Capitol",
    ability(shadow, spot(your, minion) + spot(6, companion) >> add_to_move_limit(-1)),
)

card(
    "7 U 356",
    "Cross Roads",
    ability(shadow, spot(2, raider, man) + remove_threats(1) >> add_twilight(2)),
)

card(
    "7 U 357",
    "Morgul Vale",
    ability(
        skirmish,
        spot(your, sauron, minion) + remove_threats(2)
        >> make(a(your, sauron, minion), strength(+3)),
    ),
)

card(
    "7 U 358",
    "Morgulduin",
    ability(shadow, remove_threats(2) >> play(from_discard_pile(nazgul), cost=-2)),
)

card(
    "7 U 359",
    "Northern Ithilien",
    ability(
        shadow,
        remove_threats(2) + play(from_discard_pile(titled("Gollum"))) >> add_burdens(2),
    ),
)

card("7 U 360", "Dagorlad", each_time(the_fellowship_moves_here, add_threats(3)))

card("7 U 361", "Haunted Pass", ability(shadow, remove_threats(1) + spot(your, minion) >> draw(1)))

card(
    "7 U 362",
    "Narchost",
    ability(
        shadow,
        given(~wearing_the_ring),
        spot(8, burdens) >> have(free_peoples_player, wear_the_ring),
    ),
)

card("7 U 363", "Slag Mounds", each_time(is_killed(companion), add_burdens(1)))
