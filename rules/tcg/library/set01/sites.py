"""Sites of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 U 319",
    "Bag End",
    ability(fellowship, exert(a(hobbit)) >> play(from_draw_deck(titled("The Gaffer")))),
)

card("1 U 320", "East Road", gets(companion, twilight_cost(+2)))

card(
    "1 U 321",
    "Farmer Maggot's Fields",
    ability(fellowship, exert(a(hobbit)) >> play(from_draw_deck(titled("Merry", "Pippin")))),
)

card(
    "1 U 322",
    "Green Dragon Inn",
    ability(fellowship, exert(a(hobbit)) >> play(from_draw_deck(titled("Sam")))),
)

card("1 U 323", "Green Hill Country", gets(hobbit, twilight_cost(-1)))

card(
    "1 U 324",
    "The Prancing Pony",
    ability(fellowship, add_burdens(1) >> play(from_draw_deck(titled("Aragorn")))),
)

card(
    "1 U 325",
    "Shire Lookout Point",
    ability(fellowship, spot(titled("Gandalf")) >> play(from_draw_deck(titled("Gandalf's Cart")))),
)

card(
    "1 C 326",
    "Westfarthing",
    ability(fellowship, exert(a(hobbit)) >> play(from_hand(companion | ally), cost=-1)),
)

card("1 U 327", "Bree Gate", while_(can_spot(ranger), move_limit(+1)))

card("1 U 328", "Bree Streets", gets(nazgul, roaming_penalty(-2)))

card("1 U 329", "Breeland Forest", forbids(each_player, playing, stealth, event_card))

card(
    "1 U 330",
    "Buckleberry Ferry",
    while_(cannot_spot(companion, ~hobbit), skips(assignment), skips(skirmish)),
)

card(
    "1 C 331",
    "Ettenmoors",
    ability(
        skirmish, exert(a(your, companion | minion)) >> make(that(companion | minion), strength(+2))
    ),
)

card(
    "1 U 332",
    "Midgewater Marshes",
    each_time(the_fellowship_moves_here, exert(each(hobbit, companion))),
)

card(
    "1 U 333",
    "Midgewater Moors",
    each_time(is_played(minion), have(free_peoples_player, discard_from_hand(1))),
)

card(
    "1 U 334",
    "Trollshaw Forest",
    each_time(is_played(possession | artifact, on=your & companion, by=you), draw(1)),
)

card("1 U 335", "Weatherhills", gets(nazgul, twilight_cost(-1)))

card("1 U 336", "Weathertop", gets(nazgul, fierce))

card("1 C 337", "Council Courtyard", each_time(the_fellowship_moves_from_here, remove_twilight(2)))

card(
    "1 U 338",
    "Ford of Bruinen",
    first_played_costs(None, -5, nazgul),
)

card("1 U 339", "Frodo's Bedroom", ability(fellowship, play(from_hand(hobbit)) >> draw(1)))

card("1 U 340", "Rivendell Terrace", ability(fellowship, play(from_hand(man)) >> draw(1)))

card("1 U 341", "Rivendell Valley", ability(fellowship, play(from_hand(elf)) >> draw(1)))

card(
    "1 U 342",
    "Rivendell Waterfall",
    while_(at(titled("Rivendell Waterfall")) & can_spot(ranger), move_limit(+1)),
)

card(
    "1 U 343",
    "Balin's Tomb",
    ability(
        maneuver,
        either(discard(a(your, tale)), discard_from_hand(1, tale)) >> heal(a(your, companion)),
    ),
)

card(
    "1 U 344",
    "Dwarrowdelf Chamber",
    each_time(
        the_fellowship_moves_here,
        either(exert(a(titled("Gimli"))), exert(some(2, companion, ~titled("Gimli")))),
    ),
)

card(
    "1 U 345",
    "Mithril Mine",
    ability(shadow, remove_twilight(1) >> play(from_discard_pile(shadow_side, weapon))),
)

card(
    "1 C 346",
    "Moria Lake",
    each_time(
        the_fellowship_moves_here,
        either(exert(a(titled("Frodo"))), exert(some(2, companion, ~titled("Frodo")))),
    ),
)

card(
    "1 U 347",
    "Moria Stairway",
    gets((companion | minion) & bearing(hand_weapon), damage(+1)),
)

card(
    "1 U 348",
    "Pass of Caradhras",
    ability(
        shadow,
        spot(isengard, minion) >> play(from_draw_deck(weather)),
        limit=once_per_turn(),
    ),
)

card(
    "1 C 349",
    "The Bridge of Khazad-dûm",
    ability(shadow, play(from_draw_deck(titled("The Balrog"), or_from=hand), cost=-6)),
)

card(
    "1 U 350",
    "Dimrill Dale",
    first_played_costs(shadow, -2, moria, orc),
)

card(
    "1 C 351",
    "Galadriel's Glade",
    ability(fellowship, exert(a(elf)) >> look_at(each(from_hand(who=an_opponent)))),
)

card(
    "1 U 352",
    "Lothlórien Woods",
    gets(ally & home_at(6, fellowship_block), strength(+3)),
)

card("1 U 353", "Anduin Confluence", each_time(the_fellowship_moves_here, discard(each(ally))))

card("1 C 354", "Anduin Wilderland", skips(archery))

card(
    "1 U 355",
    "Silverlode Banks",
    each_time(the_fellowship_moves_here, given(cannot_spot(ranger)), exert(each(companion))),
)

card("1 C 356", "Anduin Banks", minion_archery(2 * companions_over(4)))

card("1 U 357", "Brown Lands", minion_archery(limited(number_of(archer, minion), to=4)))

card(
    "1 U 358",
    "Pillars of the Kings",
    ability(fellowship, discard_from_hand(1, gondor) >> heal(a(gondor, companion))),
)

card(
    "1 U 359",
    "Shores of Nen Hithoel",
    ability(
        shadow,
        spot(5, orc, minion) >> lasting(forbids(each_player, moving_again), until=end_of_turn),
    ),
)

card(
    "1 U 360",
    "Emyn Muil",
    ability(maneuver, exert(a(your, minion)) >> make(that(minion), fierce, until=regroup)),
)

card("1 U 361", "Slopes of Amon Hen", gets(isengard & minion, twilight_cost(-1)))

card(
    "1 C 362",
    "Summit of Amon Hen",
    each_time(the_fellowship_moves_here, have(each_shadow_player, may(draw(burdens)))),
)

card(
    "1 U 363",
    "Tol Brandir",
    ability(shadow, play(up_to(3, from_discard_pile(tracker))) + end_shadow_phase),
)
