"""The Men of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 U 40",
    "Beast of War",
    bearer_must_be(men, man),
    while_(can_spot(threats), gets(bearer, fierce)),
    while_(can_spot(3, threats), gets(bearer, damage(+1))),
    ability(shadow, given(can_spot(5, threats)), play(this), used_from=discard_pile),
)

card(
    "17 R 41",
    "Ceremonial Armor",
    each_time(is_discarded(men, minion), given(during(maneuver)), may(stack(that(minion), this))),
    response(
        about_to_take_a_wound(men, minion),
        either(discard(from_stack(minion, on=this)), discard(this)) >> prevent_that,
    ),
)

card(
    "17 U 42",
    "Easterling Dispatcher",
    when_played(may(spot(2, men & man & ~this) >> add_twilight(you_spot(possession)))),
)

card(
    "17 R 43",
    "Easterling Sneak",
    while_(can_spot(2, site, you_control), gets(this, fierce)),
    while_(can_spot(4, site, you_control), gets(men & minion, strength(+1), fierce)),
)

card(
    "17 R 44",
    "Gríma's Dagger",
    bearer_must_be(men, man),
    while_(
        is_(bearer, titled("Gríma")),
        gets(bearer, strength(over(2, number_of_cultures(free_peoples)))),
    ),
    response(is_played(skirmish_event), discard(this) >> cancel_that_event),
)

card(
    "17 R 45",
    "In the Wild Men's Wake",
    event(
        skirmish,
        spot(your, men, possession, in_support_area) + spot(men, minion)
        >> make(that(minion), strength(number_of(minion, stacked_on(that(possession)))))
        + may(discard(that(possession)) >> make(that(minion), damage(+1))),
    ),
)

card("17 C 46", "Pandemonium", event(shadow, play(from_stack(men, minion, on=men & possession))))

card(
    "17 C 47",
    "Primitive Brand",
    bearer_must_be(men, minion),
    each_time(
        wins_skirmish(bearer),
        may(
            transfer(this, a(men, minion, ~bearer))
            >> stack(a(men, minion), a(your, men, possession, in_support_area))
        ),
    ),
)

card(
    "17 S 48",
    "Saruman, Coldly Still",
    gets(men & minion & bearing(possession), strength(+2)),
    ability(skirmish, exert(this) >> play(from_discard_pile(men, possession))),
)

card(
    "17 R 49",
    "Stampeding Chief",
    each_time(
        is_played(this, out_of_hand=True),
        either(remove_twilight(3) + spot(other(men, minion)), discard(this)),
    ),
)

card(
    "17 C 50",
    "Stampeding Hillsman",
    ability(
        regroup,
        given(in_discard_pile(men, minion)),
        discard(this)
        >> stack(from_discard_pile(other(men, minion)), a(your, men, possession, in_support_area)),
    ),
)

card(
    "17 C 51",
    "Stampeding Madman",
    to_play(spot(2, men, man)),
    when_played(
        may(for_each(number_of(site, you_control), have(free_peoples_player, exert(a(companion)))))
    ),
)

card(
    "17 R 52",
    "Stampeding Ransacker",
    to_play(spot(2, men, man)),
    each_time(wins_skirmish(this), given(you_control_a_site), exhaust(a(unbound, companion))),
)

card(
    "17 C 53",
    "Stampeding Savage",
    ability(
        maneuver,
        pick(a(men, possession, with_stacked(minion)))
        + discard(this)
        + discard(from_stack(choose_x(), minion, on=that(possession)))
        >> play(from_discard_pile(men, minion), cost=-x),
    ),
)

card(
    "17 C 54",
    "Stampeding Shepherd",
    ability(
        maneuver,
        discard(this) + discard(a(men, minion, with_cost(at_most(2))))
        >> play(from_draw_deck(titled("Stampeding Chief")), cost=-8),
    ),
)

card(
    "17 C 55",
    "Sunland Guard",
    ability(
        maneuver,
        exert(this)
        >> play(
            from_stack(
                or_if(can_spot(6, companion), 2, otherwise=1), men, minion, on=men & possession
            )
        ),
    ),
)

card(
    "17 R 56",
    "Sunland Scout",
    gets(this, strength(number_of(men, possession, with_stacked(men, minion)))),
    ability(maneuver, spot(men, possession) + discard(this) >> discard(a(condition))),
)

card(
    "17 C 57",
    "Sunland Skirmisher",
    gets(this, strength(number_of(men, minion, stacked_on(men, possession)))),
    at_start_of(maneuver, may(play(from_stack(minion, on=men & possession)))),
)

card(
    "17 R 58",
    "Sunland Sneak",
    gets(this, twilight_cost(-number_of(men, minion, stacked_on(men, possession)))),
)

card(
    "17 C 59",
    "Sunland Trooper",
    gets(this, strength(2 * number_of(men, possession, with_stacked(men, minion)))),
    ability(
        maneuver,
        spot(men, possession, with_stacked(men, minion)) + discard(this)
        >> add_twilight(number_of(men, minion, stacked_on(that(possession)))),
    ),
)

card(
    "17 C 60",
    "Sunland Warrior",
    ability(
        maneuver,
        spot(men, possession) + discard(this)
        >> make(each(men, minion), strength(+2), until=regroup),
    ),
)

card(
    "17 R 61",
    "Sunland Weaponmaster",
    to_play(spot(2, men, man)),
    while_(
        is_bearing(this, possession),
        gets(this, strength(2 * number_of_cultures(free_peoples))),
    ),
)

card(
    "17 C 62",
    "Vengeful Savage",
    each_time(
        wins_skirmish(this),
        may(stack(from_discard_pile(men, minion), a(your, men, possession, in_support_area))),
    ),
)

card(
    "17 C 63",
    "Vengeful Wild Man",
    # Print has no "may": it is done whenever it can be paid.
    at_start_of(
        maneuver,
        given(can_spot(other(men, man)), is_(this, ~exhausted)),
        exert(this) + add_threats(1) + add_threats(over(4, you_spot(companion))),
    ),
)

card(
    "17 C 64",
    "Vengeful Pillager",
    each_time(
        is_played(this, from_draw_deck=True, from_stack_on=your & men & possession),
        make(this, fierce, until=regroup),
    ),
)

card(
    "17 R 65",
    "Vengeful Primitive",
    also_playable(maneuver),
    when_played(
        given(during(maneuver)),
        may(discard(some(choose_x(), men, minion)) >> add_twilight(x)),
    ),
)

card(
    "17 C 66",
    "Wildman's Oath",
    each_time(is_discarded(men, minion), given(during(maneuver)), may(stack(that(minion), this))),
    ability(skirmish, discard(this) >> make(a(men, man), strength(+2))),
)
