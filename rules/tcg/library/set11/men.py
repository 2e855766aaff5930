"""Men of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 U 67",
    "Archer of Harad",
    while_(can_spot(companion, with_resistance(at_most(4))), minion_archery(+1)),
)

card(
    "11 R 68",
    "Armored Easterling",
    ability(skirmish, remove_twilight(2) >> make(a(lurker, minion), strength(+1))),
    ability(skirmish, remove_twilight(2) >> make(a(lurker, minion), fierce, until=regroup)),
    ability(skirmish, remove_twilight(2) >> make(a(lurker, minion), damage(+1))),
)

card(
    "11 U 69",
    "Axeman of Harad",
    while_(can_spot(companion, with_resistance(at_most(3))), gets(this, twilight_cost(-2))),
)

card(
    "11 R 70", "Bloodthirsty", event(regroup, spot(2, men, minion) >> wound(a(unbound, companion)))
)

card("11 C 71", "Bold and Cunning", event(skirmish, spot(men, minion) >> discard(a(possession))))

card(
    "11 C 72",
    "Column of Easterlings",
    ability(skirmish, discard(this) >> make(a(men, minion), strength(+4))),
)

card("11 C 73", "Corps of Harad", while_(at(battleground), gets(this, fierce)))

card(
    "11 U 74",
    "Detachment of Haradrim",
    ability(
        maneuver,
        exert(this) >> add_twilight(number_of(companion, with_resistance(at_most(5)))),
    ),
)

card(
    "11 R 75",
    "Easterling Host",
    ability(
        skirmish,
        exert(this) + make(this, strength(-2), until=regroup)
        >> make(each(other(men, minion)), strength(+1), until=regroup),
    ),
)

card(
    "11 C 76",
    "Easterling Shield Wall",
    response(
        about_to_take_a_wound(men, minion, in_a_skirmish=True),
        exert(this) + remove_twilight(1) >> prevent_that,
    ),
)

card("11 S 77", "Elder of Dunland", while_(at(plains), gets(this, damage(+1))))

card("11 R 78", "Elevated Fire", event(archery, spot(men, minion) >> add_to_minion_archery(+3)))

card(
    "11 C 79",
    "Fearsome Dunlending",
    when_played(
        given(at(plains)),
        may(make(a(unbound, companion), resistance(-1), until=end_of_turn)),
    ),
)

card(
    "11 U 80",
    "Ferocious Haradrim",
    each_time(
        is_killed(free_peoples, character),
        make(each(your, men, minion), strength(+3), until=regroup),
    ),
)

card(
    "11 R 81",
    "Fletcher of Harad",
    while_(at(plains), gets(this, archer)),
    while_(can_spot(6, companion), gets(men & minion, archer)),
)

card("11 S 82", "Footman of Dunland", gets(current_site, gains(plains)))

card("11 C 83", "Force of Harad", discard_when(cannot_spot(other(men, minion))))

card(
    "11 S 84",
    "Harad Standard-bearer",
    ability(skirmish, remove_twilight(3) >> make(this, damage(+1))),
)

card("11 C 85", "Horde of Harad", while_(at(battleground), gets(this, fierce)))

card(
    "11 C 86",
    "Invading Haradrim",
    each_time(
        is_assigned(this, by=free_peoples_player),
        add_twilight(number_of(free_peoples, character, with_resistance(at_most(5)))),
    ),
)

card(
    "11 U 87",
    "Láthspell",
    to_play(spot(men, minion)),
    bearer_must_be(companion),
    while_(
        is_skirmishing(bearer, men, minion),
        gets(bearer, loses_strength_bonuses(possession), loses_damage_bonuses(possession)),
    ),
)

card("11 C 88", "Legion of Harad")

card(
    "11 C 89",
    "Long Battle Bow",
    bearer_must_be(men, minion),
    gets(bearer, archer),
    when_played(may(have(free_peoples_player, exert(a(your, man))))),
)

card(
    "11 S 90",
    "Man of Bree",
    gets(this, strength(cards_in_hand(who=free_peoples_player))),
)

card(
    "11 R 91",
    "Oath Sworn",
    at_start_of(
        maneuver,
        given(amount_is(cards_in_hand(), at_least(2))),
        may(spot(2, men, minion) + discard_hand() >> add_twilight(8)),
    ),
)

card(
    "11 S 92",
    "Overrun",
    event(
        skirmish, make(a(men, minion), strength(or_if(at(battleground | plains), +4, otherwise=+2)))
    ),
)

card(
    "11 C 93",
    "Patroller of Haradrim",
    each_time(
        is_assigned(this, to=character & with_resistance(at_most(5))),
        may(discard(a(possession, borne_by(that(character, ~this))))),
    ),
)

card(
    "11 C 94",
    "Pavise",
    bearer_must_be(men, minion),
    gets(this, twilight_cost(-number_of(free_peoples, possession))),
    while_(~during(skirmish), gets(bearer, takes_no_wounds)),
)

card(
    "11 S 95",
    "Poleaxe",
    bearer_must_be(men, minion),
    ability(skirmish, remove_twilight(2) >> make(a(men, minion), fierce, until=regroup)),
)

card(
    "11 R 96",
    "Precision Targeting",
    event(
        archery,
        spot(men, minion)
        >> add_to_minion_archery(+1)
        + have(free_peoples_player, pick(some(3, companion)))
        + make(each(companion, ~those(companion)), takes_no_archery_wounds),
    ),
)

card(
    "11 S 97",
    "Raging Dunlending",
    when_played(may(exert(this) >> make(this, fierce, until=regroup))),
    while_(can_spot(6, companion), gets(men & minion, fierce)),
)

card(
    "11 C 98",
    "Rampaging Easterling",
    each_time(wins_skirmish(other(men, minion)), make(this, strength(+3), until=regroup)),
)

card(
    "11 U 99",
    "Squad of Haradrim",
    ability(
        regroup,
        spot(other(men, minion)) + spot(2, free_peoples, character, with_resistance(at_most(5)))
        >> add_to_move_limit(-1),
    ),
)

card(
    "11 R 100",
    "Strange-looking Men",
    ability(
        maneuver,
        exert(this) >> transfer(a(possession | condition, borne_by(character)), a(character)),
    ),
)

card(
    "11 C 101",
    "Swarthy Bree-lander",
    at_start_of(
        maneuver,
        may(remove_twilight(2) >> transfer(a(condition, borne_by(character)), a(character))),
    ),
)

card(
    "11 C 102",
    "Throng of Harad",
    each_time(
        is_assigned(this, to=character & with_resistance(at_most(5))),
        make(this, fierce, until=regroup),
    ),
)

card("11 C 103", "Warrior of Dunland", while_(at(plains), gets(this, ambush(+1))))

card(
    "11 U 104",
    "Whistling Death",
    event(
        skirmish,
        wound(a(character, skirmishing_against(men, minion)))
        + if_(at(battleground), may(remove_twilight(3) >> wound(that(character)))),
    ),
)

card(
    "11 U 105",
    "Wielding the Ring",
    to_play(spot(men, minion)),
    bearer_must_be(companion, ~ring_bearer),
)
