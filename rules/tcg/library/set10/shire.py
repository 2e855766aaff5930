"""The Shire of *Mount Doom*."""

from rules.tcg.library.own.events_of_two_titles import (
    choose_two_events_of_which_an_opponent_picks_one,
)
from rules.tcg.library.own.worded import cancel_and_make_fierce, return_a_shire_companion
from rules.tcg.notation.language import *

card(
    "10 R 104",
    "Birthday Present",
    ability(fellowship, add_burdens(1) >> choose_two_events_of_which_an_opponent_picks_one),
)

card(
    "10 U 105",
    "Brave and Loyal",
    event(
        skirmish,
        exert(a(hobbit, companion, unassigned))
        >> replace_in_skirmish(a(companion, skirmishing, ~ring_bearer), that(hobbit)),
    ),
)

card(
    "10 C 106",
    "Chance Observation",
    event(
        skirmish,
        given(in_discard_pile(4, shire)),
        make(a(hobbit), strength(number_of(hobbit))),
    ),
)

card(
    "10 C 107",
    "Great Heart",
    also_playable(skirmish),
    to_play(given(in_skirmish)),
    bearer_must_be(hobbit),
    when_played(wound(a(minion, skirmishing_against(bearer)))),
)

card(
    "10 U 108",
    "A Light in his Mind",
    each_time(
        player_loses_initiative(you),
        may(spot(2, shire, companion) >> remove_burdens(1)),
    ),
)

card(
    "10 C 109",
    "Make Haste",
    event(
        maneuver,
        return_a_shire_companion
        >> have(shadow_player, either(remove_twilight(2), discard(a(minion)))),
    ),
)

card(
    "10 C 110",
    "A Marvel",
    event(skirmish, exert(a(hobbit)) >> make(a(hobbit, ~that(hobbit)), strength(+3))),
)

card(
    "10 U 111",
    "Narrow Escape",
    event(
        regroup,
        spot(2, hobbit, companion)
        >> either(
            have(shadow_player, discard(a(your, minion))),
            given(can_spot(4, hobbit, companion))
            + have(shadow_player, discard(some(2, your, minion))),
        ),
    ),
)

card(
    "10 C 112",
    "Nine-fingered Frodo and the Ring of Doom",
    event(skirmish, exert(a(shire, character)) >> either(remove_burdens(1), remove_threats(2))),
)

card(
    "10 C 113",
    "Orc Armor",
    bearer_must_be(hobbit),
    gets((orc | uruk_hai) & skirmishing_against(bearer), strength(-1)),
)

card(
    "10 U 114",
    "Shadowplay",
    to_play(spot(2, shire, companion)),
    each_time(
        is_played(minion),
        may(exert(a(hobbit, companion)) >> exert(that(minion))),
        limit=once_per_turn(),
    ),
)

card(
    "10 U 115",
    "Slunk Out of Sight",
    event(
        skirmish,
        given(in_discard_pile(6, shire)),
        cancel_and_make_fierce,
    ),
)

card(
    "10 U 116",
    "The Tale of the Great Ring",
    ability(
        skirmish,
        make(
            a(hobbit),
            gains(
                while_(
                    ~was_played(skirmish, shadow_side, event_card),
                    gets(this, cannot_be_overwhelmed),
                )
            ),
        )
        + discard(this),
    ),
)

card("10 P 121", "Frodo, Resolute Hobbit")

card(
    "10 P 122",
    "Sam, Great Elf Warrior",
    gets(this, strength(number_of(shire, companion))),
    response(is_killed(titled("Frodo")), make_ring_bearer(this, resistance=5)),
)
