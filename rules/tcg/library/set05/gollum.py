"""Gollum of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 R 21",
    "Be Back Soon",
    event(
        maneuver,
        discard(a(titled("Sméagol")))
        >> unless(an_opponent, exert(2, a(minion)), discard(a(minion))),
    ),
)

card(
    "5 U 22",
    "Evil-smelling Fens",
    gets(site & on_adventure_path, marsh),
    ability(
        shadow,
        exert(2, a(titled("Gollum"))) + discard(this) >> play(from_discard_pile(minion)),
    ),
)

card(
    "5 U 23",
    "Follow Sméagol",
    plays_on(titled("Sméagol")),
    ability(regroup, exert(a(titled("Sméagol", "Gollum"))) >> play_next_site()),
)

card(
    "5 C 24",
    "Gollum, Nasty Treacherous Creature",
    ability(regroup, discard(this) >> exert(a(companion | ally))),
)

card(
    "5 R 25",
    "Gollum, Stinker",
    gets(this, strength(burdens)),
    each_time(wins_skirmish(this), may(add_burdens(1))),
)

card(
    "5 U 26",
    "Look at Him",
    event(shadow, spot(titled("Sméagol", "Gollum")) >> add_twilight(burdens)),
)

card(
    "5 C 27",
    "Poor Wretch",
    plays_on(titled("Sméagol")),
    ability(skirmish, discard(this) >> make(a(titled("Sméagol")), damage(+1))),
)

card(
    "5 C 28",
    "Sméagol, Old Noser",
    to_play(add_burdens(1)),
    ability(
        regroup,
        exert(2, a(titled("Sméagol", "Gollum")))
        >> reveal(top_of_deck(4))
        + for_each(cards_revealed(shadow_side), wound(a(minion)))
        + put_beneath_deck(revealed_in_any_order()),
    ),
)

card(
    "5 R 29",
    "Sméagol, Slinker",
    to_play(add_burdens(1)),
    ability(skirmish, add_burdens(1) >> make(this, strength(+2), takes_no_wounds)),
)

# One event of two texts, of which the phase decides.
card(
    "5 C 30",
    "We Must Have It",
    event(
        shadow,
        skirmish,
        either(
            given(during(shadow)) >> play(from_draw_deck(titled("Gollum"), or_from=discard_pile)),
            given(during(skirmish)) + discard_at_random()
            >> make(a(titled("Gollum")), strength(+3)),
        ),
    ),
)
