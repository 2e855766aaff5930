"""The Nazgûl of *Mount Doom*."""

from rules.tcg.library.own.worded import discard_unless_put_on_its_deck
from rules.tcg.notation.language import *

card(
    "10 U 53",
    "Black Marshal",
    ability(
        shadow,
        exert(a(nazgul)) + play(from_hand(wraith_culture, minion))
        >> add_twilight(or_if(you_have_initiative, 2, otherwise=1)),
    ),
)

card(
    "10 U 54",
    "Cirith Ungol Scavenger",
    each_time(
        wins_skirmish(this),
        may(exert(this) >> discard(a(possession, borne_by(character, skirmishing_against(this))))),
    ),
)

card(
    "10 C 55",
    "Cirith Ungol Soldier",
    ability(shadow, spot(possession) >> make(this, fierce, until=regroup)),
)

card(
    "10 C 56",
    "Cirith Ungol Warrior",
    ability(shadow, spot(possession) >> make(this, fierce, until=regroup)),
)

card(
    "10 U 57",
    "Cirith Ungol Watchman",
    gets(
        companion & skirmishing_against(this),
        loses_damage_bonuses(possession),
        loses_strength_bonuses(possession),
    ),
)

card(
    "10 R 58",
    "Dark Swooping Shadows",
    event(
        skirmish,
        heal(a(enduring, wraith_culture, minion)) >> either(add_burdens(), add_threats(2)),
    ),
)

card(
    "10 R 59",
    "Gorbag, Covetous Captain",
    gets(wraith_culture & orc, strength(wounds_on(ring_bearer))),
)

card(
    "10 R 60",
    "Gorbag's Sword",
    bearer_must_be(wraith_culture, orc),
    when_played(may(discard_unless_put_on_its_deck)),
    while_(is_(bearer, titled("Gorbag")), gets(bearer, fierce)),
)

card(
    "10 C 61",
    "Houses of Lamentation",
    event(
        skirmish,
        make(
            a(wraith_culture, minion),
            strength(
                or_if(is_skirmishing(it, companion, sharing_with_dead(culture)), +4, otherwise=+2)
            ),
        ),
    ),
)

card(
    "10 C 62",
    "Morgul Banner-bearer",
    while_(
        amount_is(number_of(other(minion)) + twilight_tokens, at_most(3)),
        gets(this, strength(+3), archer),
    ),
)

card(
    "10 R 63",
    "Morgul Vanguard",
    ability(assignment, assign(this, a(unbound, companion, bearing(hand_weapon)))),
)

card(
    "10 C 64",
    "Stooping to the Kill",
    while_(you_have_initiative, gets(your & wraith_culture & minion, damage(+1))),
    ability(skirmish, discard(this) >> make(a(wraith_culture, minion), strength(+2))),
)

card(
    "10 C 65",
    "Swarming Like Beetles",
    ability(
        maneuver,
        spot(wraith_culture, orc) + remove_threats() >> wound(a(companion, ~wounded)),
    ),
)

card(
    "10 C 66",
    "Ten Times Outnumbered",
    event(skirmish, make(a(wraith_culture, orc), strength(2 * wounds_on(ring_bearer)))),
)

card(
    "10 R 67",
    "Úlairë Cantëa, Thrall of The One",
    while_(during(skirmish), gets(this, exerted_only_by(~shadow_side))),
    ability(
        skirmish,
        heal(this) >> discard(a(possession, borne_by(character, skirmishing_against(this)))),
    ),
)

card(
    "10 R 68",
    "Úlairë Enquëa, Thrall of The One",
    while_(during(skirmish), gets(this, exerted_only_by(~shadow_side))),
    ability(skirmish, given(is_(this, skirmishing)), heal(this) >> add_burdens()),
)

card(
    "10 U 69",
    "Úlairë Lemenya, Thrall of The One",
    while_(during(skirmish), gets(this, exerted_only_by(~shadow_side))),
    ability(skirmish, heal(this) >> wound(up_to(3, other(wraith_culture, minion)))),
)

card(
    "10 U 70",
    "Úlairë Nelya, Thrall of The One",
    while_(during(skirmish), gets(this, exerted_only_by(~shadow_side))),
    ability(skirmish, heal(this) >> add_twilight(burdens)),
)

card(
    "10 R 71",
    "Úlairë Toldëa, Thrall of The One",
    while_(during(skirmish), gets(this, exerted_only_by(~shadow_side))),
    ability(skirmish, heal(this) >> make(this, damage(+1))),
)
