"""The Shire of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 C 143",
    "Community Living",
    event(fellowship, spot(hobbit) >> play(from_draw_deck(shire, follower))),
)

card(
    "15 C 144",
    "Frodo, Weary From the Journey",
    while_(is_skirmishing(this, minion, with_strength(at_most(8))), gets(this, strength(+2))),
)

card("15 C 145", "Hobbit Sword", bearer_must_be(hobbit))

card(
    "15 R 146",
    "Hobbiton Brewer, Maker of Fine Ales",
    aid(add_burdens(2)),
    to_play(spot(hobbit)),
    response(about_to_take_a_wound(bearer), transfer(this, None) >> prevent_that),
)

card(
    "15 C 147",
    "Hobbiton Farmer, Lover of Pipeweed",
    aid(add_burdens(1)),
    to_play(spot(2, hobbit)),
    gets(bearer, strength(number_of(fierce, minion))),
)

card(
    "15 R 148",
    "Little Golden Flower",
    gets(hobbit & bearing(hand_weapon), vitality(+1)),
    gets(hobbit & bearing(follower), resistance(+1)),
    gets(~wounded & hobbit, strength(+1)),
)

card(
    "15 C 149",
    "Merry, The Tall One",
    while_(is_bearing(this, follower), gets(this, strength(+2))),
    ability(
        skirmish,
        given(is_skirmishing(this, hunter_keyword, minion)),
        add_threats(1) >> make(this, strength(+2)),
    ),
)

card(
    "15 C 150",
    "No Visitors",
    event(
        skirmish,
        pick(a(hobbit, bearing(follower))) + transfer(a(follower, borne_by(that(hobbit))), None)
        >> cancel_skirmish(that(hobbit)),
    ),
)

card(
    "15 C 151",
    "Pippin, The Short One",
    gets(shire & follower, twilight_cost(-1)),
    ability(
        skirmish,
        given(is_skirmishing(this, hunter_keyword, minion)),
        exert(a(ring_bearer)) >> make(this, strength(+2)),
    ),
)

card(
    "15 R 152",
    "Relaxation",
    response(
        about_to_add(burden, by=shadow_side, any_number=True),
        discard(a(shire, follower)) + discard(this) >> prevent_that + discard(that(shadow_side)),
    ),
)

card(
    "15 U 153",
    "Sam, Innocent Traveler",
    while_(is_bearing(this, the_one_ring), gets(this, resistance(-4))),
    ability(
        maneuver,
        given(is_bearing(this, follower)),
        exert(this) >> heal(another(hobbit)),
    ),
    response(is_killed(titled("Frodo")), make_ring_bearer(this)),
)

card(
    "15 R 154",
    "Second Breakfast",
    event(
        skirmish,
        add_threats(1) + exert(a(your, ring_bearer))
        >> wound(each(~hunter_keyword, minion, skirmishing_against(shire, companion, ring_bearer))),
    ),
)
