"""Gollum of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 C 22",
    "Hidden Even From Her",
    gets(titled("Gollum"), fierce),
    ability(
        shadow,
        spot(6, companion)
        >> play(from_discard_pile(titled("Gollum"))) + exert(a(companion)) + put_on_deck(this),
    ),
)

card(
    "8 U 23",
    "Larder",
    to_play(spot(gollum, minion)),
    ability(regroup, discard_from_hand(1, orc) >> place_tokens(1, gollum)),
    ability(
        skirmish,
        remove_tokens(1, gollum) >> make(a(titled("Shelob")), strength(+3), limit=6),
    ),
)

card(
    "8 R 24",
    "Promise Keeping",
    each_time(
        is_wounded(companion, in_a_skirmish=True),
        given(can_spot(gollum, minion, skirmishing)),
        exert(a(companion)),
    ),
)

card(
    "8 R 25",
    "Shelob, Eater of Light",
    when_played(may(play(from_draw_deck(gollum, possession)))),
    gets(this, strength(3 * number_of(minion, stacked_on(gollum, possession)))),
)

card(
    "8 C 26",
    "Shelob, Last Child of Ungoliant",
    while_(is_(this, skirmishing) & in_fierce_skirmish, gets(this, damage(+1))),
)

card(
    "8 R 27",
    "Sméagol, Slippery Sneak",
    to_play(add_burdens(1)),
    ability(
        skirmish,
        add_threats(vitality_of(minion, skirmishing_against(this))) >> discard(this),
    ),
    ability(regroup, discard(this) >> take_into_hand(from_discard_pile(gollum, minion))),
)

card(
    "8 C 28",
    "Spider Poison",
    ability(
        skirmish,
        either(remove_threats(1), remove_burdens(1))
        >> transfer(this, a(companion, skirmishing_against(titled("Shelob")))),
    ),
    each_time(is_assigned(bearer), exert(bearer)),
)

card(
    "8 U 29",
    "Still Far Ahead",
    event(
        fellowship,
        regroup,
        spot(titled("Sméagol"))
        >> play_next_site() + lasting(gets(next_site, shadow_number(-1)), end_of_turn),
    ),
)

card(
    "8 C 30",
    "Web",
    ability(
        regroup,
        given(amount_is(number_of(stacked_on(this)), at_most(2))),
        spot(your, orc | (gollum & minion)) >> stack(that(orc | (gollum & minion)), this),
    ),
    ability(shadow, play(from_stack(gollum, minion, on=this))),
)
