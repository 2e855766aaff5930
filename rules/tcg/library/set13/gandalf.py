"""Gandalf of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 U 28",
    "Alatar, Final Envoy",
    aid(add_twilight(2)),
    each_time(is_transferred(this, to=companion), may(reinforce(gandalf_culture))),
    while_(
        can_spot(gandalf_culture, companion),
        gets(minion & skirmishing_against(bearer), strength(-1)),
    ),
)

card(
    "13 C 29",
    "Dasron, Merchant From Dorwinion",
    at_start_of(
        fellowship,
        may(
            remove_tokens_anywhere(2, free_peoples)
            >> take_into_hand(from_discard_pile(gandalf_culture, event_card))
        ),
    ),
)

card(
    "13 C 30",
    "Fear and Great Wonder",
    when_played(place_tokens(1, gandalf_culture)),
    ability(
        maneuver,
        either(discard(this), remove_tokens(1))
        >> make(a(gandalf_culture, companion), muster, until=end_of_turn),
    ),
)

card(
    "13 U 31",
    "The Flame of Anor",
    event(
        skirmish,
        spot(3, gandalf_culture, companion)
        >> make(a(minion, skirmishing_against(companion)), strength(-3)),
    ),
)

card(
    "13 C 32",
    "For a While Less Dark",
    event(
        skirmish,
        make(
            a(gandalf_culture, companion),
            strength(or_if(is_bearing(it, follower), +4, otherwise=+2)),
        ),
    ),
)

card(
    "13 R 33",
    "Gandalf, Bearer of Obligation",
    each_time(
        the_fellowship_moves,
        given(is_(this, ring_bearer)),
        unless(
            you,
            spot(2, other(companion)) + discard_from_hand(2, gandalf_culture),
            add_burdens(3),
        ),
    ),
)

card(
    "13 U 34",
    "Look to My Coming",
    event(
        skirmish, spot(titled("Gandalf")) >> make(a(your, gandalf_culture, companion), strength(+3))
    ),
    ability(
        skirmish,
        remove_from_game(from_discard_pile(4, other(gandalf_culture)))
        >> play(this) + remove_from_game(this),
        used_from=discard_pile,
    ),
)

card(
    "13 C 35",
    "No Colour Now",
    event(
        maneuver,
        discard(a(your, gandalf_culture, condition)) >> discard(a(condition)) + draw(1),
    ),
)

card(
    "13 R 36",
    "The Palantír of Orthanc, Recovered Seeing Stone",
    bearer_must_be(titled("Gandalf")),
    to_play(
        if_(
            can_spot(titled("The Palantír of Orthanc")),
            discard(a(titled("The Palantír of Orthanc"))),
        )
    ),
    at_start_of(
        fellowship,
        may(
            add_burdens(1)
            >> reveal_hand(an_opponent) + have(that_player, discard(from_revealed(minion)))
        ),
    ),
)

card(
    "13 R 37",
    "Pallando, Far-travelling One",
    aid(add_twilight(2)),
    each_time(is_transferred(this, to=companion & ~gandalf_culture), exert(2, bearer)),
    each_time(wins_skirmish(bearer), may(discard(a(condition)))),
)

card(
    "13 R 38",
    "Radagast, Tender of Beasts",
    aid(add_twilight(2)),
    while_(
        can_spot(2, gandalf_culture, companion),
        gets(minion & skirmishing_against(bearer), loses_strength_bonuses(possession)),
    ),
)

card(
    "13 C 39",
    "Return to Us",
    event(
        fellowship,
        discard_from_hand(2, shadow_side)
        >> take_into_hand(from_discard_pile(gandalf_culture, event_card)),
    ),
)

card(
    "13 R 40",
    "Shadowfax, Roaring Wind",
    bearer_must_be(wizard),
    when_played(may(reinforce(gandalf_culture))),
    ability(
        skirmish,
        remove_tokens_anywhere(2, gandalf_culture) >> wound(a(minion, skirmishing_against(bearer))),
    ),
)

card(
    "13 C 41",
    "Strange Meeting",
    gets(companion & bearing(follower), muster),
    gets(gandalf_culture & companion & bearing(follower), strength(+1)),
)

card(
    "13 R 42",
    "Traveler's Homestead",
    to_play(spot(wizard)),
    when_played(place_tokens(current_region_number, gandalf_culture)),
    ability(
        maneuver,
        either(discard(this), remove_tokens(2)) >> discard(a(shadow_side, condition)),
    ),
)

card(
    "13 U 43",
    "Vapour and Steam",
    ability(
        skirmish,
        exert(a(your, gandalf_culture, companion)) + add_burdens(1)
        >> make(that(companion), damage(+1)),
    ),
)
