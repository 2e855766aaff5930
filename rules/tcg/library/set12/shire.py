"""The Shire of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 R 119",
    "Bilbo, Melancholy Hobbit",
    each_time(
        skirmish_starts(this),
        may(exert(this) >> take_into_hand(from_discard_pile(shire, skirmish_event))),
    ),
)

card(
    "12 R 120",
    "Diversion",
    event(regroup, discard(a(hobbit, unassigned)) >> discard(a(minion))),
    also_playable(
        skirmish, given(at(battleground), can_spot(hobbit, skirmishing)) + add_burdens(2)
    ),
)

card(
    "12 C 121",
    "Flotsam and Jetsam",
    response_event(wins_skirmish(companion, ~hobbit), heal(a(hobbit))),
)

card(
    "12 C 122",
    "Home and Hearth",
    each_time(
        is_played(hobbit, by=you),
        may(remove_burdens(1)) + if_(at(dwelling), heal(a(ring_bearer))),
    ),
)

card(
    "12 C 123",
    "Hope is Kindled",
    event(
        skirmish,
        make(
            a(hobbit),
            strength(+2),
            gains(each_time(wins_skirmish(this), may(remove_burdens(1)))),
        ),
    ),
)

card(
    "12 R 124",
    "Long Live the Halflings",
    to_play(spot(hobbit)),
    ability(
        skirmish,
        given(can_spot(your, ring_bearer, assigned)),
        discard(this)
        >> make(each(companion, with_resistance(at_least(7))), strength(+2), until=regroup),
    ),
)

card(
    "12 S 125",
    "Measure of Comfort",
    while_(can_spot(hobbit), gets(unbound & companion, resistance(+1))),
)

card(
    "12 S 126",
    "No Worse for Wear",
    event(skirmish, make(a(hobbit), overwhelmed_only_at(3))),
    event_returns_to_hand(given(at(dwelling)), discard_from_hand(2)),
)

card(
    "12 R 127",
    "Pippin, Hobbit of Some Intelligence",
    when_played(either(remove_burdens(1), heal(a(companion)))),
)

card(
    "12 R 128",
    "A Promise",
    while_(
        can_spot(titled("Frodo"), ~exhausted) & can_spot(titled("Sam"), ~exhausted),
        gets(titled("Frodo"), strength(+1)),
        gets(titled("Sam"), strength(+1)),
    ),
)

card(
    "12 R 129",
    "Rosie Cotton, Barmaid",
    gets(titled("Sam"), overwhelmed_only_at(3)),
    each_time(is_assigned(this, by=free_peoples_player), add_burdens(2)),
)

card(
    "12 U 130",
    "Simple Living",
    response(is_played(shire, event_card, by=you), discard(this) >> heal(each(hobbit))),
)

card(
    "12 U 131",
    "Stand Together",
    each_time(wins_skirmish(hobbit), make(that(hobbit), muster, until=end_of_turn)),
)

card(
    "12 U 132",
    "Sudden Fury",
    each_time(loses_skirmish(shire, companion), place_tokens(1, shire)),
    ability(skirmish, remove_tokens(1, shire) >> make(a(shire, companion), strength(+1))),
)

card(
    "12 S 133",
    "Tolman Cotton, Farmer of Bywater",
    response(
        about_to_add(burden, by=shadow_side), spot(other(hobbit)) + exert(this) >> prevent_that
    ),
)
