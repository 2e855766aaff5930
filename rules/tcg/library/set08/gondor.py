"""Gondor of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 C 31",
    "At His Command",
    event(
        skirmish,
        exert(a(titled("Aragorn")))
        >> make(a(unbound, companion, aragorn_signet), strength(tokens_you_spot(threats))),
    ),
)

card(
    "8 R 32",
    "Catapult",
    to_play(spot(2, gondor, knight)),
    ability(
        maneuver,
        discard_from_hand(2)
        >> reveal(top_of_deck(who=an_opponent))
        + have(
            an_opponent,
            discard(
                a(
                    shadow_side,
                    with_cost(equal_to(printed_cost_of(that(free_peoples | shadow_side)))),
                )
            ),
        ),
    ),
)

card(
    "8 R 33",
    "Elessar's Edict",
    response_event(
        about_to(be_killed, gondor, wraith),
        discard(that(gondor, wraith))
        + either(
            exhaust(a(gondor, wraith, ~that(gondor, wraith))),
            spot(gondor, wraith, exhausted, ~that(gondor, wraith)),
        )
        >> prevent_that,
    ),
)

card(
    "8 C 34",
    "Faramir, Defender of Osgiliath",
    when_played(
        given(~in_starting_fellowship),
        may(reveal(top_of_deck(10)) + may(play(from_revealed(knight))) + shuffle_deck()),
    ),
)

card(
    "8 C 35",
    "Fourth Level",
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        either(exert(some(2, gondor, man)), spot(3, knight))
        >> transfer(this, a(minion, skirmishing_against(gondor, man))) + exhaust(that(minion)),
    ),
)

card(
    "8 R 36",
    "Garrison of Gondor",
    to_play(spot(3, gondor, companion)),
    while_(can_spot(fortification), gets(this, defender(+1))),
)

card(
    "8 R 37",
    "Imrahil, Prince of Dol Amroth",
    to_play(spot(knight)),
    each_time(wins_skirmish(this), may(exert(some(2, minion)))),
)

card(
    "8 R 38",
    "King of the Dead, Oathbreaker",
    to_play(spot(gondor, wraith), add_threats(2)),
    response(
        about_to_take_a_wound(titled("Aragorn"), in_a_skirmish=True), exert(this) >> prevent_that
    ),
)

card(
    "8 C 39",
    "Knight of Dol Amroth",
    each_time(wins_skirmish(this), may(wound(a(minion, skirmishing_against(this))))),
)

card(
    "8 C 40",
    "Knight's Mount",
    bearer_must_be(knight),
    each_time(wins_skirmish(bearer), may(wound(a(minion, unassigned)))),
)

card(
    "8 C 41",
    "Oathbreaker",
    to_play(add_threats(1)),
    ability(
        skirmish,
        discard_from_hand(3) >> discard(a(possession, borne_by(minion, skirmishing_against(this)))),
    ),
)

card(
    "8 U 42",
    "A Path Appointed",
    ability(
        fellowship,
        exert(a(gondor, man)) + either(exert(a(dwarven, companion)), exert(a(rohan, companion)))
        >> place_tokens(1, gondor),
    ),
    ability(regroup, remove_tokens(1, gondor) >> discard(a(minion))),
)

card(
    "8 R 43",
    "Shadow Host",
    to_play(spot(2, exhausted, gondor, wraith), add_threats(2)),
    while_(is_(this, exhausted), gets(this, defender(+1))),
)

card(
    "8 U 44",
    "Sixth Level",
    ability(
        regroup,
        exert(a(gondor, man)) >> play(from_discard_pile(gondor, fortification)),
        limit=once_per_phase(),
    ),
)

card(
    "8 U 45",
    "Sleepless Dead",
    to_play(add_threats(1)),
    each_time(
        wins_skirmish(this), may(exert(this) >> discard(a(minion, skirmishing_against(this))))
    ),
)

card(
    "8 U 46",
    "Spectral Sword",
    bearer_must_be(gondor, wraith),
    ability(skirmish, discard_from_hand(3) >> heal(bearer)),
)

card(
    "8 C 47",
    "Stronger and More Terrible",
    to_play(add_threats()),
    each_time(wins_skirmish(your, gondor, wraith), may(remove_threats())),
)

card(
    "8 C 48",
    "Swept Away",
    each_time(the_fellowship_moves, either(add_threats(1), discard(this))),
    while_(you_have_initiative, gets(exhausted & gondor & wraith, takes_no_wounds)),
)
