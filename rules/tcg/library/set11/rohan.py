"""Rohan of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 U 144",
    "Border Patrol",
    when_played(given(can_spot(mounted, rohan, man)), place_tokens(3, rohan)),
    response(
        is_played(minion),
        given(at(plains)),
        either(discard(this), remove_tokens(1, rohan)) >> exert(that(minion)),
    ),
)

card(
    "11 U 145",
    "Éomer, Guardian of the Eastmark",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    each_time(the_fellowship_moves, may(exert(this) >> return_to_hand(a(minion)))),
)

card(
    "11 S 146",
    "Éowyn, Shieldmaiden of Rohan",
    each_time(wins_skirmish(this), make(each(other(rohan, man)), strength(+1), until=regroup)),
)

card(
    "11 R 147",
    "Gamling, Defender of the Hornburg",
    at_start_of(fellowship, may(add_twilight(1) >> play(from_draw_deck(possession), on=this))),
)

card(
    "11 C 148",
    "Hrothlac, Man of Rohan",
    response(
        about_to_take_a_wound(rohan, companion, with_resistance(at_least(4))),
        exert(this) >> prevent_that,
    ),
)

card(
    "11 U 149",
    "Protecting the Hall",
    bearer_must_be(rohan, man),
    ability(assignment, discard(this) >> make(bearer, defender(+1))),
)

card(
    "11 S 150",
    "Rally Cry",
    event(
        skirmish,
        make(
            a(rohan, man, with_resistance(at_least(4))),
            strength(2 * wounds_on(minion, skirmishing_against(it))),
        ),
    ),
)

card(
    "11 U 151",
    "Riddermark Javelin",
    bearer_must_be(rohan, man),
    ability(
        archery,
        discard(this) >> add_to_fellowship_archery(or_if(at(plains), +2, otherwise=+1)),
    ),
)

card(
    "11 S 152",
    "Riddermark Soldier",
    when_played(make(each(rohan, companion), strength(+2), until=regroup)),
)

card(
    "11 S 153",
    "Rider's Spear",
    bearer_must_be(rohan, man),
    while_(is_(bearer, mounted), gets(bearer, damage(+1))),
)

card(
    "11 R 154",
    "Riders of the Mark",
    to_play(spot(2, rohan, companion)),
    also_playable(skirmish),
    when_played(may(exhaust(a(minion)))),
)

card(
    "11 C 155",
    "Riding Like the Wind",
    to_play(exert(a(rohan, man))),
    while_(can_spot(2, rohan, mount), move_limit(+1)),
    gets(your & companion & ~mounted, strength(-1)),
)

card(
    "11 U 156",
    "Rohirrim Mount",
    bearer_must_be(rohan, man),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
    while_(at(plains), gets(bearer, defender(+1))),
)

card(
    "11 C 157",
    "Rush of Steeds",
    to_play(spot(rohan, man)),
    each_time(is_played(shadow_side, condition), may(exert(a(minion)))),
    response(
        about_to_exert_for_its_ability(minion),
        discard(this) >> prevent_that + return_to_hand(that(minion)),
    ),
)

card(
    "11 R 158",
    "Sword Rack",
    response(
        is_discarded(rohan, possession),
        given(amount_is(number_of(possession, stacked_on(this)), at_most(1))),
        stack(that(possession), this),
    ),
    ability(fellowship, add_twilight(1) >> play(from_stack(possession, on=this))),
)

card(
    "11 U 159",
    "Théoden, King of the Eorlingas",
    while_(can_spot(gandalf_culture, companion), gets(this, muster)),
    while_(at(battleground | plains), gets(rohan & man, strength(+1))),
)

card(
    "11 S 160",
    "War Now Calls Us",
    event(
        skirmish,
        exert(a(rohan, companion))
        >> make(that(companion), strength(+3))
        + if_(
            is_(that(companion), with_resistance(at_least(5))),
            make(that(companion), damage(+1)),
        ),
    ),
)
