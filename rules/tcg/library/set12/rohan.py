"""Rohan of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 C 107",
    "Aldred, Éored Soldier",
    each_time(
        skirmish_starts(this),
        may(discard(a(possession, borne_by(minion, skirmishing_against(this))))),
    ),
)

card(
    "12 R 108",
    "Cast Out",
    ability(maneuver, spot(rohan, man) + discard(this) >> exert(a(minion))),
    ability(
        maneuver,
        spot(mounted, rohan, man) + discard(this) >> return_to_hand(a(exhausted, minion)),
    ),
)

card(
    "12 C 109",
    "Challenging the Orc-host",
    event(
        skirmish,
        make(
            a(rohan, companion),
            strength(or_if(is_(it, with_resistance(at_least(5))), number_of(minion), otherwise=+2)),
        ),
    ),
)

card(
    "12 C 110",
    "Cleaving a Path",
    ability(
        skirmish,
        discard(this)
        >> make(
            a(rohan, companion),
            strength(
                number_true(
                    at(plains),
                    is_(it, with_resistance(at_least(4))),
                    is_bearing(it, armor),
                    is_skirmishing(it, wounded, minion),
                )
            ),
        ),
    ),
)

card(
    "12 R 111",
    "Coif",
    bearer_must_be(rohan, man),
    each_time(
        about_to_add(twilight_token, by=shadow_side, any_number=True),
        may(exert(bearer) >> prevent_that),
    ),
    each_time(the_fellowship_moves_from(forest), exert(a(companion))),
)

card(
    "12 U 112",
    "Éomer, Éored Leader",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    ability(
        maneuver,
        given(more(number_of(minion), number_of(companion))),
        exert(this) >> play(from_draw_deck(rohan, companion)),
    ),
)

card("12 S 113", "Éored Warrior", while_(at(battleground | plains), gets(this, strength(+3))))

card(
    "12 C 114",
    "For the Mark",
    event(regroup, spot(rohan, man) >> discard(a(possession))),
    also_playable(maneuver, exert(a(rohan, man, with_resistance(at_least(3))))),
)

card(
    "12 C 115",
    "Golden Glimmer",
    response(
        about_to_take_a_wound(companion),
        spot(rohan, companion) + add_burdens(2) >> prevent_that,
    ),
)

card(
    "12 R 116",
    "Haethen, Veteran Fighter",
    while_(in_fierce_skirmish, gets(this, takes_no_wounds)),
    ability(skirmish, exert(this) >> make(this, strength(+1))),
)

card(
    "12 U 117",
    "Léofric, Defender of the Mark",
    ability(
        skirmish,
        given(is_(this, skirmishing)),
        exert(this) >> play(from_draw_deck(rohan, skirmish_event)),
    ),
)
