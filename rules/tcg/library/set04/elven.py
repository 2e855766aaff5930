"""The Elves of *The Two Towers*."""

from rules.tcg.notation.language import *

card("4 U 62", "Elven Bow", bearer_must_be(elf), gets(bearer, archer))

card(
    "4 C 64",
    "Elven Sword",
    bearer_must_be(elf),
    ability(
        skirmish,
        either(exert(bearer), discard_from_hand(2))
        >> make(a(minion, skirmishing_against(bearer)), strength(-1)),
    ),
)

card(
    "4 C 71",
    "Haldir, Emissary of the Galadhrim",
    while_(cannot_spot(site, shadow_controls), gets(this, strength(+2))),
    ability(regroup, given(at(battleground)), exert(this) + exert(another(elf)) >> liberate()),
)

card(
    "4 R 73",
    "Legolas, Dauntless Hunter",
    gets(
        all_of_these(shadow_side, event_card | condition), twilight_cost(number_of(unbound, hobbit))
    ),
)

card(
    "4 C 74",
    "Legolas, Elven Comrade",
    ability(
        skirmish,
        exert(this)
        >> make(
            a(minion, skirmishing_against(unbound, companion)),
            strength(or_if(-1, is_skirmishing(it, titled("Gimli")), -2)),
        ),
    ),
)

card(
    "4 C 78",
    "Lórien Swordsman",
    gets(all_of_these(minion, skirmishing_against(this)), strength(-2 * wounds_on(it))),
)

card(
    "4 C 87",
    "Valor",
    event(skirmish, make(a(elf), strength(or_if(+2, is_skirmishing(it, wounded, minion), +3)))),
)
