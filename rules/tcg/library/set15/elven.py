"""Elves of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 R 11",
    "Arwen, She-Elf",
    while_(can_spot(titled("Aragorn")), gets(this, strength(+1), resistance(+2))),
    ability(
        skirmish,
        remove_tokens_anywhere(1, elven)
        >> make(a(minion, skirmishing_against(this)), strength(-2)),
    ),
)

card(
    "15 R 12",
    "Dínendal, Mirkwood Archer",
    aid(add_twilight(3)),
    each_time(is_transferred(this, to=companion & ~elven), exert(bearer)),
    gets(bearer, archer),
)

card("15 C 13", "Elven Bow", bearer_must_be(elf), gets(bearer, archer))

card(
    "15 C 14",
    "Elven Warrior",
    while_(is_bearing(this, possession), gets(this, strength(+2))),
    ability(maneuver, exert(this) >> put_beneath_deck(from_discard_pile(elven))),
)

card(
    "15 C 15",
    "Focus",
    each_time(
        wins_skirmish(titled("Legolas")),
        may(heal(a(hunter_keyword, (dwarven & dwarf) | (gondor & man)))),
    ),
    ability(skirmish, discard(this) >> make(a(elven, elf), strength(+2))),
)

card(
    "15 U 16",
    "Gift of the Evenstar, Blessed Light",
    each_time(
        wins_skirmish(elf),
        may(exert(a(that(elf) | titled("Aragorn"))) >> place_tokens(1, elven)),
    ),
    at_start_of(maneuver, may(remove_tokens(1, elven) >> draw(1))),
)

card(
    "15 U 17",
    "Haldir, Sentry of the Golden Wood",
    to_play(spot(elf)),
    while_(at(battleground), gets(this, strength(+2))),
    while_(at(forest), gets(this, archer)),
)

card(
    "15 S 18",
    "Legolas, Fleet-footed Hunter",
    ability(regroup, exert(some(2, hunter_keyword, companion)) >> draw(1)),
)

card(
    "15 R 19",
    "Legolas, Of the Woodland Realm",
    ability(
        archery,
        exert(this) >> add_to_fellowship_archery(number_of(hunter_keyword, minion), limit=3),
    ),
)

card(
    "15 U 20",
    "Lórien's Blessing",
    event(archery, spot(elven, follower) >> add_to_minion_archery(-3)),
)

card(
    "15 U 21",
    "Mighty Shot",
    event(
        archery,
        spot(elf) >> add_to_fellowship_archery(number_of(minion, with_cost(at_most(2)))),
    ),
)

card(
    "15 R 22",
    "The Mirror of Galadriel, Dangerous Guide",
    to_play(spot(3, elf)),
    each_time(
        about_to_draw(you),
        may(
            exert(a(elf))
            >> instead(look_at(top_of_deck(3)))
            + take_into_hand(from_revealed(free_peoples))
            + put_beneath_deck(each(from_revealed()))
        ),
    ),
)

card(
    "15 C 23",
    "Point Blank Range",
    event(skirmish, make(a(elf), strength(or_if(can_spot(3, archer), +4, otherwise=+2)))),
)

card(
    "15 R 24",
    "Spied From Afar",
    to_play(spot(3, elf)),
    while_(can_spot(elven, follower), gets(shadow_side & possession, twilight_cost(+1))),
    ability(
        skirmish,
        discard(this) >> make(a(elven, companion), strength(number_of(archer, companion))),
    ),
)

card(
    "15 C 25",
    "Sword of the Fallen",
    bearer_must_be(elf),
    gets(minion & skirmishing_against(bearer), strength(-1 * wounds_on(it))),
    ability(skirmish, exert(bearer) >> exert(a(minion, skirmishing_against(bearer)))),
)

card(
    "15 U 26",
    "Uruviel, Woodland Maid",
    aid(add_twilight(1)),
    each_time(
        is_transferred(this, to=companion),
        may(exert(a(elf)) >> make(a(current_site), forest, until=end_of_turn)),
    ),
)

card(
    "15_205",
    "Forth the Three Hunters!, Elven Version",
    ability(archery, exert(a(titled("Legolas"))) + exert(a(titled("Aragorn"))) >> wound(a(minion))),
    ability(
        skirmish,
        exert(a(titled("Aragorn"))) + spot(titled("Gimli"))
        >> make(
            a(minion),
            strength(
                or_if(
                    can_spot(hunter_keyword, titled("Aragorn"))
                    & can_spot(hunter_keyword, titled("Gimli")),
                    -3,
                    otherwise=-1,
                )
            ),
        ),
    ),
    ability(
        regroup,
        exert(a(titled("Gimli"))) + spot(titled("Legolas"))
        >> draw(
            or_if(
                can_spot(hunter_keyword, titled("Gimli"))
                & can_spot(hunter_keyword, titled("Legolas")),
                2,
                otherwise=1,
            )
        ),
    ),
)
