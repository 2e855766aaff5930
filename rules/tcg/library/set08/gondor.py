"""Gondor of *Siege of Gondor*."""

from rules.tcg.notation.language import *

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
    "8 R 38",
    "King of the Dead, Oathbreaker",
    to_play(spot(gondor, wraith), add_threats(2)),
    response(
        about_to_take_a_wound(titled("Aragorn"), in_a_skirmish=True), exert(this) >> prevent_that
    ),
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
    "8 C 48",
    "Swept Away",
    each_time(the_fellowship_moves, either(add_threats(1), discard(this))),
    while_(you_have_initiative, gets(all_of_these(exhausted, gondor, wraith), takes_no_wounds)),
)
