"""Gollum and Sméagol of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 U 39",
    "Called to Mordor",
    bearer_must_be(titled("Sméagol")),
    each_time(
        ability_is_used(opponents, phase=skirmish),
        given(
            can_spot(2, ring_bound, hobbit),
            can_spot(skirmishing, titled("Gollum", "Sméagol")),
        ),
        may(wound(a(minion))),
    ),
)

card(
    "15 R 40",
    "Connected By Fate",
    to_play(spot(titled("Sméagol"))),
    while_(can_spot(2, ring_bound, hobbit), gets(shadow_side & event_card, twilight_cost(+1))),
    ability(
        skirmish,
        discard(this) >> make(each(ring_bound, companion), strength(+1), until=regroup),
    ),
)

card(
    "15 U 41",
    "Controlled By The Ring",
    bearer_must_be(titled("Gollum")),
    ability(
        skirmish,
        given(is_(bearer, unassigned)),
        discard(this) >> replace_in_skirmish(a(minion, skirmishing_against(companion)), by=bearer),
    ),
)

card(
    "15 R 42",
    "Desperate Move",
    event(
        regroup,
        discard(a(gollum, minion))
        >> unless(free_peoples_player, add_to_move_limit(-1), discard(a(companion))),
    ),
)

card(
    "15 R 43",
    "Gollum, Hopeless",
    each_time(skirmish_starts(this), make(this, strength(strength_of(ring_bearer)))),
)

card(
    "15 U 44",
    "Herbs and Stewed Rabbit",
    while_(can_spot(titled("Frodo")), gets(titled("Sméagol"), resistance(+1))),
    while_(can_spot(titled("Sam")), gets(titled("Sméagol"), strength(+1))),
    while_(can_spot(titled("Bilbo")), gets(titled("Sméagol"), damage(+1))),
)

card(
    "15 C 45",
    "Hurry Hobbitses",
    event(skirmish, make(a(titled("Sméagol")), strength(number_of(ring_bound, hobbit)))),
)

card(
    "15 C 46",
    "Nice Fish",
    each_time(wins_skirmish(titled("Sméagol")), place_tokens(1, gollum)),
    ability(
        regroup,
        for_each(culture_tokens_on(this), heal(a(ring_bound, companion))) + discard(this),
    ),
)

card(
    "15 R 47",
    "Not This Time!",
    ability(
        skirmish,
        exert(a(titled("Gollum"))) + remove_threats(1)
        >> wound(a(companion, skirmishing_against(titled("Gollum")))),
    ),
)

card(
    "15 C 48",
    "Release Them",
    event(
        skirmish,
        spot(titled("Sméagol")) >> make(a(ring_bound, hobbit), overwhelmed_only_at(3)),
    ),
    while_(is_(this, discarded), gets(titled("Sméagol"), resistance(+1))),
)

card(
    "15 R 49",
    "Sméagol, Wretched and Hungry",
    to_play(add_burdens(1)),
    gets(ring_bound & companion, resistance(+1)),
    ability(
        skirmish,
        exert(some(2, ring_bound, hobbit)) >> make(this, strength(+1), overwhelmed_only_at(3)),
    ),
)

card(
    "15 U 50",
    "Something Slimy",
    event(
        fellowship,
        spot(titled("Sméagol"))
        >> play(from_draw_deck(condition))
        + if_(
            is_(that(condition), gollum),
            may(have(an_opponent, put_random_card_beneath_deck())),
        ),
    ),
)

card(
    "15 U 51",
    "Sudden Strike",
    event(
        shadow,
        spot(titled("Gollum", "Sméagol"))
        >> play(from_draw_deck(minion))
        + if_(
            is_(that(minion), gollum),
            may(play(from_draw_deck(shadow_side, possession | condition))),
        ),
    ),
)

card(
    "15 U 52",
    "Swear by the Precious",
    event(
        maneuver,
        spot(titled("Frodo")) + spot(titled("Sméagol"))
        >> pick(a(minion))
        + unless(
            that_cards_owner,
            make(each(minion), strength(-2), until=end_of_turn),
            discard(that(minion)),
        ),
    ),
)

card(
    "15 R 53",
    "Unseen Foe",
    event(
        regroup,
        discard(a(gollum, minion)) >> wound(each(companion, with_strength(at_least(8)))),
    ),
)
