"""Rohan of *Treachery and Deceit*."""

from rules.tcg.notation.language import *

card(
    "18 C 94",
    "Cast from the Hall",
    each_time(is_played(rohan, possession, by=you, out_of_hand=True), place_tokens(1, rohan)),
    ability(
        skirmish,
        remove_tokens(3, rohan) >> make(a(rohan, companion), strength(+1), damage(+1)),
    ),
)

card(
    "18 R 95",
    "Éomer's Bow",
    bearer_must_be(rohan, man),
    while_(is_(bearer, mounted), gets(bearer, strength(+1))),
    ability(
        archery,
        given(is_(bearer, titled("Éomer"))),
        exert(bearer) >> have(an_opponent, exert(a(your, minion))),
    ),
)

card(
    "18 R 96",
    "Erkenbrand's Horn",
    bearer_must_be(rohan, man),
    ability(fellowship, exert(bearer) >> play(from_draw_deck(follower))),
    ability(
        skirmish,
        discard(a(follower))
        >> make(bearer, strength(or_if(is_(bearer, titled("Erkenbrand")), +5, otherwise=+4))),
    ),
)

card(
    "18 R 97",
    "Erkenbrand's Shield",
    bearer_must_be(rohan, man),
    minion_archery(-1),
    ability(
        skirmish,
        given(is_(bearer, titled("Erkenbrand")), in_fierce_skirmish),
        add_twilight(2) >> cancel_skirmish(bearer),
    ),
    response(
        about_to_take_a_wound(rohan, man),
        spot(titled("Gandalf")) + exert(bearer) >> prevent_that,
    ),
)

card(
    "18 R 98",
    "Fall Back to Helm's Deep",
    event(
        maneuver,
        given(at(plains)),
        exert(a(rohan, companion)) >> return_to_hand(a(minion)),
    ),
)

card(
    "18 R 99",
    "Gamling, Dutiful Marshal",
    ability(skirmish, transfer(a(rohan, possession), this)),
)

card(
    "18 R 100",
    "Gamling's Horn",
    bearer_must_be((rohan & man) | titled("Merry")),
    ability(
        skirmish,
        discard(a(follower))
        >> make(bearer, strength(+4))
        + if_(
            is_(bearer, titled("Gamling")),
            may(make(a(companion, ~bearer), strength(+4), until=regroup)),
        ),
    ),
)

card(
    "18 C 101",
    "Precise Attack",
    event(
        archery,
        discard(a(rohan, possession))
        >> either(
            wound(a(~wounded, minion)),
            exert(a(minion)),
            discard(a(shadow_side, borne_by(ring_bearer))),
        ),
    ),
)

card(
    "18 R 102",
    "Rohirrim Diadem",
    to_play(spot(titled("Théoden"))),
    ability(
        skirmish,
        discard_from_hand(rohan, possession) + spot(rohan, man, bearing(possession))
        >> make(that(rohan, man), strength(+2)),
    ),
)

card(
    "18 C 103",
    "Rohirrim Recruit",
    while_(can_spot_tokens(1, rohan), gets(this, strength(+2))),
)

card(
    "18 U 104",
    "Surrendered Weapons",
    each_time(
        the_fellowship_moves,
        may(spot(rohan, companion) >> discard(a(possession, borne_by(character)))),
    ),
    ability(
        skirmish,
        add_twilight(1) >> transfer(a(rohan, possession, borne_by(companion)), a(character)),
    ),
)

card(
    "18 R 105",
    "Théoden, Ednew",
    while_(can_spot(titled("Gandalf")), gets(this, resistance(+2))),
    while_(can_spot(titled("Éomer")), gets(this, damage(+1))),
    while_(can_spot(3, mounted, rohan, companion), gets(this, strength(+2))),
)
