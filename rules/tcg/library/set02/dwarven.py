"""The Dwarves of *Mines of Moria*."""

from rules.tcg.notation.language import *

card(
    "2 R 1",
    "Beneath the Mountains",
    ability(fellowship, discard(top_of_deck(3)) >> play(from_discard_pile(dwarven, weapon))),
)

card(
    "2 C 2",
    "Disquiet of Our People",
    event(
        maneuver,
        exert(a(dwarf))
        >> make(that(dwarf), defender(or_if(can_spot(orc), +2, otherwise=+1)), until=regroup),
    ),
)

card(
    "2 U 3",
    "Dwarven Bracers",
    bearer_must_be(dwarf),
    response(about_to_take_a_wound(bearer), discard(this) >> prevent_that),
)

card(
    "2 U 4",
    "Endurance of Dwarves",
    bearer_must_be(dwarf),
    ability(skirmish, discard(this) >> make(bearer, strength(+1))),
)

card(
    "2 C 5",
    "Flurry of Blows",
    event(
        skirmish,
        make(a(dwarf), strength(+2))
        + if_(
            is_(that(dwarf), bearing(2, hand_weapon)),
            make(that(dwarf), strength(+2), damage(+1)),
        ),
    ),
)

card(
    "2 C 6",
    "Frór, Gimli's Kinsman",
    to_play(spot(dwarf)),
    while_(is_skirmishing(this, uruk_hai), gets(this, strength(+3))),
)

card(
    "2 R 7",
    "Glóin, Friend to Thorin",
    gets(this, strength(limited(number_of(dwarven, tale), to=4))),
)

card(
    "2 U 8",
    "Golden Light on the Land",
    to_play(spot(dwarf)),
    while_(at(~underground), gets(moria & orc, twilight_cost(+2))),
    discard_during(regroup),
)

card(
    "2 C 9",
    "Great Works Begun There",
    each_time(
        is_played(dwarf, by=you),
        may(discard(top_of_deck(2)) >> take_into_hand(from_discard_pile(dwarven, event_card))),
    ),
)

card(
    "2 C 10",
    "Hand Axe",
    bearer_must_be(dwarf),
    borne_in_addition,
    ability(archery, discard(this) >> add_to_fellowship_archery(+1)),
)

card(
    "2 R 11",
    "Make Light of Burdens",
    ability(
        maneuver,
        exert(a(dwarf, companion)) + discard(top_of_deck(3))
        >> either(
            discard(a(shadow_side, condition, borne_by(dwarf))), discard(a(weather, condition))
        ),
    ),
)

card(
    "2 R 12",
    "Realm of Dwarrowdelf",
    ability(
        skirmish,
        discard(top_of_deck(3))
        >> make(a(dwarf), strength(+1), limit=3)
        + if_(at(underground), make(that(dwarf), damage(+1), limit=3)),
    ),
)

card(
    "2 U 13",
    "Tidings of Erebor",
    event(regroup, spot(dwarf) >> unless(shadow_player, remove_twilight(3), draw(3))),
)

card(
    "2 C 14",
    "Till Durin Wakes Again",
    each_time(the_fellowship_moves_from(underground), may(heal(any_number(dwarf, companion)))),
)

# Who has chosen to skip a Shadow phase may choose to skip the same one again, for a second copy
# of this card, to no effect (2.0, clarifications).
card(
    "2 R 15",
    "What Are We Waiting For?",
    event(
        fellowship,
        exert(a(dwarf))
        >> have(
            an_opponent,
            draw(2) + either(discard_from_hand(2, shadow_side), skip_next_shadow_phase),
        ),
    ),
)

card(
    "2 P 121",
    "Gimli, Dwarf of the Mountain-race",
    gets(underground & site, shadow_number(-2)),
)
