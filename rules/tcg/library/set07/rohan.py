"""Rohan of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 C 225",
    "Elite Rider",
    while_(in_starting_fellowship, gets(this, twilight_cost(-1))),
    while_(is_skirmishing(this, wounded, minion), gets(this, strength(+2))),
)

card(
    "7 C 226",
    "Enraged Horseman",
    while_(
        both(can_spot(other(rohan, man)), is_skirmishing(this, wounded, minion)),
        gets(this, strength(+2), damage(+1)),
    ),
)

card(
    "7 C 229",
    "Éowyn, Restless Maiden",
    ability(skirmish, discard(a(possession, borne_by(this))) >> make(this, strength(+2))),
)

card(
    "7 C 235",
    "Guthláf, Herald",
    ability(skirmish, discard(a(rohan, condition)) >> make(this, strength(+1))),
)

card(
    "7 U 238",
    "Knights of His House",
    event(
        maneuver,
        for_each(
            you_spot(mounted, companion),
            makes(an_opponent, either(remove_twilight(1), put_random_card_beneath_deck())),
        ),
    ),
)

card(
    "7 C 240",
    "Long Spear",
    bearer_must_be(rohan, man),
    also_playable(skirmish, add_threats(1)),
)

card(
    "7 R 242",
    "Merry's Sword",
    bearer_must_be(titled("Merry")),
    ability(maneuver, exert(bearer, 2) >> for_each(you_spot(rohan, companion), exert(a(minion)))),
)

card(
    "7 C 243",
    "Morning Came",
    event(
        skirmish,
        pick(a(rohan, man))
        + unless(
            shadow_player,
            put_random_card_beneath_deck(),
            make(that(man), strength(+4)),
            instead=make(that(man), strength(+2)),
        ),
    ),
)

card(
    "7 U 245",
    "Riding Armor",
    bearer_must_be(rohan, man),
    response(
        about_to_take_a_wound(bearer, in_a_skirmish=True),
        given(you_have_initiative),
        discard_from_hand(3) >> prevent_that,
    ),
)

card(
    "7 C 246",
    "Rohirrim Guard",
    ability(skirmish, discard_from_hand(1) >> exert(a(minion, skirmishing_against(this)))),
)

card(
    "7 C 248",
    "Rohirrim Javelin",
    bearer_must_be(rohan, man),
    ability(archery, discard(this) >> add_to_fellowship_archery(+1)),
)

card(
    "7 C 253",
    "Swift Steed",
    bearer_must_be(rohan, man),
    while_(at(plains), gets(bearer, wounds_a_skirmish(1))),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
)

card(
    "7 U 254",
    "Théoden, Leader of Spears",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    each_time(the_fellowship_moves, may(exert(a(rohan, companion)) >> exert(a(minion)))),
)

card(
    "7 C 256",
    "They Sang as They Slew",
    event(regroup, exert(some(choose_x(), mounted, companion)) >> wound(some(x, minion))),
)

card(
    "7 U 258",
    "White Hot Fury",
    event(
        skirmish,
        make(a(mounted, rohan, man), strength(number_of(mounted, companion)))
        + if_(
            is_skirmishing(that(rohan, man), raider, minion),
            make(that(rohan, man), strength(+2), damage(+2)),
        ),
    ),
)

card(
    "7 C 259",
    "Wind in His Face",
    event(
        skirmish,
        make(a(rohan, man), strength(+2))
        + if_(is_(that(man), mounted), makes(an_opponent, put_random_card_beneath_deck())),
    ),
)

card(
    "7 P 365",
    "Éomer, Valiant Warchief",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    ability(
        skirmish,
        given(you_have_initiative),
        discard_from_hand(3) >> make(this, strength(you_spot(valiant, companion))),
    ),
)
