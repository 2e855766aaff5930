"""The Shire of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 C 317",
    "Frodo, Hope of Free Peoples",
    each_time(the_fellowship_moves, may(add_twilight(3) >> remove_threats(1))),
)

card(
    "7 R 318",
    "Frodo, Wicked Masster!",
    ability(
        skirmish,
        given(at(site_numbered(between(6, 8), king_block))),
        add_burdens(4) >> wound(a(minion, skirmishing_against(this))),
    ),
)

card("7 C 319", "Hobbit Sword", bearer_must_be(hobbit))

card(
    "7 C 320",
    "Merry, Rohirrim Squire",
    ability(skirmish, given(cannot_spot(3, threats)), add_threats(1) >> make(this, strength(+2))),
)

card(
    "7 R 321",
    "Merry, Swordthain",
    ability(
        skirmish,
        given(is_(this, unassigned)),
        return_to_hand(this) >> play(up_to(2, from_discard_pile(rohan, possession))),
    ),
)

card(
    "7 C 322",
    "Noble Intentions",
    event(skirmish, exert(a(companion, ~hobbit)) >> make(a(hobbit), strength(+3))),
)

card(
    "7 C 323",
    "Pippin, Sworn to Service",
    while_(cannot_spot(4, threats), gets(this, strength(threats))),
)

card(
    "7 R 324",
    "Pippin, Wearer of Black and Silver",
    ability(
        skirmish,
        given(is_(this, unassigned)),
        return_to_hand(this) >> wound(2, a(roaming, minion)),
    ),
)

card(
    "7 R 325",
    "Pressing On",
    to_play(spot(2, hobbit)),
    each_time(the_fellowship_moves, either(add_threats(), discard(this))),
    ability(regroup, discard(this) + exert(a(hobbit, companion)) >> play_next_site()),
)

card(
    "7 C 326",
    "Sam, Needer of Vittles",
    ability(fellowship, play(from_hand(hobbit, companion)) >> remove_burdens()),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, resistance=5)),
)

card(
    "7 R 327",
    "Sam, Resolute Halfling",
    ability(fellowship, given(you_have_initiative), discard_from_hand() >> heal(this)),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, resistance=5)),
)

card(
    "7 U 328",
    "Slow-kindled Courage",
    bearer_must_be(titled("Merry", "Pippin")),
    gets(
        minion,
        gains(ability(assignment, assign(this, a(bearing(titled("Slow-kindled Courage")))))),
    ),
    ability(regroup, discard(this) >> discard(a(minion)) + remove_burdens(2)),
)
