"""The Wraiths of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 R 67",
    "Between Nazgûl and Prey",
    event(
        assignment,
        exert(2, a(enduring, wraith_culture, minion))
        >> assign(that(minion), a(unbound, companion)),
    ),
)

card(
    "8 R 68",
    "Beyond All Darkness",
    event(
        skirmish,
        exert(a(nazgul))
        >> make(that(nazgul), strength(+2), damage(+1))
        + if_killed(
            character & skirmishing_against(that(nazgul)),
            have(free_peoples_player, put_beneath_deck(each(from_hand()))),
        ),
    ),
)

card(
    "8 U 69",
    "Black Dart",
    ability(
        archery,
        given(is_(this, in_support_area)),
        spot(your, enduring | mounted, nazgul)
        >> transfer(this, a(unbound, companion)) + discard(a(mount, borne_by(that(companion)))),
    ),
    gets(bearer, cannot_heal, cannot_bear(mount)),
)

card(
    "8 R 70",
    "Black Flail",
    bearer_must_be(nazgul),
    ability(
        skirmish,
        given(is_(bearer, titled("The Witch-king"))),
        exert(bearer) + spot(possession, borne_by(character, skirmishing_against(bearer)))
        >> discard(that(possession)),
    ),
)

card(
    "8 U 71",
    "Flung Into the Fray",
    each_time(is_played(minion, from_stack_on=this), may(exert(a(companion)))),
    ability(
        regroup,
        given(cannot_spot(minion, stacked_on(this))),
        spot(your, wraith_culture, minion) >> stack(that(wraith_culture, minion), this),
    ),
    ability(
        shadow,
        spot(2, wraith_culture, minion) >> play(from_stack(wraith_culture, minion, on=this)),
    ),
)

card(
    "8 R 72",
    "Gothmog, Morgul Commander",
    while_(you_have_initiative, gets(wraith_culture & minion, archer)),
)

card(
    "8 U 73",
    "Mastered By Madness",
    event(
        skirmish,
        make(a(nazgul), strength(+2)) + if_wins(that(nazgul), may(discard(a(free_peoples, mount)))),
    ),
)

card(
    "8 C 74",
    "Morgul Ambusher",
    while_(can_spot(3, threats), minion_archery(+2)),
)

card("8 C 75", "Morgul Creeper", while_(can_spot(3, burdens), minion_archery(+2)))

card("8 C 76", "Morgul Lurker", while_(you_have_initiative, minion_archery(+2)))

card(
    "8 R 77",
    "Morgul Squealer",
    ability(shadow, discard(this) >> play(from_discard_pile(wraith_culture, minion))),
    ability(
        shadow,
        spot(6, companion) + discard(this)
        >> play(up_to(2, from_draw_deck(wraith_culture, minion)), cost=-1),
    ),
)

card(
    "8 U 78",
    "Streaming to the Field",
    more_cards_for_initiative(number_of(wraith_culture, orc)),
    ability(skirmish, discard(this) >> make(a(wraith_culture, orc), strength(+2))),
)

card(
    "8 U 79",
    "Úlairë Attëa, Thrall of The One",
    ability(
        regroup,
        exert(this) + spot(your, wraith_culture, minion)
        >> return_to_hand(that(wraith_culture, minion)),
    ),
)

card(
    "8 U 80",
    "Úlairë Nertëa, Thrall of The One",
    gets(wraith_culture & minion, site_number(-1)),
)

card(
    "8 R 81",
    "Úlairë Otsëa, Thrall of The One",
    ability(regroup, discard(this) >> add_twilight(current_site_number)),
)

card(
    "8 U 82",
    "Unhindered",
    event(
        skirmish,
        make(
            a(nazgul),
            strength(+2),
            gains(each_time(wins_skirmish(this), take_initiative(shadow_player))),
        ),
    ),
)

card(
    "8 U 83",
    "Winged Mount",
    to_play(discard_from_hand(2)),
    bearer_must_be(nazgul),
    response(about_to_take_a_wound(bearer), remove_threats() >> prevent_that),
)

card(
    "8 R 84",
    "The Witch-king, Black Captain",
    gets(man & skirmishing_against(this), loses_strength_bonuses(weapon)),
)
