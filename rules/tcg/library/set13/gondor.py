"""Gondor of *Bloodlines*."""

from rules.tcg.library.own.dead_pile import (
    place_it_in_the_dead_pile,
    place_this_in_the_dead_pile,
)
from rules.tcg.notation.language import *

card(
    "13 R 59",
    "Aragorn, Isildur's Heir",
    gets(this, strength(number_of(gondor, bearing_tokens()))),
    at_start_of(
        assignment,
        may(
            exert(this)
            >> make(
                a(unbound, companion, with_resistance(at_least(7))), defender(+1), until=regroup
            )
        ),
    ),
)

card(
    "13 U 60",
    "Away on the Wind",
    response(
        about_to_take_a_wound(titled("Faramir")),
        discard(this) + pick(a(titled("Boromir", "Denethor"))) + place_it_in_the_dead_pile
        >> prevent_that + heal(2, that(titled("Faramir"))),
    ),
)

card(
    "13 U 61",
    "Banners Blowing",
    event(skirmish, make(a(your, gondor, man), strength(+3))),
    ability(
        skirmish,
        remove_from_game(from_discard_pile(4, other(gondor)))
        >> play(this) + remove_from_game(this),
        used_from=discard_pile,
    ),
)

card(
    "13 S 62",
    "Boromir, Doomed Heir",
    gets(this, resistance(-1 * number_of(lurker, minion))),
    ability(skirmish, exert(this) >> make(this, strength(number_of(possession, borne_by(this))))),
)

card(
    "13 R 63",
    "Brego, Loyal Steed",
    bearer_must_be(gondor, companion),
    when_played(may(reinforce(gondor))),
    ability(maneuver, exert(bearer) + remove_tokens_anywhere(2, gondor) >> wound(a(minion))),
)

card(
    "13 R 64",
    "Denethor, Last Ruling Steward",
    gets(this, resistance(cards_in_discard_pile(gondor, possession))),
    ability(
        maneuver,
        remove_from_game(a(gondor, possession, borne_by(companion))) >> exert(2, a(minion)),
    ),
)

card(
    "13 R 65",
    "Elendil, High-king of Gondor",
    to_play(either(spot(2, gondor, knight), exert(some(2, gondor, man)))),
    gets(your & gondor & companion, resistance(+1)),
    ability(
        maneuver,
        remove_tokens_anywhere(1, gondor)
        >> make(a(unbound, companion), resistance(+1), until=regroup),
    ),
)

card(
    "13 C 66",
    "Faramir, Prince of Ithilien",
    while_(can_spot(titled("Boromir")), gets(this, twilight_cost(-1))),
    while_(can_spot(titled("Denethor")), gets(this, twilight_cost(-1))),
    while_(is_bearing(this, gondor, possession), gets(this, defender(+1))),
)

card(
    "13 U 67",
    "Guard of the White Tree",
    ability(
        skirmish,
        discard(a(your, gondor, condition, in_support_area)) >> make(this, strength(+2)),
    ),
)

card(
    "13 C 68",
    "Guarded City",
    event(
        fellowship,
        spot(gondor, companion)
        >> for_each(number_of(possession, borne_by(that(companion))), reinforce(gondor)),
    ),
)

card(
    "13 C 69",
    "Heirs of Gondor",
    when_played(place_tokens(1, gondor)),
    ability(
        skirmish,
        either(discard(this), remove_tokens(1))
        >> make(a(gondor, companion, bearing(hand_weapon)), strength(+2)),
    ),
)

card(
    "13 U 70",
    "Hope Renewed",
    event(
        maneuver,
        discard(a(gondor, possession)) >> discard(a(possession)) + may(reinforce(gondor)),
    ),
)

card(
    "13 U 71",
    "Isildur, Heir of Elendil",
    gets(this, resistance(cards_in_hand())),
    each_time(
        phase_ends(fellowship)
        | phase_ends(shadow)
        | phase_ends(maneuver)
        | phase_ends(archery)
        | phase_ends(assignment)
        | phase_ends(skirmish)
        | phase_ends(regroup),
        given(is_(this, with_resistance(at_most(0)))),
        place_this_in_the_dead_pile,
    ),
    each_time(player_reconciles(you), may(draw(1))),
)

card(
    "13 U 72",
    "Kings' Legacy",
    each_time(
        wins_skirmish(titled("Elendil")),
        make(a((gondor | elven) & companion), strength(+2), until=regroup),
    ),
    each_time(wins_skirmish(titled("Isildur")), heal(a(man))),
    each_time(wins_skirmish(titled("Aragorn")), make(a(gondor, man), damage(+1), until=regroup)),
)

card(
    "13 C 73",
    "Kingsfoil",
    bearer_must_be(gondor, man),
    ability(
        fellowship,
        discard(this)
        >> heal(a(companion))
        + if_(
            is_(that(companion), shire),
            may(discard(a(condition, borne_by(that(companion))))),
        ),
    ),
)

card(
    "13 S 74",
    "Rally the Company",
    event(
        skirmish,
        make(
            a(gondor, companion),
            strength(or_if(is_(it, with_resistance(at_least(6))), +4, otherwise=+2)),
        ),
    ),
)

card(
    "13 U 75",
    "Stewards' Legacy",
    each_time(
        is_exerted(titled("Denethor")),
        make(that(titled("Denethor")), muster, until=end_of(regroup)),
    ),
    each_time(is_exerted(titled("Boromir")), may(exert(a(minion)))),
    each_time(
        is_exerted(titled("Faramir")), may(make(a(minion), cannot_use_abilities(), until=regroup))
    ),
)

card(
    "13 R 76",
    "Storied Homestead",
    when_played(place_tokens(number_of(gondor, companion, with_resistance(at_least(7))), gondor)),
    response(
        ability_is_used(minion),
        either(discard(this), remove_tokens(2, gondor)) >> cancel_that_action,
    ),
)

card(
    "13 C 77",
    "Tradesman From Lebennin",
    at_start_of(fellowship, may(add_twilight(2) >> reinforce(gondor))),
)
