"""Gollum of *Bloodlines*."""

from rules.tcg.notation.language import *

card("13 R 44", "Chasm's Edge", gets(titled("Gollum"), strength(number_of(ring_bound, companion))))

card(
    "13 U 45",
    "Cunningly Hidden",
    instead_of_cost(remove_from_game(from_discard_pile(4, gollum))),
    event(skirmish, spot(titled("Gollum")) >> make(a(minion), strength(+2))),
)

card(
    "13 R 46",
    "Déagol, Fateful Finder",
    to_play(spot(titled("Sméagol"))),
    aid(add_burdens(1)),
    ability(
        skirmish,
        given(is_(bearer, unassigned)),
        discard(this) >> play(from_draw_deck(artifact | possession), on=bearer),
    ),
)

card(
    "13 C 47",
    "Duality",
    event(
        fellowship,
        spot(titled("Sméagol"))
        >> have(an_opponent, either(discard_from_hand(1, shadow_side), remove_twilight(2))),
    ),
)

card(
    "13 R 48",
    "Fishing Boat",
    bearer_must_be(titled("Sméagol")),
    when_played(may(reinforce(gollum))),
    each_time(
        about_to(be_overwhelmed, bearer),
        may(remove_tokens_anywhere(2, gollum) >> make(bearer, strength(+2))),
    ),
)

card(
    "13 R 49",
    "Gladden Homestead",
    to_play(spot(titled("Sméagol"))),
    when_played(place_tokens(number_of(gollum), gollum)),
    ability(
        maneuver,
        either(discard(this), remove_tokens(2)) >> put_on_deck(a(shadow_side, condition)),
    ),
)

card(
    "13 U 50",
    "Gollum, Her Sneak",
    while_(is_removed_from_game(titled("Déagol")), gets(this, strength(+2), fierce)),
    ability(
        shadow,
        remove_from_game(from_discard_pile(titled("Déagol"))) >> play(this),
        used_from=discard_pile,
    ),
)

card(
    "13 C 51",
    "It's My Birthday",
    event(
        skirmish,
        make(
            a(titled("Gollum")),
            strength(or_if(can_spot(titled("Sméagol", "Déagol")), +4, otherwise=+2)),
        ),
    ),
)

card(
    "13 U 52",
    "Little Snuffler",
    event(
        shadow,
        either(
            given(at(in_region(1))) + spot(titled("Gollum")) >> wound(a(companion)),
            given(at(in_region(2))) + spot(titled("Gollum")) >> exert(a(companion)),
            given(at(in_region(3))) >> play(from_discard_pile(gollum, minion)),
        ),
    ),
)

card(
    "13 U 53",
    "Naked Waste",
    event(skirmish, spot(titled("Sméagol")) >> make(a(ring_bound, companion), strength(+3))),
    ability(
        skirmish,
        remove_from_game(from_discard_pile(4, other(gollum)))
        >> play(this) + remove_from_game(this),
        used_from=discard_pile,
    ),
)

card(
    "13 C 54",
    "Out of All Knowledge",
    event(
        skirmish,
        either(spot(titled("Sméagol")), exert(a(titled("Gollum"))))
        >> make(a(titled("Sméagol")), strength(+2)) + may(reinforce(gollum)),
    ),
)

card(
    "13 U 55",
    "Sméagol, Simple Stoor",
    to_play(add_burdens(1)),
    gets(
        this,
        strength(2 * cards_in_discard_pile(titled("Déagol"))),
        resistance(-1 * cards_in_discard_pile(titled("Déagol"))),
    ),
    each_time(wins_skirmish(this), may(put_into_discard_pile(from_draw_deck(gollum)))),
)

card(
    "13 U 56",
    "Softly Up Behind",
    event(
        maneuver,
        spot(titled("Sméagol")) + discard_from_hand(2, gollum)
        >> return_to_hand(a(minion, with_strength(at_most(6)))),
    ),
    while_(is_(this, discarded), gets(titled("Sméagol"), muster)),
)

card(
    "13 R 57",
    "Trap Is Sprung",
    to_play(discard(a(titled("Gollum")))),
    event(
        regroup,
        heal(a(ring_bearer))
        >> add_burdens(1)
        + if_(
            at(~in_region(1)),
            for_each(wounds_on(ring_bearer), may(heal(a(ring_bearer)) >> add_burdens(1))),
        ),
    ),
)

card(
    "13 R 58",
    "Wild Light of Madness",
    event(
        shadow,
        spot(titled("Gollum"))
        >> have(free_peoples_player, either(add_burdens(1), exert(a(companion)))),
    ),
)
