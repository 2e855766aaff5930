"""Gollum of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 C 38",
    "Don't Follow the Lights",
    response_event(wins_skirmish(titled("Sméagol")), add_burdens(1) >> discard(a(minion))),
)

card(
    "6 R 39",
    "Don't Look at Them",
    ability(
        skirmish,
        spot(titled("Sméagol")) + discard_from_hand(3)
        >> wound(
            or_if(is_(that(minion), wraith_culture, minion), 2, otherwise=1),
            a(minion, skirmishing_against(titled("Sméagol"))),
        ),
    ),
)

card(
    "6 C 40",
    "Gollum, Old Villain",
    ability(
        skirmish,
        discard_from_hand(1)
        >> make(
            this, strength(or_if(is_skirmishing(this, ring_bound, companion), +2, otherwise=+1))
        ),
    ),
)

card(
    "6 R 41",
    "Master Broke His Promise",
    event(
        regroup,
        exert(3, a(titled("Gollum"))) >> wound(each(companion)) + add_to_move_limit(-1),
    ),
)

card(
    "6 C 42",
    "Nasty, Foul Hobbitses",
    response_event(wins_skirmish(titled("Gollum")), add_burdens(1)),
)

card(
    "6 C 43",
    "Not Listening",
    response_event(
        wins_skirmish(titled("Sméagol")), heal(that(titled("Sméagol"))) + remove_burdens(2)
    ),
)

card(
    "6 R 44",
    "Safe Paths",
    event(
        regroup,
        exert(3, a(titled("Sméagol"))) + discard(that(titled("Sméagol")))
        >> wound(each(minion))
        + add_to_move_limit(+1)
        + lasting(
            each_time(
                the_fellowship_moves,
                have(
                    each_shadow_player,
                    may(take_into_hand(up_to(3, from_discard_pile(shadow_side)))),
                ),
            ),
        ),
    ),
)

card(
    "6 C 45",
    "Sméagol, Poor Creature",
    to_play(add_burdens(1)),
    ability(skirmish, discard_from_hand(1) >> make(this, strength(+1))),
)

card(
    "6 R 46",
    "They Stole It",
    ability(
        skirmish,
        spot(titled("Gollum")) + discard_from_hand(3)
        >> wound(
            or_if(is_(that(companion), shire, companion), 2, otherwise=1),
            a(companion, skirmishing_against(titled("Gollum"))),
        ),
    ),
)

card(
    "6 C 47",
    "You're a Liar and a Thief",
    response_event(wins_skirmish(titled("Gollum")), wound(a(companion, ~ring_bearer))),
)
