"""Uruk-hai of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 C 134",
    "Advancing Uruk",
    discard_when(cannot_spot(other(uruk_hai_culture, minion))),
)

card(
    "12 U 135",
    "Barbaric Uruk",
    ability(assignment, have(free_peoples_player, assign(this, a(companion, ~wounded)))),
)

card(
    "12 U 136",
    "Berserker Torch",
    bearer_must_be(uruk_hai_culture, uruk_hai),
    while_(
        is_(bearer, skirmishing),
        gets(bearer, strength(2 * wounds_on(character, skirmishing))),
    ),
)

card(
    "12 C 137",
    "Breeding Pit Conscript",
    when_played(may(discard_from_hand() >> draw(1))),
)

card(
    "12 U 138",
    "Broken Heirloom",
    event(
        maneuver,
        spot(uruk_hai_culture, minion)
        >> discard(a(possession, borne_by(companion, with_resistance(at_most(4))))),
    ),
)

card(
    "12 R 139",
    "Broken in Defeat",
    event(skirmish, make(a(uruk_hai_culture, minion), strength(+2))),
    event_returns_to_hand(spot(6, companion)),
)

card(
    "12 U 140",
    "Crushing Uruk",
    response(
        loses_skirmish(companion, against=uruk_hai_culture & minion),
        exert(this) >> discard(a(possession, borne_by(that(companion)))),
    ),
)

card(
    "12 R 141",
    "Dark Alliance",
    response(
        ability_is_used(ally | companion),
        discard(this) + exert(a(uruk_hai_culture, lurker)) >> cancel_that_action,
    ),
)

card(
    "12 C 142",
    "Merciless Uruk",
    each_time(
        wins_skirmish(this),
        may(spot(companion, with_resistance(at_most(4))) >> put_beneath_deck(this)),
    ),
)

card(
    "12 C 143",
    "Quelling Force",
    event(
        skirmish,
        make(
            a(uruk_hai_culture, minion),
            strength(number_of(uruk_hai_culture, minion, ~it)),
        ),
    ),
)

card(
    "12 S 144",
    "Saruman, Agent of the Dark Lord",
    ability(skirmish, exert(this) >> make(a(uruk_hai_culture, minion), strength(+2))),
    each_time(is_killed(companion), may(heal(this))),
)

card(
    "12 C 145",
    "Shingle in a Storm",
    while_(can_spot(6, companion), gets(uruk_hai_culture & minion, damage(+1))),
    ability(
        assignment,
        discard(this)
        >> assign(a(uruk_hai_culture, minion), a(companion, with_resistance(at_most(2)))),
    ),
)

card(
    "12 C 146",
    "Strange Device",
    event(
        shadow,
        spot(uruk_hai_culture, minion)
        >> draw(3) + either(discard_from_hand(2), discard_from_hand(1, uruk_hai_culture, minion)),
    ),
)

card(
    "12 U 147",
    "Suppressing Uruk",
    while_(
        in_dead_pile(companion, who=free_peoples_player),
        gets(unbound & companion, resistance(-4)),
    ),
)

card(
    "12 U 148",
    "Tempest of War",
    while_(
        can_spot(uruk_hai_culture, minion),
        gets(unbound & companion, resistance(-number_of(condition, borne_by(it)))),
    ),
    ability(
        skirmish,
        spot(uruk_hai_culture, minion) + spot(companion, with_resistance(at_most(2)))
        >> discard(each(condition, in_support_area)),
    ),
)

card(
    "12 C 149",
    "Uruk Common",
    each_time(
        is_assigned(this),
        given(~at(battleground)),
        either(remove_twilight(2), discard(this)),
    ),
)

card(
    "12 R 150",
    "Uruk Decimator",
    while_(at(battleground), gets(this, strength(+2))),
    while_(is_bearing(this, possession), gets(this, damage(+1))),
)

card(
    "12 S 151",
    "Uruk Desecrator",
    gets(unbound & companion, resistance(-2 * wounds_on(it))),
)

card(
    "12 S 152",
    "Uruk Dominator",
    ability(
        skirmish,
        exert(this)
        >> if_(
            can_spot(companion, with_resistance(at_most(3))),
            make(this, strength(2 * you_spot(uruk_hai_culture, uruk_hai))),
            make(this, strength(you_spot(uruk_hai_culture, uruk_hai))),
        ),
    ),
)

card(
    "12 C 153",
    "Uruk Pikeman",
    while_(
        is_skirmishing(this, exhausted, companion),
        gets(
            this,
            strength(
                or_if(
                    is_skirmishing(this, exhausted, companion, with_resistance(at_most(4))),
                    +5,
                    otherwise=+3,
                )
            ),
        ),
    ),
)

card(
    "12 R 154",
    "Uruk Slaughterer",
    each_time(
        is_killed(companion, in_a_skirmish=True),
        given(can_spot(uruk_hai_culture, minion, skirmishing)),
        may(discard(any_number(from_hand())) + draw(that_many)),
    ),
)

card(
    "12 R 155",
    "Uruk Zealot",
    to_play(spot(uruk_hai_culture, minion)),
    gets(companion & with_resistance(exactly(0)), strength(-3)),
    each_time(wins_skirmish(this), may(draw(3))),
)

card(
    "12 R 156",
    "Uruk-hai Guard",
    ability(
        assignment,
        exert(this) + spot(companion)
        >> make(this, cannot_be_assigned_to(that(companion), by_free_peoples=True)),
    ),
)

card(
    "12 R 157",
    "Uruk-hai Troop",
    gets(character & skirmishing_against(this), loses_strength_bonuses(weapon)),
)

card(
    "12 U 158",
    "Vicious Uruk",
    each_time(skirmish_starts(this), may(draw(wounds_on(character, skirmishing_against(this))))),
)

card(
    "12 C 159",
    "Weapon of Opportunity",
    bearer_must_be(uruk_hai_culture, minion),
    when_played(given(is_(bearer, with_cost(at_least(4)))), draw(1)),
)

card(
    "12 C 160",
    "Worthy of Mordor",
    at_start_of(regroup, may(remove_twilight(1) >> make(a(uruk_hai_culture, minion), muster))),
)
