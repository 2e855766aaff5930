"""The Elves of *The Two Towers*."""

from rules.tcg.notation.language import *

card("4 R 58", "Alliance Reforged", event(fellowship, draw(you_spot(elf, companion))))

card(
    "4 U 59",
    "Arrow and Blade",
    event(
        skirmish,
        exert(some(choose_x(number_of(elf, companion)), elf, companion))
        >> make(a(minion, skirmishing_against(unbound, companion)), strength(-1 * x)),
    ),
)

card(
    "4 U 60",
    "Blades Drawn",
    to_play(spot(3, elf)),
    gets(minion, strength(-2 * wounds_on(it))),
    discard_during(regroup),
)

card(
    "4 R 61",
    "Company of Archers",
    event(archery, spot(2, elf, companion) >> discard(a(condition))),
)

card("4 U 62", "Elven Bow", bearer_must_be(elf), gets(bearer, archer))

card(
    "4 U 63",
    "Elven Brooch",
    to_play(spot(elf)),
    bearer_must_be(companion),
    response(
        about_to(be_discarded, other(possession, borne_by(bearer)), by=shadow_side),
        instead(discard(this)),
    ),
)

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
    "4 R 65",
    "Erethón, Naith Lieutenant",
    to_play(spot(elf)),
    while_(
        is_bearing(this, ranged_weapon),
        gets(this, strength(+1), damage(+1), adds_no_archery),
    ),
)

card(
    "4 U 66",
    "Feathered",
    event(skirmish, make(a(minion, skirmishing_against(elf)), strength(-2 * wounds_on(it)))),
)

card(
    "4 C 67",
    "Fereveldir, Son of Thandronen",
    to_play(spot(elf)),
    ability(
        skirmish,
        exert(this) + remove_tokens(1, elven, a(your, condition))
        >> wound(a(minion, skirmishing_against(this))),
    ),
)

card(
    "4 C 68",
    "Ferevellon, Son of Thandronen",
    to_play(spot(elf)),
    ability(skirmish, exert(this) >> make(a(minion, skirmishing_against(this)), strength(-2))),
)

# The lower number of the two counts (ruling on My Axe Is Notched in 4.2).
card(
    "4 R 69",
    "Final Count",
    each_time(wins_skirmish(titled("Legolas")), may(place_tokens(1, elven))),
    gets(
        titled("Legolas"),
        strength(
            limited(
                lower_of(
                    culture_tokens_on(this, culture=elven),
                    culture_tokens_on(titled("My Axe Is Notched"), culture=dwarven),
                ),
                to=3,
            )
        ),
    ),
)

card(
    "4 C 70",
    "Flashing Steel",
    event(
        skirmish,
        exert(a(elf)) >> make(a(minion, skirmishing_against(that(elf))), strength(-3)),
    ),
)

card(
    "4 C 71",
    "Haldir, Emissary of the Galadhrim",
    while_(cannot_spot(site, shadow_controls), gets(this, strength(+2))),
    ability(regroup, given(at(battleground)), exert(this) + exert(another(elf)) >> liberate()),
)

card(
    "4 R 72",
    "Killing Field",
    to_play(spot(3, elf)),
    gets(wounded & minion, loses(fierce)),
    discard_during(regroup),
)

card(
    "4 R 73",
    "Legolas, Dauntless Hunter",
    gets(shadow_side & (event_card | condition), twilight_cost(number_of(unbound, hobbit))),
)

card(
    "4 C 74",
    "Legolas, Elven Comrade",
    ability(
        skirmish,
        exert(this)
        >> make(
            a(minion, skirmishing_against(unbound, companion)),
            strength(or_if(is_skirmishing(it, titled("Gimli")), -2, otherwise=-1)),
        ),
    ),
)

card(
    "4 R 75",
    "Lembas",
    to_play(spot(3, elf)),
    bearer_must_be(companion),
    ability(regroup, discard(this) >> reconcile),
)

card(
    "4 C 76",
    "Lórien Guardian",
    ability(regroup, exert(this) >> have(shadow_player, wound(a(minion)))),
)

card(
    "4 U 77",
    "Lórien Is Most Welcome",
    to_play(spot(3, elf)),
    gets(wounded & minion, no_damage_bonus),
    discard_during(regroup),
)

card(
    "4 C 78",
    "Lórien Swordsman",
    gets(minion & skirmishing_against(this), strength(-2 * wounds_on(it))),
)

card(
    "4 R 79",
    "Night Without End",
    response_event(wins_skirmish(elf), exert(that(elf)) >> either(liberate(), wound(a(minion)))),
)

card(
    "4 U 80",
    "Ordulus, Young Warrior",
    to_play(spot(elf)),
    costs_on(this, -1, ranged_weapon),
)

card(
    "4 U 81",
    "Pengedhel, Naith Warrior",
    to_play(spot(elf)),
    while_(is_bearing(this, ranged_weapon), gets(this, strength(+2), adds_no_archery)),
)

card(
    "4 U 82",
    "Strength of Arms",
    each_time(wins_skirmish(elf), may(place_tokens(1, elven))),
    ability(
        skirmish,
        make(
            a(minion, skirmishing_against(elf)),
            strength(-1 * limited(culture_tokens_on(this, culture=elven), to=3)),
        )
        + discard(this),
    ),
)

card(
    "4 C 83",
    "Supporting Fire",
    event(skirmish, make(a(elf), strength(or_if(can_spot(3, elf, companion), +3, otherwise=+2)))),
)

card(
    "4 R 84",
    "Sword-wall",
    event(skirmish, regroup, spot(3, elf, companion) >> either(liberate(), exert(a(minion)))),
)

card(
    "4 C 85",
    "Thandronen, Veteran Protector",
    to_play(spot(elf)),
    ability(regroup, exert(this) >> discard(from_stack(minion, on=condition | site))),
)

card(
    "4 U 86",
    "Thónnas, Naith Captain",
    to_play(spot(elf)),
    while_(
        is_bearing(this, ranged_weapon),
        gets(minion & skirmishing_against(this), strength(-2)),
        gets(this, adds_no_archery),
    ),
)

card(
    "4 C 87",
    "Valor",
    event(
        skirmish,
        make(a(elf), strength(or_if(is_skirmishing(it, wounded, minion), +3, otherwise=+2))),
    ),
)
