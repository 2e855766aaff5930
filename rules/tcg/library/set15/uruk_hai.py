"""Uruk-hai of *The Hunters*."""

from rules.tcg.library.own.exchanging_sites import (
    exchange_it_with_a_site_you_control,
    spot_a_free_peoples_site,
)
from rules.tcg.notation.language import *

card("15 R 155", "Advancing Horde", gets(this, strength(number_of(site, you_control))))

card(
    "15 C 156",
    "Charging Uruk",
    while_(in_fierce_skirmish & is_(this, skirmishing), gets(this, strength(+3), hunter(1))),
)

card(
    "15 C 157",
    "Chasing Uruk",
    each_time(
        wins_skirmish(this),
        may(either(spot(4, hunter_keyword), spot(titled("Uglúk"))) >> take_control()),
    ),
)

card("15 C 158", "Covetous Uruk", gets(this, strength(number_of(possession))))

card(
    "15 U 159",
    "Defensive Rush",
    while_(can_spot(uruk_hai_culture, minion), forbids(free_peoples_player, replacing_sites, site)),
    at_start_of(
        skirmish,
        may(
            remove_twilight(3)
            >> heal(or_if(you_control_a_site, 2, otherwise=1), a(uruk_hai_culture, minion))
        ),
    ),
)

card(
    "15 U 160",
    "Following Uruk",
    each_time(wins_skirmish(this), may(exert(a(companion, unassigned)))),
)

card("15 C 161", "Hunting Uruk", while_(at(battleground), gets(this, hunter(1))))

card(
    "15 R 162",
    "Lurtz, Now Perfected",
    each_time(
        wins_skirmish(this),
        have(free_peoples_player, exert(some(current_region_number, companion))),
    ),
)

card(
    "15 R 163",
    "Lurtz's Sword, Mighty Longsword",
    bearer_must_be(uruk_hai_culture, uruk_hai),
    gets(bearer, hunter(1)),
    while_(is_(bearer, titled("Lurtz")), gets(bearer, fierce)),
)

card(
    "15 S 164",
    "Mauhúr, Relentless Hunter",
    ability(
        assignment, exert(this) >> assign(this, a(companion | ally, ~hunter_keyword, ~ring_bearer))
    ),
)

card(
    "15 R 165",
    "Merciless Berserker",
    ability(
        shadow,
        exert(this)
        >> exert(some(over(2, number_of_cultures(free_peoples)), companion))
        + add_threats(over(2, number_of_cultures(free_peoples))),
    ),
)

card(
    "15 U 166",
    "Poised for Assault",
    each_time(
        loses_skirmish(companion, against=uruk_hai_culture & minion),
        place_tokens(1, uruk_hai_culture),
    ),
    ability(skirmish, remove_tokens(2, uruk_hai_culture) >> take_control()),
)

card(
    "15 C 167",
    "Pursuing Uruk",
    while_(in_fierce_skirmish & is_(this, skirmishing), gets(this, hunter(4))),
)

card(
    "15 U 168",
    "Searching Uruk",
    gets(this, strength(number_of(other(uruk_hai_culture, hunter_keyword)))),
)

card(
    "15 C 169",
    "Seeking Uruk",
    while_(
        in_fierce_skirmish & is_(this, skirmishing),
        gets(this, strength(number_of(hunter_keyword))),
    ),
)

card(
    "15 R 170",
    "Sentry Uruk",
    to_play(spot(uruk_hai_culture, minion)),
    while_(can_spot(fierce, minion), gets(this, fierce)),
    while_(can_spot(hunter_keyword), gets(this, hunter(1))),
    while_(can_spot(character, with_damage_bonus(at_least(1))), gets(this, damage(+1))),
)

card("15 S 171", "Tracking Uruk")

card(
    "15 R 172",
    "Uglúk, Ugly Fellow",
    each_time(
        skirmish_starts(this), exert(each(character, ~hunter_keyword, skirmishing_against(this)))
    ),
)

card(
    "15 R 173",
    "Uglúk's Sword, Weapon of Command",
    bearer_must_be(uruk_hai_culture, uruk_hai),
    while_(can_spot(2, site, you_control) & ~during(skirmish), gets(bearer, takes_no_wounds)),
    while_(is_(bearer, titled("Uglúk")), gets(bearer, damage(+1))),
)

card(
    "15 R 174",
    "Uruk Cavern Striker",
    ability(
        skirmish,
        spot_a_free_peoples_site + exert(2, this) >> exchange_it_with_a_site_you_control,
    ),
)

card(
    "15 U 175",
    "Uruk Infantry",
    while_(can_spot(companion, with_strength(at_least(10))), gets(this, strength(+2))),
    ability(
        regroup,
        either(exert(some(4, uruk_hai_culture, minion)), discard(some(3, uruk_hai_culture, minion)))
        >> take_control(),
    ),
)

card(
    "15 C 176",
    "Uruk Village Assassin",
    at_start_of(
        maneuver,
        may(
            spot(other(uruk_hai_culture, minion)) + remove_tokens_anywhere(3, uruk_hai_culture)
            >> either(take_control(), discard(a(follower)))
        ),
    ),
)

card(
    "15 U 177",
    "Uruk Village Rager",
    each_time(wins_skirmish(this), take_control()),
    while_(you_control_a_site & ~during(skirmish), gets(this, takes_no_wounds)),
)

card(
    "15 C 178",
    "Uruk Village Stormer",
    while_(can_spot(companion, with_strength(at_least(12))), gets(this, strength(+4))),
    each_time(
        is_killed(companion | ally, in_a_skirmish=True),
        given(can_spot(uruk_hai_culture, minion, skirmishing)),
        may(take_control()),
    ),
)

card(
    "15 C 179",
    "Violent Hurl",
    event(
        skirmish,
        make(a(uruk_hai_culture, minion), strength(+2))
        + if_(is_(that(minion), hunter_keyword), make(that(minion), damage(+1))),
    ),
)

card(
    "15 R 180",
    "With All Possible Speed",
    gets(hunter_keyword & uruk_hai_culture & minion & ~wounded, strength(+1)),
    response(
        about_to_take_a_wound(your, hunter_keyword, minion, in_a_skirmish=True),
        discard(that(minion)) >> exert(a(companion, ~hunter_keyword)),
    ),
)
