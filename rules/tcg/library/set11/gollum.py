"""Gollum of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 U 41",
    "Frenzied Attack",
    event(
        skirmish,
        given(
            can_spot(
                free_peoples, character, with_resistance(at_most(2)), skirmishing_against(minion)
            )
        ),
        spot(titled("Gollum"))
        >> wound(
            2,
            a(free_peoples, character, with_resistance(at_most(2)), skirmishing_against(minion)),
        ),
    ),
)

card(
    "11 R 42",
    "Gollum, Skulker",
    ability(skirmish, exert(2, this) >> make(another(minion), strength(+2))),
)

card(
    "11 R 43",
    "Horribly Strong",
    event(
        shadow,
        discard(a(titled("Gollum"))) >> wound(a(unbound, companion, with_resistance(at_most(6)))),
    ),
)

card(
    "11 R 44",
    "Incited",
    each_time(
        loses_skirmish(companion),
        may(exert(a(titled("Gollum"))) >> take_into_hand(from_discard_pile(gollum))),
    ),
)

card(
    "11 U 45",
    "Led Astray",
    event(shadow, spot(titled("Gollum")) >> add_twilight(3) + replace_site(a(your, site))),
)

card(
    "11 C 46",
    "Master Commands It",
    event(
        skirmish,
        make(a(titled("Sméagol")), strength(number_of(companion, with_resistance(at_least(5))))),
    ),
)

card(
    "11 U 47",
    "No End of Wickedness",
    event(
        skirmish,
        exert(a(titled("Gollum")))
        >> make(
            a(minion, ~that(titled("Gollum"))),
            strength(or_if(is_(that(titled("Gollum")), at_site(mountain)), +3, otherwise=+2)),
        ),
    ),
)

card(
    "11 R 48",
    "Not Yet Vanquished",
    each_time(
        loses_skirmish(companion),
        given(in_fierce_skirmish),
        may(exert(a(titled("Gollum"))) >> add_burdens(1)),
    ),
)

card(
    "11 U 49",
    "One Good Turn Deserves Another",
    event(fellowship, regroup, spot(titled("Sméagol")) >> play_next_site()),
    event_returns_to_hand(add_burdens(1)),
)

card(
    "11 R 50",
    "Safe Passage",
    when_played(name_a(keyword, forest, mountain, plains, river)),
    each_time(
        the_fellowship_moves_to(named(keyword)),
        may(exert(a(titled("Gollum", "Sméagol"))) >> remove_twilight(4)),
    ),
)

card(
    "11 R 51",
    "Sméagol, Scout and Guide",
    to_play(add_burdens(1)),
    each_time(wins_skirmish(this), may(play_next_site())),
    ability(skirmish, given(at(marsh)), exert(this) >> cancel_skirmish(this)),
)

card(
    "11 U 52",
    "Strange and Terrible",
    event(shadow, spot(gollum, minion, at_site(mountain)) >> play(from_discard_pile(minion))),
)
