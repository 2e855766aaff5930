"""Rohan of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 R 262",
    "Aldor, Soldier of Edoras",
    ability(archery, exert(this) + spot(villager) >> add_to_fellowship_archery(+1)),
)

card(
    "4 U 263",
    "Brego",
    to_play(spot(rohan, man)),
    bearer_must_be(man | elf | wizard),
    when_played(may(heal(bearer))),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
)

card(
    "4 U 264",
    "Ceorl, Weary Horseman",
    response(
        about_to_take_control(by=an_opponent), exert(this) + exert(a(villager)) >> prevent_that
    ),
)

card(
    "4 C 265",
    "Elite Rider",
    while_(in_starting_fellowship, gets(this, twilight_cost(-1))),
    while_(is_skirmishing(this, wounded, minion), gets(this, strength(+2))),
)

card(
    "4 C 266",
    "Éomer, Sister-son of Théoden",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    each_time(turn_starts, may(heal(a(rohan, ally)))),
)

card(
    "4 R 267",
    "Éomer, Third Marshal of Riddermark",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    gets(this, strength(2 * wounds_on(minion, skirmishing_against(this)))),
)

card(
    "4 U 268",
    "Éomer's Spear",
    bearer_must_be(rohan, man),
    while_(is_(bearer, titled("Éomer")) & is_(bearer, mounted), gets(bearer, damage(+2))),
)

card(
    "4 R 269",
    "Éothain, Scout of the Mark",
    each_time(the_fellowship_moves_to(plains), exert(each(minion))),
)

card(
    "4 C 270",
    "Éowyn, Lady of Rohan",
    response(
        about_to_take_a_wound(unbound, companion),
        exert(this) + add_twilight(1) >> prevent_that,
    ),
)

card(
    "4 R 271",
    "Éowyn, Sister-daughter of Théoden",
    response(
        about_to_take_a_wound(this, in_a_skirmish=True),
        given(is_(this, exhausted)),
        discard_from_hand(2) >> prevent_that,
    ),
)

card(
    "4 R 272",
    "Éowyn's Sword",
    bearer_must_be(titled("Éowyn")),
    while_(can_spot(villager), gets(bearer, damage(+1))),
)

card(
    "4 C 273",
    "Fight for the Villagers",
    event(skirmish, make(a(rohan, man), strength(or_if(can_spot(villager), +3, otherwise=+2)))),
)

card(
    "4 R 274",
    "Firefoot",
    bearer_must_be(rohan, man),
    while_(is_(bearer, titled("Éomer")), gets(bearer, defender(+1))),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
)

card(
    "4 U 275",
    "Forth Eorlingas!",
    event(
        maneuver,
        exert(a(titled("Théoden")))
        >> make(a(companion, theoden_signet), defender(+1), until=regroup),
    ),
)

# The conditions are discarded at one time (4.2, "Card rulings", Fortress Never Fallen).
card(
    "4 U 276",
    "Fortress Never Fallen",
    each_time(wins_skirmish(rohan, man), may(place_tokens(1, rohan))),
    ability(
        regroup,
        discard(some(culture_tokens_on(this, culture=rohan), shadow_side, condition))
        + discard(this),
    ),
)

card(
    "4 C 277",
    "Guma, Plains Farmer",
    discard_when(opponent_controls_home),
    ability(fellowship, exert(this) >> heal(a(rohan, man))),
)

card("4 C 278", "Heavy Chain", bearer_must_be(man), gets(bearer, overwhelmed_only_at(3)))

card(
    "4 R 279",
    "Helm! Helm!",
    event(regroup, spot(2, mounted, rohan, man) >> either(liberate(), draw(3))),
)

card("4 U 280", "Herugrim", bearer_must_be(titled("Théoden")), gets(bearer, damage(+1)))

card(
    "4 C 281",
    "Hlafwine, Village Farmhand",
    discard_when(opponent_controls_home),
    ability(skirmish, exert(this) >> make(a(rohan, man), strength(+2))),
)

card(
    "4 U 282",
    "An Honorable Charge",
    event(skirmish, make(a(unbound, companion), strength(limited(you_spot(rohan, man), to=3)))),
)

card(
    "4 C 283",
    "Horse of Rohan",
    to_play(spot(rohan, man)),
    bearer_must_be(man | elf | wizard),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
)

card(
    "4 R 284",
    "King's Mail",
    bearer_must_be(rohan, man),
    gets(bearer, wounds_a_skirmish(1)),
    while_(
        is_(bearer, titled("Théoden")) & ~is_(bearer, skirmishing),
        gets(bearer, takes_no_wounds),
    ),
)

card(
    "4 U 285",
    "Léod, Westfold Herdsman",
    discard_when(opponent_controls_home),
    ability(skirmish, exert(this) >> make(a(mounted, companion), strength(+2))),
)

card(
    "4 C 286",
    "Rider of Rohan",
    ability(
        skirmish,
        given(is_(this, mounted)),
        exert(this) >> exert(a(minion, skirmishing_against(unbound, companion))),
    ),
)

card(
    "4 C 287",
    "Rider's Mount",
    bearer_must_be(rohan, man),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
)

card(
    "4 C 288",
    "Rider's Spear",
    bearer_must_be(rohan, man),
    while_(is_(bearer, mounted), gets(bearer, damage(+1))),
)

card(
    "4 R 289",
    "Simbelmynë",
    event(
        fellowship,
        either(spot(2, rohan, man), spot(valiant, rohan, man))
        >> play(from_draw_deck(rohan, character | possession)),
    ),
)

card(
    "4 R 290",
    "Supplies of the Mark",
    ability(
        fellowship, add_twilight(2) + put_beneath_deck(from_hand(villager)) >> heal(a(rohan, ally))
    ),
)

card(
    "4 C 291",
    "Sword of Rohan",
    bearer_must_be(rohan, man),
    while_(is_skirmishing(bearer, uruk_hai), gets(bearer, damage(+1))),
)

card(
    "4 C 292",
    "Théoden, Son of Thengel",
    ability(regroup, spot(rohan, ally) + exert(this) >> liberate()),
)

card(
    "4 R 293",
    "Valleys of the Mark",
    each_time(
        is_played(roaming, minion, by=an_opponent), may(spot(villager) >> exert(that(minion)))
    ),
)

card(
    "4 R 294",
    "Weapon Store",
    ability(fellowship, exert(a(rohan, man)) >> play(from_discard_pile(hand_weapon))),
)

card(
    "4 U 295",
    "Weland, Smith of the Riddermark",
    discard_when(opponent_controls_home),
    ability(fellowship, exert(this) >> heal(a(mounted, companion))),
)

card("4 U 296", "Well Stored", at_start_of(fellowship, may(heal(a(villager)))))

card(
    "4 C 297",
    "Work for the Sword",
    event(
        skirmish,
        make(a(rohan, man), strength(+2))
        + if_(is_(that(man), mounted), make(that(man), damage(+2))),
    ),
)

card(
    "4 P 365",
    "Théoden, Lord of the Mark",
    ability(
        fellowship,
        play(from_hand(rohan, possession), on=rohan & companion)
        >> heal(a(companion, bearing(that(possession)))),
        limit=once_per_turn(),
    ),
)
