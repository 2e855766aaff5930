"""Rohan of *The Return of the King*."""

from rules.tcg.library.own.answering_exertions import answer_exertions_in_turns
from rules.tcg.notation.language import *

card(
    "7 C 222",
    "Déor",
    ability(
        skirmish,
        given(you_have_initiative),
        discard_from_hand() >> make(a(rohan, man), strength(+1)),
    ),
)

card(
    "7 R 223",
    "Death They Cried",
    event(
        maneuver,
        spot(mounted, rohan, man) >> exert(a(minion)) + answer_exertions_in_turns,
    ),
)

card(
    "7 U 224",
    "Elfhelm, Marshal of Rohan",
    ability(
        skirmish,
        exert(this) >> make(this, strength(you_spot(plains, site, ~controlled))),
    ),
)

card(
    "7 C 225",
    "Elite Rider",
    while_(in_starting_fellowship, gets(this, twilight_cost(-1))),
    while_(is_skirmishing(this, wounded, minion), gets(this, strength(+2))),
)

card(
    "7 C 226",
    "Enraged Horseman",
    while_(
        can_spot(other(rohan, man)) & is_skirmishing(this, wounded, minion),
        gets(this, strength(+2), damage(+1)),
    ),
)

card(
    "7 R 227",
    "Éomer, Skilled Tactician",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    ability(
        fellowship,
        play(from_hand(rohan, companion))
        >> take_into_hand(from_discard_pile((rohan & possession) | (rohan & skirmish_event))),
    ),
)

card(
    "7 R 228",
    "Éowyn, Dernhelm",
    while_(is_skirmishing(this, mounted, minion), gets(this, strength(+2))),
    while_(is_skirmishing(this, fierce, minion), gets(this, strength(+2))),
)

card(
    "7 C 229",
    "Éowyn, Restless Maiden",
    ability(skirmish, discard(a(possession, borne_by(this))) >> make(this, strength(+2))),
)

card(
    "7 R 230",
    "Éowyn's Sword, Dernhelm's Blade",
    bearer_must_be(titled("Éowyn")),
    also_playable(skirmish),
    when_played(may(wound(a(minion, skirmishing_against(bearer))))),
)

card(
    "7 U 231",
    "Fey He Seemed",
    event(
        skirmish,
        pick(a(rohan, man))
        + if_(
            is_skirmishing(that(man), wounded, minion),
            make(that(man), strength(+3), damage(+1)),
            otherwise=make(that(man), strength(+2)),
        ),
    ),
)

card(
    "7 R 232",
    "Firefoot, Éomer's Steed",
    bearer_must_be(rohan, man),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
    ability(
        regroup,
        given(is_(bearer, titled("Éomer"))),
        exert(bearer) >> unless(shadow_player, remove_twilight(1), discard(a(condition))),
    ),
)

card(
    "7 R 233",
    "Grimbold, Marshal of Rohan",
    ability(
        skirmish,
        replace_site(a(current_site), by=plains & of_same_number) >> discard_from_hand(),
    ),
)

card(
    "7 U 234",
    "Guarded Fastness",
    event(
        maneuver,
        given(you_have_initiative),
        discard_from_hand(2) >> heal(each(rohan, ally)),
    ),
)

card(
    "7 C 235",
    "Guthláf, Herald",
    ability(skirmish, discard(a(rohan, condition)) >> make(this, strength(+1))),
)

card(
    "7 R 236",
    "Herugrim, Sword of the Mark",
    bearer_must_be(titled("Théoden")),
    gets(bearer, damage(+1)),
    response(
        about_to_take_a_wound(titled("Théoden")),
        given(cannot_spot(3, threats)),
        add_threats(2) >> prevent_that,
    ),
)

card(
    "7 C 237",
    "His Golden Shield",
    event(
        regroup,
        spot(3, rohan, man)
        >> have(
            an_opponent,
            for_each(cards_in_hand(), either(remove_twilight(1), put_random_card_beneath_deck())),
        ),
    ),
)

card(
    "7 U 238",
    "Knights of His House",
    event(
        maneuver,
        for_each(
            you_spot(mounted, companion),
            have(an_opponent, either(remove_twilight(1), put_random_card_beneath_deck())),
        ),
    ),
)

card(
    "7 R 239",
    "Léowyn",
    ability(fellowship, given(you_have_initiative), discard_from_hand(2) >> heal(a(rohan, man))),
)

card(
    "7 C 240",
    "Long Spear",
    bearer_must_be(rohan, man),
    also_playable(skirmish, add_threats(1)),
)

card(
    "7 R 241",
    "Merry's Armor",
    bearer_must_be(titled("Merry")),
    while_(can_spot(3, rohan, man), gets(bearer, overwhelmed_only_at(3))),
)

card(
    "7 R 242",
    "Merry's Sword",
    bearer_must_be(titled("Merry")),
    ability(maneuver, exert(2, bearer) >> for_each(you_spot(rohan, companion), exert(a(minion)))),
)

card(
    "7 C 243",
    "Morning Came",
    event(
        skirmish,
        pick(a(rohan, man))
        + unless(
            shadow_player,
            put_random_card_beneath_deck(),
            make(that(man), strength(+4)),
            instead=make(that(man), strength(+2)),
        ),
    ),
)

card(
    "7 U 244",
    "Mustering for Battle",
    to_play(spot(3, rohan, man)),
    ability(
        maneuver,
        either(exert(2, a(rohan, companion)), discard(this))
        >> play(from_discard_pile(rohan, possession)),
    ),
)

card(
    "7 U 245",
    "Riding Armor",
    bearer_must_be(rohan, man),
    response(
        about_to_take_a_wound(bearer, in_a_skirmish=True),
        given(you_have_initiative),
        discard_from_hand(3) >> prevent_that,
    ),
)

card(
    "7 C 246",
    "Rohirrim Guard",
    ability(skirmish, discard_from_hand(1) >> exert(a(minion, skirmishing_against(this)))),
)

card(
    "7 C 247",
    "Rohirrim Herdsman",
    to_play(spot(2, rohan, man)),
    ability(regroup, discard_from_hand(3) >> remove_threats()),
)

card(
    "7 C 248",
    "Rohirrim Javelin",
    bearer_must_be(rohan, man),
    ability(archery, discard(this) >> add_to_fellowship_archery(+1)),
)

card(
    "7 R 249",
    "Seeking New Foes",
    the_shadow_orders_skirmishes,
    each_time(wins_skirmish(rohan, man), place_tokens(1, rohan)),
    gets(rohan & man, strength(culture_tokens_on(this, culture=rohan))),
    discard_during(regroup),
)

card(
    "7 R 250",
    "Snowmane",
    bearer_must_be(rohan, man),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
    ability(
        regroup,
        given(is_(bearer, titled("Théoden"))),
        exert(bearer) >> unless(shadow_player, remove_twilight(2), liberate()),
    ),
)

card(
    "7 R 251",
    "Stern People",
    to_play(spot(2, rohan, man)),
    ability(
        regroup,
        discard_from_hand(cards_in_hand(who=an_opponent))
        >> add_to_move_limit(+1)
        + have(each_shadow_player, may(take_into_hand(up_to(4, from_discard_pile()))))
        + discard(this),
    ),
)

card(
    "7 U 252",
    "Strong Arms",
    to_play(spot(rohan, man)),
    plays_on(site),
    gets(bearer, gains(plains)),
    while_(at(bearer), gets(rohan & man, strength(+1))),
)

card(
    "7 C 253",
    "Swift Steed",
    bearer_must_be(rohan, man),
    while_(at(plains), gets(bearer, wounds_a_skirmish(1))),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
)

card(
    "7 U 254",
    "Théoden, Leader of Spears",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    each_time(the_fellowship_moves, may(exert(a(rohan, companion)) >> exert(a(minion)))),
)

card(
    "7 R 255",
    "Théoden, Rekindled King",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    ability(
        fellowship,
        given(cannot_spot(2, twilight_tokens)),
        play(from_hand(rohan, possession), on=titled("Théoden")) + add_twilight(2)
        >> heal(another(rohan, companion)),
    ),
)

card(
    "7 C 256",
    "They Sang as They Slew",
    event(regroup, exert(some(choose_x(), mounted, companion)) >> wound(some(x, minion))),
)

card(
    "7 C 257",
    "Veteran Horseman",
    ability(skirmish, exert(this) >> make(this, strength(you_spot(mounted, companion)))),
)

card(
    "7 U 258",
    "White Hot Fury",
    event(
        skirmish,
        make(a(mounted, rohan, man), strength(number_of(mounted, companion)))
        + if_(
            is_skirmishing(that(rohan, man), raider, minion),
            make(that(rohan, man), strength(+2), damage(+2)),
        ),
    ),
)

card(
    "7 C 259",
    "Wind in His Face",
    event(
        skirmish,
        make(a(rohan, man), strength(+2))
        + if_(is_(that(man), mounted), have(an_opponent, put_random_card_beneath_deck())),
    ),
)

card(
    "7 R 260",
    "Windfola",
    bearer_must_be(rohan, man),
    each_time(skirmish_starts(bearer), exert(each(minion, skirmishing_against(bearer)))),
    ability(
        skirmish,
        given(is_(bearer, titled("Éowyn"))),
        exert(2, bearer) >> wound(a(fierce, minion, skirmishing_against(bearer))),
    ),
)

card(
    "7 R 261",
    "With Strength to Fight",
    to_play(spot(rohan, companion)),
    each_time(the_fellowship_moves, either(add_threats(), discard(this))),
    ability(regroup, discard(this) >> heal(up_to(2, rohan, companion))),
)

card(
    "7 P 365",
    "Éomer, Valiant Warchief",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    ability(
        skirmish,
        given(you_have_initiative),
        discard_from_hand(3) >> make(this, strength(you_spot(valiant, companion))),
    ),
)
