"""Elves of *Treachery and Deceit*."""

from rules.tcg.library.own.setting_aside import shuffle_the_rest_into_your_deck
from rules.tcg.notation.language import *

card(
    "18 R 4",
    "Arwen's Bow",
    bearer_must_be(elven, companion),
    ability(
        archery,
        given(is_(bearer, titled("Arwen"))),
        discard_from_hand(2, elven) >> wound(a(minion)),
    ),
)

card(
    "18 R 5",
    "Arwen's Dagger",
    bearer_must_be(elven, companion),
    borne_in_addition,
    ability(maneuver, given(is_(bearer, titled("Arwen"))), exert(bearer) >> draw(2)),
)

card(
    "18 R 6",
    "Back to the Light",
    event(
        maneuver,
        either(exert(a(elven, companion)), spot(titled("Arwen")))
        >> look_at(top_of_deck(5))
        + pick(any_number(from_revealed()))
        + shuffle_the_rest_into_your_deck
        + put_on_deck(revealed_in_any_order()),
    ),
)

card(
    "18 R 7",
    "Celebring, Elven-smith",
    aid(add_twilight(2)),
    to_play(spot(2, elven, companion)),
    when_played(may(play(from_draw_deck(elven, artifact)))),
)

card(
    "18 U 8",
    "Elven Armaments",
    bearer_must_be(elven, companion, ~bearing(other(possession))),
    gets(bearer, cannot_bear(other(possession))),
    while_(
        is_(bearer, unique, companion),
        forbids(free_peoples_player, using_abilities, phase=archery),
        minion_archery(-1),
    ),
)

card(
    "18 C 9",
    "Elven Defender",
    while_(can_spot_tokens(1, elven), gets(this, strength(+2))),
)

card(
    "18 U 10",
    "Elven Supplies",
    ability(
        fellowship,
        remove_tokens(1, on=a(free_peoples, bearing_tokens())) >> place_tokens(1, elven),
    ),
    ability(
        skirmish,
        remove_tokens(2, elven)
        >> make(a(minion, skirmishing_against(elven, companion)), strength(-1)),
    ),
)

card(
    "18 R 11",
    "Galadriel's Silver Ewer",
    to_play(spot(titled("Galadriel", "Celeborn"))),
    gets(titled("Galadriel") & ring_bearer, strength(+2), resistance(+2)),
    each_time(is_played(elven, skirmish_event, by=you), may(reinforce(elven))),
)

card(
    "18 R 12",
    "Gil-galad, High King of the Noldor",
    to_play(spot(2, elven, companion)),
    ability(
        maneuver,
        add_threats(1) >> take_into_hand(from_discard_pile(elven, skirmish_event)),
    ),
    ability(
        regroup,
        remove_tokens_anywhere(1, elven) >> play(from_discard_pile(elven, condition)),
    ),
)

card(
    "18 R 13",
    "Glorfindel, Eldarin Lord",
    to_play(spot(2, elven, companion)),
    gets(minion & skirmishing_against(this), loses_strength_bonuses(possession)),
    each_time(wins_skirmish(this), may(remove_threats(1))),
)

card(
    "18 R 14",
    "Haldir, Warrior Messenger",
    ability(
        skirmish,
        either(exert(this), discard_from_hand(elven))
        >> make(a(minion, skirmishing_against(this)), strength(-2)),
    ),
)

card(
    "18 R 15",
    "Lembas Bread",
    to_play(spot(2, elven, companion)),
    bearer_must_be(companion),
    ability(regroup, discard(this) >> reconcile),
)

card(
    "18 C 16",
    "Miruvóre",
    event(fellowship, add_threats(2) >> heal(a(elven, companion))),
)

card(
    "18 C 17",
    "Woodhall Elf, Exile",
    aid(add_twilight(2)),
    each_time(is_transferred(this, to=elven & companion), may(draw(3))),
)
