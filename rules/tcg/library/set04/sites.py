"""Sites of *The Two Towers*."""

from rules.tcg.notation.language import *

card("4 U 323", "East Wall of Rohan", each_time(the_fellowship_moves_from_here, add_twilight(2)))

card("4 U 324", "Eastemnet Downs", each_time(is_played(companion, by=you), discard_from_hand(2)))

card(
    "4 U 325",
    "Eastemnet Gullies",
    ability(
        fellowship, exert(some(2, unbound, companion)) >> play(from_draw_deck(titled("Legolas")))
    ),
)

card("4 U 326", "Horse-country", while_(can_spot(rohan, mount), move_limit(+1)))

card(
    "4 U 327",
    "Plains of Rohan",
    ability(
        fellowship,
        exert(some(2, unbound, companion)) >> play(from_draw_deck(titled("Gimli"))),
    ),
)

card(
    "4 U 328",
    "The Riddermark",
    ability(
        fellowship,
        exert(some(2, unbound, companion)) >> play(from_draw_deck(titled("Aragorn"))),
    ),
)

card(
    "4 U 329",
    "Western Emyn Muil",
    each_time(the_fellowship_moves_from_here, exert(each(ring_bound, companion))),
)

card("4 U 330", "Derndingle", while_(can_spot(unbound, hobbit), move_limit(+1)))

card(
    "4 U 331",
    "Eastfold",
    ability(
        shadow,
        spot(3, isengard, tracker)
        >> lasting(forbids(each_player, moving_again), until=end_of_turn),
    ),
)

card("4 U 332", "Fangorn Forest", ability(fellowship, play(from_draw_deck(titled("Treebeard")))))

card(
    "4 U 333",
    "Plains of Rohan Camp",
    at_start_of(fellowship, for_each(3, may(heal(a(companion))))),
)

card(
    "4 U 334",
    "Rohirrim Village",
    while_(during(archery), gets(dunland & man, takes_no_wounds)),
)

card("4 U 335", "Uruk Camp", each_time(is_played(uruk_hai), exert(that(uruk_hai))))

card(
    "4 U 336",
    "Wold of Rohan",
    each_time(is_assigned(companion | ally, by=free_peoples_player), add_twilight(1)),
)

card(
    "4 U 337",
    "Barrows of Edoras",
    ability(fellowship, put_beneath_deck(each(from_hand())) + draw(4)),
)

card(
    "4 U 338",
    "Golden Hall",
    each_time(the_fellowship_moves_here, discard(each(free_peoples, weapon))),
)

card(
    "4 U 339",
    "Stables",
    ability(
        fellowship,
        exert(a(rohan, man)) >> play(from_draw_deck(rohan, mount)),
        limit=once_per_turn(),
    ),
)

card(
    "4 U 340",
    "Streets of Edoras",
    gets(rohan & ally, cannot_participate_in_archery, cannot_skirmish),
)

card("4 U 341", "Throne Room", ability(fellowship, play(from_draw_deck(titled("Théoden")))))

card(
    "4 U 342",
    "Westemnet Plains",
    while_(during(archery), gets(dunland & man, takes_no_wounds)),
)

card("4 U 343", "Ered Nimrais", gets(companion | ally, twilight_cost(+3)))

card(
    "4 U 344",
    "Westemnet Hills",
    each_time(
        the_fellowship_moves_here, heal(each(mounted, companion)) + heal(each(mounted, ally))
    ),
)

card(
    "4 U 345",
    "White Mountains",
    each_time(
        the_fellowship_moves_here,
        either(exert(a(titled("Théoden"))), exert(some(2, companion, ~titled("Théoden")))),
    ),
)

card("4 U 346", "White Rocks", gets(this, shadow_number(number_of(mounted, companion))))

card(
    "4 U 347",
    "Deep of Helm",
    first_played_costs(None, -3, uruk_hai),
)

card("4 U 348", "Deeping Wall", ability(shadow, play(from_draw_deck(titled("Saruman")))))

card(
    "4 U 349",
    "Helm's Gate",
    gets((companion | minion) & bearing(hand_weapon), strength(+2)),
)

card(
    "4 U 350",
    "Hornburg Courtyard",
    while_(can_spot(titled("Aragorn")), gets(this, shadow_number(-2))),
)

card("4 U 351", "Hornburg Parapet", fellowship_archery(+1), minion_archery(-1))

# The comprehensive rules (4.2, clarifications) let the spotted and the fierce one differ.

card(
    "4 U 352",
    "Caves of Aglarond",
    ability(
        maneuver,
        remove_twilight(2) + spot(your, uruk_hai) >> make(a(your, uruk_hai), fierce, until=regroup),
    ),
)

# As if it were their home (4.2, rulings): an ally there fights without being asked.

card(
    "4 U 353",
    "Great Hall",
    gets(rohan & ally, participates_in_archery, participates_in_skirmishes),
)

card(
    "4 U 354",
    "Hornburg Armory",
    ability(fellowship, play(from_hand(possession)) >> draw(1)),
)

card(
    "4 U 355",
    "Cavern Entrance",
    forbids(each_player, playing, skirmish_event),
    forbids(each_player, using_abilities, phase=skirmish),
)

card("4 U 356", "Hornburg Causeway", minion_archery(2 * over(3, number_of(unbound, companion))))

card(
    "4 U 357",
    "King's Room",
    each_time(
        the_fellowship_moves_here,
        given(cannot_spot(rohan, companion)),
        exert(each(unbound, companion)),
    ),
)

card("4 U 358", "Ring of Isengard", ability(shadow, play(from_hand(dunland, minion)) >> draw(1)))

card(
    "4 U 359",
    "Wizard's Vale",
    each_time(
        phase_starts(shadow),
        given(~moved_more_than_once, amount_is(twilight_tokens, at_most(8))),
        add_twilight(4),
        limit=once_per_turn(),
    ),
)

card("4 U 360", "Fortress of Orthanc", gets(this, shadow_number(2 * companions_over(4))))

card(
    "4 U 361",
    "Orthanc Balcony",
    ability(shadow, play(from_discard_pile(titled("Saruman")), cost=-2)),
)

card(
    "4 U 362",
    "Orthanc Library",
    each_time(the_fellowship_moves_here, have(each_shadow_player, may(draw(companions_over(4))))),
)

card(
    "4 U 363",
    "Palantír Chamber",
    ability(shadow, remove_burdens(2) >> play(from_discard_pile(minion))),
)
