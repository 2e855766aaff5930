"""The Uruk-hai of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 U 112",
    "Blade of the White Hand",
    bearer_must_be(uruk_hai_culture, uruk_hai),
    while_(can_spot(2, site, controlled), gets(bearer, damage(+1))),
    while_(can_spot(4, site, controlled), gets(bearer, damage(+3))),
)

card(
    "17 C 113",
    "Deathly Roar",
    each_time(
        is_played(possession | artifact, by=free_peoples_player),
        place_tokens(1, uruk_hai_culture),
    ),
    each_time(
        wins_skirmish(uruk_hai_culture, minion),
        may(remove_tokens_anywhere(1, uruk_hai_culture) >> exert(a(companion))),
    ),
)

card(
    "17 R 114",
    "Land Had Changed",
    event(
        skirmish,
        make(a(uruk_hai), strength(or_if(can_spot(site, you_control), +3, otherwise=+2)))
        + may(liberate() >> make(that(uruk_hai), strength(+2), damage(+1))),
    ),
)

card(
    "17 S 115",
    "Saruman, Curunír",
    each_time(
        wins_skirmish(uruk_hai_culture, hunter_keyword),
        heal(a(uruk_hai_culture, minion, ~that(uruk_hai_culture, hunter_keyword))),
    ),
    ability(skirmish, exert(2, this) >> make(a(companion), loses(hunter_keyword), until=regroup)),
)

card(
    "17 R 116",
    "Saruman, Master of the White Hand",
    gets(companion, resistance(-1)),
    ability(
        skirmish,
        exert(this)
        >> discard(
            a(
                condition,
                borne_by(companion, skirmishing_against(uruk_hai_culture, minion)),
            )
        ),
    ),
)

card("17 U 117", "Spear of the White Hand", bearer_must_be(uruk_hai_culture, uruk_hai))

card(
    "17 C 118",
    "Vile Pit",
    to_play(spot(uruk_hai_culture, hunter_keyword)),
    at_start_of(
        shadow,
        may(
            discard(from_hand(2, uruk_hai_culture))
            >> play(from_discard_pile(uruk_hai_culture, hunter_keyword))
        ),
    ),
    ability(
        regroup,
        discard(this) >> return_to_hand(a(your, uruk_hai_culture, hunter_keyword)),
    ),
)

card(
    "17 C 119",
    "White Hand Aggressor",
    while_(you_control_a_site & ~during(skirmish), gets(this, takes_no_wounds)),
)

card(
    "17 C 120",
    "White Hand Attacker",
    while_(
        is_(this, assigned),
        gets(site & on_adventure_path, gains_terrains_of(site, you_control)),
    ),
)

card(
    "17 R 121",
    "White Hand Berserker",
    at_start_of(
        archery,
        given(you_control_a_site),
        may(add_to_minion_archery(2 * over(2, number_of_cultures(free_peoples)))),
    ),
)

card("17 C 122", "White Hand Butcher")

card(
    "17 R 123",
    "White Hand Captain",
    while_(is_(this, assigned), gets(character & hunter_keyword, strength(+1))),
)

card(
    "17 R 124",
    "White Hand Destroyer",
    gets(this, hunter(3 * number_of(site, you_control))),
)

card(
    "17 C 125",
    "White Hand Enforcer",
    when_played(may(liberate() >> add_twilight(shadow_number_of(that(site))))),
)

card(
    "17 C 126",
    "White Hand Guard",
    ability(
        skirmish, exert(this) >> make(a(uruk_hai_culture, hunter_keyword, minion), strength(+2))
    ),
)

card(
    "17 C 127",
    "White Hand Intruder",
    each_time(wins_skirmish(this), given(~you_control_a_site), may(take_control())),
)

card(
    "17 C 128",
    "White Hand Invader",
    when_played(for_each(number_of(site, you_control), exert(a(companion)))),
)

card("17 R 129", "White Hand Legion", to_play(remove_threats(2)))

card(
    "17 C 130",
    "White Hand Scout",
    gets(your & uruk_hai_culture & minion, roaming_penalty(-1)),
)

card(
    "17 C 131",
    "White Hand Slayer",
    each_time(
        is_played(event_card),
        given(is_(this, skirmishing)),
        have(its_owner, may(exert(a(character, ~hunter_keyword)))),
    ),
)

card(
    "17 R 132",
    "White Hand Taskmaster",
    when_played(
        may(spot(other(uruk_hai_culture, minion)) >> add_threats(number_of_cultures(free_peoples)))
    ),
)

card(
    "17 C 133",
    "White Hand Trooper",
    while_(is_(this, assigned), gets(hunter_keyword & companion, cannot_use_abilities())),
    while_(
        is_(this, assigned) & can_spot(skirmishing, hunter_keyword, companion),
        forbids(each_player, playing, skirmish_event),
    ),
)

card(
    "17 C 134",
    "White Hand Vanquisher",
    gets(this, damage(number_of(uruk_hai_culture, hunter_keyword, assigned))),
)

card(
    "17 R 135",
    "White Hand Veteran",
    when_played(
        given(you_control_a_site),
        may(take_into_hand(from_discard_pile(uruk_hai_culture, event_card))),
    ),
)

card(
    "17 C 136",
    "White Hand Warrior",
    each_time(
        is_assigned(this, to=companion & ~hunter_keyword),
        may(heal(a(hunter_keyword))),
    ),
)

card(
    "17 R 137",
    "You Do Not Know Fear",
    event(maneuver, for_each(number_of(uruk_hai_culture, minion), discard(a(condition)))),
)

card(
    "17 U 138",
    "You Do Not Know Pain",
    each_time(
        control_is_taken(by=you),
        may(spot(3, uruk_hai_culture, minion) >> exert(a(unbound, companion))),
    ),
    ability(skirmish, liberate() >> make(a(uruk_hai_culture, minion), damage(+1))),
)
