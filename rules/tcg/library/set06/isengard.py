"""Isengard of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 R 57",
    "Agents of Orthanc",
    gets(
        this,
        strength(2 * over(2, number_of_cultures(free_peoples))),
        damage(over(2, number_of_cultures(free_peoples))),
    ),
)

card(
    "6 U 58",
    "Assault Ladder",
    ability(shadow, exert(a(uruk_hai)) >> place_tokens(1, isengard)),
    ability(
        skirmish,
        given(is_(this, bearing_tokens(3, isengard)))
        >> make(a(uruk_hai), strength(+3)) + discard(this),
    ),
)

card(
    "6 C 59",
    "Banner of Isengard",
    bearer_must_be(isengard, minion),
    each_time(
        wins_skirmish(bearer),
        for_each(number_of(site, you_control), have(free_peoples_player, exert(a(companion)))),
    ),
)

card(
    "6 R 60",
    "Berserk Butcher",
    while_(is_(this, skirmishing), gets(this, strength(wounds_on(character, skirmishing)))),
    ability(
        maneuver,
        remove_tokens(1, isengard, a(machine)) + exert(2, this)
        >> lasting(each_time(about_to_take_a_wound(uruk_hai), prevent_that), until=assignment),
    ),
)

card(
    "6 U 61",
    "Desertion",
    to_play(spot(isengard, man)),
    plays_on(companion, ~ring_bearer),
    ability(
        assignment,
        assign(a(isengard, minion, with_strength(less_than(strength_of(bearer)))), bearer)
        + discard(this),
    ),
)

card(
    "6 R 62",
    "Fires and Foul Fumes",
    event(regroup, discard(some(4, isengard, orc)) >> wound(4, a(companion, ~ring_bearer))),
)

card(
    "6 U 63",
    "Gnawing, Biting, Hacking, Burning",
    each_time(action_discards(regroup, isengard, orc), may(stack(that(isengard, orc), this))),
    ability(
        shadow,
        discard(from_stack(2, on=this)) + remove_twilight(1)
        >> play(from_discard_pile(isengard, orc)),
    ),
)

card(
    "6 U 64",
    "Iron Fist of the Orc",
    each_time(action_discards(regroup, isengard, orc), may(stack(that(isengard, orc), this))),
    ability(
        regroup,
        discard(from_stack(3, on=this)) + remove_twilight(1)
        >> discard(a(free_peoples, possession)),
    ),
)

card(
    "6 C 65",
    "Isengard Artisan",
    ability(
        regroup,
        discard(a(isengard, orc)) >> have(free_peoples_player, wound(a(companion))),
    ),
)

card(
    "6 U 66",
    "Isengard Builder",
    ability(
        regroup,
        given(is_(this, stacked_on(isengard))),
        discard(this) >> add_twilight(2),
        used_from=its_stack,
    ),
)

card(
    "6 C 67",
    "Isengard Journeyman",
    ability(
        regroup,
        discard(a(isengard, orc)) >> have(free_peoples_player, wound(a(companion))),
    ),
)

card(
    "6 R 68",
    "Isengard Mechanics",
    ability(
        regroup,
        discard(a(isengard, orc))
        >> have(
            free_peoples_player,
            wound(some(or_if(can_spot(6, companion), 2, otherwise=1), companion)),
        ),
    ),
    ability(
        regroup,
        given(is_(this, stacked_on(isengard))),
        spot(isengard, orc) + discard(this) >> add_twilight(3),
        used_from=its_stack,
    ),
)

card(
    "6 C 69",
    "Isengard Plodder",
    ability(
        regroup,
        discard(a(isengard, orc)) >> have(free_peoples_player, wound(a(companion))),
    ),
)

card(
    "6 U 70",
    "Isengard Tender",
    ability(
        regroup,
        given(is_(this, stacked_on(isengard))),
        discard(this) + remove_twilight(2) >> exhaust(a(companion)),
        used_from=its_stack,
    ),
)

card(
    "6 C 71",
    "Isengard Tinker",
    ability(
        regroup,
        discard(a(isengard, orc)) >> have(free_peoples_player, wound(a(companion))),
    ),
)

card(
    "6 C 72",
    "Rohirrim Traitor",
    while_(can_spot(companion, bearing(isengard, condition)), gets(this, strength(+2))),
)

card(
    "6 U 73",
    "Scaffolding",
    each_time(action_discards(regroup, isengard, orc), may(stack(that(isengard, orc), this))),
    response(
        about_to_take_a_wound(isengard, orc),
        discard(from_stack(2, on=this)) >> prevent_that,
    ),
)

card(
    "6 R 74",
    "Sharku, Vile Marauder",
    while_(is_(this, ~exhausted), gets(this, fierce)),
    ability(regroup, exert(this) >> add_twilight(1)),
)

card(
    "6 U 75",
    "Twisted Tales",
    each_time(
        loses_skirmish(companion | ally, against=isengard & man),
        may(spot(possession) >> stack(that(possession), this)),
    ),
)
