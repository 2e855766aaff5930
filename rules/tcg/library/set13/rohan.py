"""Rohan of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 U 122",
    "Bitter Tidings",
    response_event(
        about_to_take_a_wound(titled("Théoden", "Théodred"), in_a_skirmish=True),
        either(
            given(is_(that(character), titled("Théoden")))
            + discard(a(titled("Éomer", "Théodred"))),
            given(is_(that(character), titled("Théodred"))) + discard(a(titled("Éomer", "Éowyn"))),
        )
        >> prevent_that,
    ),
)

card(
    "13 R 123",
    "Éomer, Heir to Meduseld",
    while_(is_bearing(this, mount), gets(this, damage(+1))),
    while_(
        cannot_spot(other(companion, assigned)),
        gets(this, strength(number_of(other(rohan, companion)))),
    ),
)

card(
    "13 U 124",
    "Éowyn, Restless Warrior",
    while_(during(fellowship), costs_on(this, -1, possession)),
    each_time(
        the_fellowship_moves,
        given(during(regroup)),
        may(reinforce(or_if(can_spot(titled("Éomer", "Théoden")), 2, otherwise=1), rohan)),
    ),
)

card(
    "13 C 125",
    "Ferthu Théoden Hal",
    to_play(spot(2, rohan, man)),
    event(
        maneuver,
        if_(cannot_spot(companion, with_resistance(at_most(3))), discard(a(possession))),
    ),
)

card(
    "13 R 126",
    "Firefoot, Mearas of The Mark",
    bearer_must_be(rohan, man),
    when_played(may(reinforce(rohan))),
    at_start_of(
        maneuver,
        given(is_(bearer, titled("Éomer"))),
        may(
            remove_tokens_anywhere(2, rohan)
            >> make(bearer, defender(+1), strength(+1), until=regroup)
        ),
    ),
)

card(
    "13 C 127",
    "Freely Across Our Land",
    when_played(place_tokens(1, rohan)),
    ability(
        regroup,
        either(discard(this), remove_tokens(1))
        >> play(from_discard_pile(rohan, possession), on=your & rohan & companion),
    ),
)

card(
    "13 U 128",
    "Háma, Captain of the King's Guard",
    gets(this, strength(number_of(shadow_side, possession))),
    each_time(wins_skirmish(this), may(discard(a(possession)))),
)

card(
    "13 C 129",
    "Hamstrung",
    event(
        skirmish,
        make(a(rohan, companion), strength(or_if(moved_more_than_once, +5, otherwise=+2))),
    ),
)

card(
    "13 U 130",
    "Hurried Barrows",
    event(skirmish, make(a(your, mounted, rohan, companion), strength(+3))),
    ability(
        skirmish,
        remove_from_game(from_discard_pile(4, other(rohan))) >> play(this) + remove_from_game(this),
        used_from=discard_pile,
    ),
)

card(
    "13 U 131",
    "King's Board",
    ability(
        skirmish, exert(a(titled("Éomer"))) >> make(a(titled("Éowyn", "Théoden")), strength(+2))
    ),
    ability(
        skirmish, exert(a(titled("Éowyn"))) >> make(a(titled("Éomer", "Théoden")), strength(+2))
    ),
    ability(
        skirmish, exert(a(titled("Théoden"))) >> make(a(titled("Éomer", "Éowyn")), strength(+2))
    ),
)

card(
    "13 C 132",
    "Merchant of Westfold",
    each_time(
        the_fellowship_moves,
        may(add_twilight(1) + remove_tokens_anywhere(1, free_peoples) >> reinforce(rohan)),
    ),
)

card(
    "13 C 133",
    "Riddermark Tactician",
    when_played(may(reinforce(rohan))),
    each_time(
        site_is_replaced(by=shadow_player),
        given(is_(that(site), current_site)),
        may(
            spot(other(rohan, man))
            >> lasting(fellowship_archery(+2), until=regroup)
            + lasting(minion_archery(-2), until=regroup)
        ),
    ),
)

card(
    "13 C 134",
    "Ride With Me",
    event(
        skirmish,
        either(
            make(a(your, rohan, companion), strength(+2)),
            exert(a(titled("Théoden")))
            >> make(a(your, rohan, companion), strength(+5), damage(+1)),
        ),
    ),
)

card(
    "13 U 135",
    "Rider's Bow",
    bearer_must_be(rohan, man),
    while_(is_(bearer, mounted), gets(bearer, strength(+1))),
    each_time(wins_skirmish(bearer), may(have(an_opponent, wound(a(your, minion))))),
)

card(
    "13 R 136",
    "Snowmane, Noble Mearas",
    bearer_must_be(rohan, man),
    when_played(may(reinforce(rohan))),
    ability(
        skirmish,
        given(is_(bearer, titled("Théoden"))),
        remove_tokens_anywhere(2, rohan) >> exhaust(a(minion, skirmishing_against(bearer))),
    ),
)

card(
    "13 R 137",
    "Théoden, The Renowned",
    while_(can_spot(titled("Éowyn")), gets(this, defender(+1))),
    while_(can_spot(titled("Éomer")), gets(this, damage(+1))),
    while_(can_spot(titled("Théodred")), move_limit(+1)),
)

card(
    "13 R 138",
    "Théodred, Second Marshal of the Mark",
    while_(can_spot(rohan, man, with_resistance(at_least(7))), gets(this, twilight_cost(-1))),
    each_time(skirmish_starts(this), may(exert(each(minion, skirmishing_against(this))))),
)

card(
    "13 R 139",
    "Wind-swept Homestead",
    to_play(spot(2, rohan, companion)),
    when_played(
        place_tokens(
            number_of(site, plains, on_adventure_path)
            + number_of(site, battleground, on_adventure_path),
            rohan,
        )
    ),
    at_start_of(regroup, place_tokens(number_of(your, companion, muster), rohan)),
)
