"""The Shire of *Treachery and Deceit*."""

from rules.tcg.notation.language import *

card(
    "18 C 106",
    "A Dragon's Tale",
    to_play(spot(hobbit)),
    ability(maneuver, discard(a(tale)) >> have(an_opponent, exert(a(your, minion)))),
)

card(
    "18 R 107",
    "Fredegar Bolger, Fatty",
    while_(
        at(in_region(1)) & can_spot(2, other(shire, companion)),
        gets(this, strength(+3)),
    ),
)

card(
    "18 U 108",
    "Golden Perch Ale",
    each_time(wins_skirmish(shire, companion), may(place_tokens(1, shire))),
    ability(fellowship, remove_tokens(1, shire) >> remove_burdens(1)),
)

card(
    "18 C 109",
    "Make a Run For It",
    event(skirmish, remove_tokens_anywhere(2, shire) >> cancel_skirmish(unbound, hobbit)),
)

card(
    "18 U 110",
    "Prized Lagan",
    each_time(turn_starts, may(add_twilight(2) >> heal(a(shire, companion)))),
    ability(
        maneuver,
        add_threats(1) >> make(a(minion), loses(fierce), until=regroup),
    ),
)

card(
    "18 U 111",
    "Robin Smallburrow, Shirriff Cock-Robin",
    aid(add_twilight(2)),
    each_time(
        is_transferred(this, to=shire & companion),
        may(discard_from_hand(choose_x()) >> draw(x)),
    ),
)

card(
    "18 R 112",
    "Scouring of the Shire",
    discard_when(amount_is(culture_tokens_on(this, culture=shire), at_least(4))),
    response(
        about_to(be_discarded, shire, condition | possession, by=shadow_side),
        place_tokens(1, shire) >> prevent_that,
    ),
)

card(
    "18 R 113",
    "Sting, Elven Long Knife",
    bearer_must_be(titled("Bilbo", "Frodo")),
    ability(regroup, exert(bearer) >> remove_threats(1)),
)
