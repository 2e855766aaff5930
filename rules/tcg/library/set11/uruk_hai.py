"""Uruk-hai of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 S 178",
    "Bloodthirsty Uruk",
    while_(can_spot(exhausted, companion), gets(this, strength(+3))),
)

card(
    "11 S 180",
    "Brutality",
    event(skirmish, make(a(uruk_hai_culture, minion), strength(number_of(site, battleground)))),
)

card("11 S 183", "Feral Uruk", while_(at(battleground), gets(this, strength(+1), damage(+1))))

card(
    "11 S 187",
    "Furor",
    event(
        skirmish,
        make(
            a(uruk_hai_culture, minion),
            strength(or_if(+2, can_spot(exhausted, companion), +3)),
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
    while_(can_spot(6, companion), gets(all_of_these(uruk_hai_culture, minion), takes_no_wounds)),
)

card("11 S 193", "Lookout Uruk", gets(current_site, gains(battleground)))

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
    "11 C 202",
    "Squad of Uruk-hai",
    while_(is_skirmishing(this, character, with_resistance(at_most(4))), gets(this, damage(+1))),
)
