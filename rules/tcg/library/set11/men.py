"""Men of *Shadows*."""

from rules.tcg.notation.language import *

card("11 C 71", "Bold and Cunning", event(skirmish, spot(men, minion) >> discard(a(possession))))

card(
    "11 C 72",
    "Column of Easterlings",
    ability(skirmish, discard(this) >> make(a(men, minion), strength(+4))),
)

card("11 C 73", "Corps of Harad", while_(at(battleground), gets(this, fierce)))

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

card("11 S 82", "Footman of Dunland", gets(current_site, gains(plains)))

card(
    "11 S 84",
    "Harad Standard-bearer",
    ability(skirmish, remove_twilight(3) >> make(this, damage(+1))),
)

card("11 C 88", "Legion of Harad")

card(
    "11 C 89",
    "Long Battle Bow",
    bearer_must_be(men, minion),
    gets(bearer, archer),
    when_played(may(makes(free_peoples_player, exert(a(your, man))))),
)

card(
    "11 S 90",
    "Man of Bree",
    gets(this, strength(cards_in_hand(who=free_peoples_player))),
)

card(
    "11 S 92",
    "Overrun",
    event(skirmish, make(a(men, minion), strength(or_if(+2, at(battleground | plains), +4)))),
)

card(
    "11 S 95",
    "Poleaxe",
    bearer_must_be(men, minion),
    ability(skirmish, remove_twilight(2) >> make(a(men, minion), fierce, until=regroup)),
)

card(
    "11 S 97",
    "Raging Dunlending",
    when_played(may(exert(this) >> make(this, fierce, until=regroup))),
    while_(can_spot(6, companion), gets(all_of_these(men, minion), fierce)),
)

card(
    "11 C 98",
    "Rampaging Easterling",
    each_time(wins_skirmish(other(men, minion)), make(this, strength(+3), until=regroup)),
)

card(
    "11 R 100",
    "Strange-looking Men",
    ability(
        maneuver,
        exert(this) >> transfer(a(possession | condition, borne_by(character)), a(character)),
    ),
)
