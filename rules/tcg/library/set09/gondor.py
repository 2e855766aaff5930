"""Gondor of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R+ 31",
    "Boromir, Bearer of Council",
    each_time(
        skirmish_starts(this),
        given(is_(this, ring_bearer)),
        either(add_burdens(3), wound(2, this)),
    ),
    each_time(wins_skirmish(this), discard(each(minion, skirmishing_against(this)))),
)

card(
    "9 R+ 32",
    "Elendil, The Tall",
    to_play(spot(2, gondor, man)),
    ability(fellowship, play(from_hand(artifact), on=this) >> add_to_move_limit(+1)),
    ability(regroup, discard(a(gondor, artifact)) >> liberate()),
)

card(
    "9 R+ 33",
    "Isildur, Bearer of Heirlooms",
    each_time(
        skirmish_starts(this),
        given(is_(this, ring_bearer)),
        either(add_burdens(2), exert(some(3, companion))),
    ),
    while_(is_bearing(this, the_one_ring | artifact), gets(gondor & knight, strength(+1))),
)

card(
    "9 R+ 34",
    "Narsil, Blade of the Faithful",
    bearer_must_be(gondor, man),
    while_(
        is_(bearer, titled("Elendil", "Isildur")),
        gets(bearer, strength(limited(number_of(gondor, artifact), to=6))),
    ),
    response(about_to_take_a_wound(bearer), exert(some(2, gondor, man)) >> prevent_that),
)

card(
    "9 R 35",
    "Sapling of the White Tree",
    to_play(spot(unbound, gondor, man)),
    response(about_to_take_a_wound(gondor, man), discard(this) >> prevent_that),
)

card(
    "9 R 36",
    "Scroll of Isildur",
    to_play(spot(gondor, man)),
    gets(ring_bearer, resistance(limited(number_of(gondor, artifact), to=3))),
    ability(fellowship, discard(this) >> play(from_discard_pile(ring))),
)

card(
    "9 R 37",
    "Seeing Stone of Minas Anor",
    to_play(
        either(spot(gondor, man, with_vitality(at_least(3))), spot(gondor, man) + add_threats(2))
    ),
    ability(
        regroup,
        either(exert(a(gondor, man)), discard(this)) >> discard_hand() + draw(3),
    ),
)

card(
    "9 R 38",
    "Seeing Stone of Orthanc",
    to_play(
        either(spot(gondor, man, with_vitality(at_least(3))), spot(gondor, man) + add_threats(2))
    ),
    ability(
        regroup,
        either(add_threats(), discard(this)) >> either(remove_twilight(2), draw(1)),
    ),
)
