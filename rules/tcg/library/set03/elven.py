"""Elves of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 U 7",
    "Arwen, Elven Rider",
    response(about_to_take_a_wound(ring_bearer), discard_from_hand(3) >> prevent_that),
)

card(
    "3 R 8",
    "Arwen, Lady Undómiel",
    while_(
        can_spot(3, elven, ally, home_at(3, fellowship_block)),
        gets(minion & skirmishing_against(this), strength(-3)),
    ),
)

card(
    "3 U 9",
    "Beren and Lúthien",
    ability(
        skirmish,
        exert(a(elven, ally))
        >> discard(bottom_of_deck())
        + if_(
            # Not "that card": with no deck left, that would be the ally.
            amount_is(discarded_in_this_way(elven), at_least(1)),
            make(a(minion, skirmishing_against(elf)), strength(-1)),
        ),
    ),
)

card("3 U 10", "Calaglin, Elf of Lórien", ability(regroup, exert(this) >> wound(a(minion))))

card(
    "3 C 11",
    "Cast It Into the Fire!",
    event(
        maneuver,
        spot(elf) >> have(each_opponent, discard_from_hand()) + draw(discarded_in_this_way()),
    ),
)

card(
    "3 U 12",
    "Dínendal, Silent Scout",
    ability(regroup, exert(this) >> remove_twilight(2)),
)

card(
    "3 R 13",
    "Elrond, Herald to Gil-galad",
    each_time(
        your_turn_starts,
        may(spot(ally, home_at(3, fellowship_block)) >> heal(up_to_times(2), that(ally))),
    ),
    ability(regroup, exert(2, this) >> heal(a(companion))),
)

card(
    "3 C 14",
    "Erestor, Chief Advisor to Elrond",
    to_play(spot(elf)),
    response(
        about_to_take_a_wound(elf, by=sauron & (minion | event_card)),
        exert(this) >> prevent_that,
    ),
)

card(
    "3 R 15",
    "Forests of Lothlórien",
    each_time(the_fellowship_moves, may(spot(3, elven, ally) >> wound(a(minion)))),
)

card(
    "3 C 16",
    "Friends of Old",
    event(
        fellowship,
        reveal(from_hand(who=an_opponent, random=True))
        + heal(some(printed_cost_of(that(free_peoples | shadow_side)), elven, ally)),
    ),
)

card(
    "3 R 17",
    "Galadriel, Lady of the Golden Wood",
    each_time(your_turn_starts, may(heal(a(elf)))),
    ability(fellowship, exert(this) >> play_next_site(forest)),
)

card(
    "3 U 18",
    "Galdor, Councilor From the West",
    to_play(spot(elf)),
    ability(regroup, exert(this) + spot(minion) >> return_to_hand(that(minion))),
)

card(
    "3 R 19",
    "Gift of the Evenstar",
    to_play(spot(titled("Arwen"))),
    bearer_must_be(titled("Aragorn")),
    ability(
        skirmish,
        either(exert(bearer), discard_from_hand(2))
        >> make(a(minion, skirmishing_against(bearer)), strength(-1)),
    ),
)

card(
    "3 U 20",
    "Golradir, Councilor of Imladris",
    to_play(spot(elf)),
    ability(skirmish, exert(this) >> make(a(orc), strength(-1))),
)

card(
    "3 R 21",
    "Long-knives of Legolas",
    bearer_must_be(titled("Legolas")),
    gets((orc | uruk_hai) & skirmishing_against(bearer), strength(-2)),
)

card(
    "3 C 22",
    "Master of Healing",
    event(
        fellowship,
        regroup,
        either(spot(titled("Elrond")), spot(2, elven, ally)) >> heal(a(companion | ally)),
    ),
)

card(
    "3 R 23",
    "Nenya",
    bearer_must_be(titled("Galadriel")),
    at_start_of(regroup, may(discard(up_to(2, from_hand())) + draw(that_many))),
)

card(
    "3 U 24",
    "Phial of Galadriel",
    to_play(exert(a(elf))),
    bearer_must_be(ring_bearer),
    gets(bearer, resistance(+2)),
)

card(
    "3 U 25",
    "Saelbeth, Elven Councilor",
    to_play(spot(elf)),
    ability(skirmish, exert(this) >> make(a(uruk_hai), strength(-1))),
)

card(
    "3 U 26",
    "Something Draws Near",
    event(fellowship, maneuver, exert(a(elf)) >> discard(a(isengard, possession | artifact))),
)

card(
    "3 R 27",
    "Vilya",
    bearer_must_be(titled("Elrond")),
    ability(
        maneuver,
        exert(2, bearer) + spot(shadow_side, condition) >> return_to_hand(that(condition)),
    ),
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
