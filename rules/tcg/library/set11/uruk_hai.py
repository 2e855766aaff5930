"""Uruk-hai of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 R 177",
    "Army of Uruk-hai",
    gets(free_peoples & archer & with_resistance(at_most(5)), adds_no_archery),
)

card(
    "11 S 178",
    "Bloodthirsty Uruk",
    while_(can_spot(exhausted, companion), gets(this, strength(+3))),
)

card(
    "11 R 179",
    "Brawling Uruk",
    response(
        ability_is_used(companion, with_resistance(at_most(5))),
        exert(this) >> cancel_that_action,
    ),
)

card(
    "11 S 180",
    "Brutality",
    event(skirmish, make(a(uruk_hai_culture, minion), strength(number_of(site, battleground)))),
)

card(
    "11 R 181",
    "Determined Uruk",
    to_play(spot(uruk_hai_culture, minion)),
    each_time(is_exerted(companion), may(draw(1))),
)

card(
    "11 U 182",
    "Devastation",
    response_event(wins_skirmish(your, uruk_hai_culture, minion), discard(a(condition))),
)

card("11 S 183", "Feral Uruk", while_(at(battleground), gets(this, strength(+1), damage(+1))))

card(
    "11 R 184",
    "Force of Uruk-hai",
    each_time(
        about_to_take_a_wound(this),
        given(at(battleground)),
        may(spot(other(uruk_hai_culture)) >> instead(have(free_peoples_player, draw(1)))),
    ),
)

card(
    "11 U 185",
    "Fortitude",
    when_played(if_(can_spot(uruk_hai_culture, minion), place_tokens(3, uruk_hai_culture))),
    response(
        about_to_take_a_wound(uruk_hai_culture, minion),
        either(discard(this), remove_tokens(1, uruk_hai_culture)) >> prevent_that,
    ),
)

card(
    "11 R 186",
    "Furious Uruk",
    while_(
        is_(this, assigned),
        gets(companion, cannot_use_abilities()),
        gets(free_peoples & possession, cannot_use_abilities()),
    ),
)

card(
    "11 S 187",
    "Furor",
    event(
        skirmish,
        make(
            a(uruk_hai_culture, minion),
            strength(or_if(can_spot(exhausted, companion), +3, otherwise=+2)),
        ),
    ),
)

card("11 S 188", "Hounding Uruk", while_(can_spot(exhausted, companion), gets(this, strength(+3))))

card(
    "11 U 189",
    "Intimidating Uruk",
    when_played(
        given(at(battleground)),
        make(a(unbound, companion), resistance(-2), until=end_of_turn),
    ),
)

card(
    "11 S 190",
    "Invincible Uruk",
    while_(at(battleground), gets(this, takes_no_wounds)),
    while_(can_spot(6, companion), gets(uruk_hai_culture & minion, takes_no_wounds)),
)

card(
    "11 U 191",
    "Isengard Siege Bow",
    bearer_must_be(uruk_hai_culture, minion),
    while_(at(battleground), gets(bearer, archer)),
)

card(
    "11 C 192",
    "Isengard Sword",
    bearer_must_be(uruk_hai_culture, minion),
    gets(character & skirmishing_against(bearer), strength(-2)),
)

card("11 S 193", "Lookout Uruk", gets(current_site, gains(battleground)))

card(
    "11 R 194",
    "Lurtz, Minion of the White Wizard",
    gets(this, strength(3 * number_of(exhausted, companion))),
)

card("11 C 195", "Murderous Uruk")

card(
    "11 C 196",
    "Our Foes Are Weak",
    to_play(spot(uruk_hai_culture, minion)),
    bearer_must_be(unbound, companion, limit=1),
)

card(
    "11 U 197",
    "Overpowering Uruk",
    while_(is_skirmishing(this, character, with_resistance(at_most(3))), gets(this, strength(+3))),
)

card(
    "11 C 198",
    "Patrol of Uruk-hai",
    while_(
        is_skirmishing(this, free_peoples, character, with_resistance(at_most(5))),
        gets(this, takes_no_wounds),
    ),
)

card(
    "11 C 199",
    "Relentless Uruk",
    each_time(
        is_played(free_peoples, event_card),
        given(is_(this, skirmishing)),
        make(this, strength(-2), until=regroup),
    ),
)

card(
    "11 C 200",
    "Ruthless Uruk",
    each_time(
        is_assigned(this, to=character & with_resistance(at_most(3))),
        may(exert(this) >> discard(a(possession, borne_by(that(character, ~this))))),
    ),
)

card(
    "11 C 201",
    "Sentinel Uruk",
    response(
        about_to_take_a_wound(uruk_hai_culture, minion, in_a_skirmish=True),
        either(exert(this), discard(this)) >> prevent_that,
    ),
)

card(
    "11 C 202",
    "Squad of Uruk-hai",
    while_(is_skirmishing(this, character, with_resistance(at_most(4))), gets(this, damage(+1))),
)

card(
    "11 C 203",
    "Swarming Uruk",
    while_(can_spot(other(uruk_hai_culture, minion, assigned)), gets(this, takes_no_wounds)),
)

card("11 C 204", "Tyrannical Uruk")

card(
    "11 R 205",
    "Vigilant Uruk",
    gets(this, strength(2 * number_of(uruk_hai_culture, minion, unassigned))),
)

card("11 C 206", "Watchman Uruk", when_played(given(at(battleground)), may(draw(1))))
