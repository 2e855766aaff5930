"""Rohan of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 R 93",
    "Aragorn, Defender of Rohan",
    while_(can_spot(ring_bearer, assigned), gets(rohan & companion, hunter(1))),
)

card(
    "17 U 94",
    "Dispatched With Haste",
    while_(at(plains), gets(mounted & companion, strength(+1))),
    ability(regroup, spot(2, rohan, man) + discard(a(rohan, possession)) >> discard(a(possession))),
)

card(
    "17 R 95",
    "Éomer, Northman",
    while_(can_spot(ring_bearer, assigned), gets(this, strength(+3))),
    ability(
        maneuver,
        given(is_(this, mounted)),
        exert(this) >> make(this, defender(+1), until=end_of_turn),
    ),
)

card(
    "17 R 96",
    "Éowyn, Northwoman",
    while_(
        can_spot(ring_bearer, assigned) & is_(this, skirmishing),
        gets(this, takes_no_wounds),
    ),
    ability(
        assignment,
        exert(this) + assign(a(minion), a(ring_bearer))
        >> make(that(minion), loses_all_keywords, until=regroup),
    ),
)

card(
    "17 U 97",
    "For Death and Glory",
    while_(
        can_spot(ring_bearer, assigned),
        gets(minion & skirmishing_against(rohan, companion), loses(hunter_keyword)),
    ),
    ability(
        skirmish,
        exert(a(rohan, companion)) >> make(that(companion), hunter(1), until=regroup),
    ),
)

card(
    "17 R 98",
    "Throne of the Golden Hall",
    to_play(either(spot(titled("Théoden")), spot(2, rohan, companion))),
    gets(titled("Saruman", "Gríma"), cannot_be_assigned),
    response(
        about_to_take_a_wound(rohan, man),
        exert(a(rohan, man, ~that(rohan, man))) + add_twilight(2) >> prevent_that,
    ),
)

card(
    "17 R 99",
    "Háma, Northman",
    while_(
        can_spot(ring_bearer, assigned),
        gets(
            minion & skirmishing_against(this),
            loses_strength_bonuses(possession),
            loses_damage_bonuses(possession),
        ),
    ),
)

card(
    "17 U 100",
    "Into the Caves",
    to_play(spot(3, rohan, companion)),
    ability(
        assignment,
        assign(a(minion), a(titled("Frodo")))
        >> lose_keywords_of_choice(that(minion), until=regroup),
    ),
)

card(
    "17 U 101",
    "Soldier of Rohan",
    while_(can_spot(ring_bearer, assigned), gets(this, strength(+2))),
)

card(
    "17 R 102",
    "Théoden, Northman, King of Rohan",
    while_(can_spot(ring_bearer, assigned), gets(rohan & companion, strength(+1))),
    ability(regroup, spot(2, rohan, follower) + exert(this) >> liberate()),
)

card(
    "17 U 103",
    "Where Now The Horse",
    event(
        skirmish,
        spot(rohan, companion)
        >> make(
            that(rohan, companion), gains(each_time(loses_skirmish(titled("Frodo")), discard(this)))
        )
        + make(a(titled("Frodo")), strength(+5)),
    ),
)

card(
    "17 U 104",
    "Warrior of Rohan",
    gets(possession & borne_by(this), cannot_be_transferred),
    ability(fellowship, play(from_hand(possession), on=this) >> liberate()),
)
