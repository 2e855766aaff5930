"""Uruk-hai of *Treachery and Deceit*."""

from rules.tcg.library.own.vitality_in_skirmish import use_vitality_to_resolve_that_skirmish
from rules.tcg.notation.language import *

card(
    "18 R 114",
    "Cleaved",
    ability(
        regroup,
        given(is_(this, in_support_area)),
        exert(2, a(uruk_hai_culture, hunter_keyword)) >> transfer(this, a(unbound, companion)),
    ),
    ability(
        archery,
        given(is_(this, in_support_area)),
        spot(uruk_hai_culture, minion) >> transfer(this, a(free_peoples, archer)),
    ),
)

card(
    "18 R 115",
    "Final Triumph",
    event(
        skirmish,
        spot(your, uruk_hai, skirmishing_against(companion))
        >> use_vitality_to_resolve_that_skirmish,
    ),
)

card(
    "18 C 116",
    "Fury of the Evil Army",
    bearer_must_be(uruk_hai_culture, minion),
    each_time(
        wins_skirmish(bearer),
        may(either(discard(a(follower)), heal(a(uruk_hai_culture, minion)), take_control())),
    ),
)

card(
    "18 C 117",
    "Ghastly Wound",
    event(skirmish, make(a(uruk_hai_culture, minion), strength(+2), damage(+1))),
)

card(
    "18 R 118",
    "Lurtz, Halfling Hunter",
    ability(maneuver, spot(6, companion) >> make(this, fierce, until=regroup)),
    ability(
        assignment,
        exert(2, this)
        >> unless(
            free_peoples_player,
            either(exert(that(companion)), add_burdens(1)),
            assign(this, a(unbound, companion)),
        ),
    ),
)

card(
    "18 R 119",
    "Lurtz's Bow, Black-fletch Bow",
    bearer_must_be(uruk_hai),
    each_time(is_played(this, on=titled("Lurtz")), may(draw(1))),
    ability(
        archery,
        given(is_(bearer, titled("Lurtz"))),
        discard(from_hand(2, uruk_hai_culture)) >> exert(a(unbound, companion)),
    ),
)

card(
    "18 U 120",
    "New Forges Built",
    event(maneuver, exert(a(uruk_hai_culture, minion)) >> reinforce(uruk_hai_culture)),
)

card(
    "18 U 121",
    "Pikes Upon Pikes",
    while_(
        during(archery),
        gets(uruk_hai_culture & minion & bearing(hand_weapon), takes_no_wounds),
    ),
    ability(
        skirmish,
        discard(this) >> make(a(uruk_hai_culture, minion, bearing(possession)), strength(+2)),
    ),
)

card(
    "18 R 122",
    "Shagrat, Tower Captain",
    while_(can_spot(7, possession), gets(this, fierce)),
    while_(can_spot(7, possession) & ~during(skirmish), gets(this, takes_no_wounds)),
)

card(
    "18 U 123",
    "Tracking the Prize",
    each_time(
        skirmish_starts(uruk_hai_culture, hunter_keyword),
        given(can_spot(3, uruk_hai_culture, hunter_keyword)),
        exert(each(companion, skirmishing_against(uruk_hai_culture, hunter_keyword))),
    ),
)

card("18 C 124", "White Hand Attacker", while_(at(battleground), gets(this, strength(+2))))

card(
    "18 C 125",
    "White Hand Exorciser",
    when_played(may(heal(a(uruk_hai_culture, minion)))),
)

card(
    "18 R 126",
    "White Hand Marchers",
    gets(this, strength(number_of(other(uruk_hai_culture, minion)))),
)

card(
    "18 R 127",
    "White Hand Marshal",
    each_time(wins_skirmish(this), may(take_control())),
)

card(
    "18 C 128",
    "White Hand Mystic",
    response(about_to_take_a_wound(uruk_hai_culture, minion), exert(this) >> prevent_that),
)

card(
    "18 C 129",
    "White Hand Sieger",
    to_play(spot(uruk_hai_culture, minion), given(you_control_a_site)),
)

card(
    "18 U 130",
    "White Hand Traveler",
    ability(
        skirmish,
        spot(2, other(uruk_hai_culture, minion)) + remove_twilight(2)
        >> make(this, strength(+1), damage(+1)),
    ),
)

card("18 C 131", "White Hand Uruk", to_play(spot(uruk_hai_culture, minion)))
