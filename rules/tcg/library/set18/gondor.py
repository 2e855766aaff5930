"""Gondor of *Treachery and Deceit*."""

from rules.tcg.notation.language import *

card(
    "18 R 38",
    "Aragorn, Heir to the Throne of Gondor",
    while_(amount_is(number_of_cultures(free_peoples), at_least(3)), gets(this, defender(+1))),
    while_(amount_is(number_of_cultures(shadow_side), at_least(2)), gets(this, defender(+1))),
)

card(
    "18 C 39",
    "Armor of the White City",
    bearer_must_be(gondor, man),
    gets(bearer, knight),
)

card(
    "18 R 40",
    "Boromir, Proud and Noble Man",
    each_time(
        is_played(this),
        given(~in_starting_fellowship),
        may(play(from_draw_deck(possession, with_cost(at_most(1))), on=this)),
    ),
)

card(
    "18 R 41",
    "Crown of Gondor",
    to_play(spot(titled("Aragorn", "Elendil", "Isildur"))),
    ability(
        skirmish,
        discard_from_hand(gondor) + spot(gondor, man, with_vitality(at_least(3)))
        >> make(that(gondor, man), strength(+2)),
    ),
)

card(
    "18 R 42",
    "Denethor, On the Edge of Madness",
    each_time(the_fellowship_moves_from(site), add_burdens(1)),
    ability(
        skirmish,
        exert(another(gondor, man)) >> make(that(gondor, man), strength(+1), damage(+1)),
    ),
)

card(
    "18 R 43",
    "Denethor's Sword",
    bearer_must_be(gondor, man),
    while_(is_(bearer, titled("Denethor")), gets(bearer, no_game_text)),
)

card(
    "18 C 44",
    "Defenses Long Held",
    event(skirmish, make(a(ranger), strength(+2)) + may(reinforce(gondor))),
)

card(
    "18 U 45",
    "Dúnadan's Bow",
    bearer_must_be(gondor, ranger),
    ability(archery, discard_from_hand(2, gondor) >> add_to_fellowship_archery(+1)),
)

card(
    "18 U 46",
    "Disarmed",
    gets(bearer, cannot_bear(shadow_side)),
    each_time(is_transferred(this), discard(each(shadow_side, borne_by(bearer)))),
    ability(
        maneuver,
        given(is_(this, in_support_area)),
        either(exert(a(gondor, man)), spot(ranger)) >> transfer(this, a(minion)),
    ),
)

card("18 R 47", "Elendil's Army", aid(exert(a(gondor, companion))))

card(
    "18 R 48",
    "Faramir, Captain of Ithilien",
    while_(in_starting_fellowship, gets(this, twilight_cost(-1))),
    ability(
        maneuver,
        exert(this) >> heal(another(companion, with_resistance(at_least(5)))),
    ),
)

card(
    "18 C 49",
    "Faramir's Company",
    aid(add_threats(1)),
    each_time(
        is_transferred(this, to=companion), given(can_spot(gondor, possession)), heal(bearer)
    ),
)

card(
    "18 R 50",
    "The Faithful Stone",
    each_time(is_played(~wraith_culture, minion), may(spot(man) >> place_tokens(1, gondor))),
    ability(
        maneuver,
        remove_tokens(3, gondor) + spot(minion)
        >> unless(
            shadow_player,
            remove_twilight(2),
            make(that(minion), cannot_be_assigned, until=regroup),
        ),
    ),
)

card(
    "18 C 51",
    "For Gondor!",
    event(skirmish, exert(a(knight)) >> make(that(knight), strength(+3))),
)

card(
    "18 R 52",
    "Gondorian Servant, Denethor's Handman",
    aid(add_twilight(1)),
    each_time(is_transferred(this, to=companion & ~(gondor & man)), add_twilight(4)),
)

card(
    "18 R 53",
    "Horn of Boromir, The Great Horn",
    bearer_must_be(gondor, man),
    ability(
        maneuver,
        exert(bearer) + discard(a(follower))
        >> make(bearer, strength(+4), until=regroup)
        + if_(
            is_(bearer, titled("Boromir")),
            make(bearer, defender(+1), overwhelmed_only_at(3), until=regroup),
        ),
    ),
)

card(
    "18 R 54",
    "Isildur, Sword-bearer",
    each_time(loses_skirmish(this), exert(a(companion))),
    each_time(wins_skirmish(this), heal(a(companion))),
)

card(
    "18 R 55",
    "Ranger of the North",
    bearer_must_be(gondor, man),
    ability(
        maneuver,
        given(at(in_region(1)) | at(in_region(2))),
        exert(bearer) >> make(bearer, defender(+1), until=regroup),
    ),
    ability(regroup, discard(this) >> heal(a(companion))),
)

card(
    "18 C 56",
    "Ranger of the South",
    while_(can_spot_tokens(1, gondor), gets(this, strength(+2))),
)

card(
    "18 C 57",
    "Shield of the White Tree",
    bearer_must_be(gondor, man),
    minion_archery(-1),
    ability(
        regroup,
        discard(this) >> have(each_opponent, shuffle_into_deck(each(from_hand())) + draw(8)),
    ),
)

card(
    "18 U 58",
    "Soldier's Cache",
    at_start_of(
        maneuver,
        may(
            either(spot(3, ranger), exert(a(gondor, man)))
            >> transfer(this, a(minion)) + wound(that(minion))
        ),
    ),
    ability(regroup, exert(a(ranger)) >> reinforce(gondor)),
)

card(
    "18 R 59",
    "Watcher at Sarn Ford, Ranger of the North",
    ability(
        skirmish,
        exert(a(gondor, man, with_resistance(at_least(6))))
        >> make(that(gondor, man), strength(+3)),
    ),
)
