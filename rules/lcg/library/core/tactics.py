"""Tactics: heroes 4 to 6 and cards 28 to 42 of the core set."""

from rules.lcg.library.own.attacks import (
    attack_with_it,
    bearer_attacks_an_orc,
    cannot_attack_this_phase,
    may_declare_many_defenders,
)
from rules.lcg.notation.language import *

card("01004", "Gimli", gets(this, attack(each_damage_on(this))))

card(
    "01005",
    "Legolas",
    response(participates_in_attack_that_destroys_enemy(this), place_progress(2)),
)

card(
    "01006",
    "Thalin",
    forced(is_revealed(enemy), deal_damage(1, it), given=is_(this, committed)),
)

card("01028", "Veteran Axehand")

card(
    "01029",
    "Gondorian Spearman",
    response(defends(this), deal_damage(1, attacking_enemy)),
)

card("01030", "Horseback Archer")

card(
    "01031",
    "Beorn",
    action(
        make(this, attack(+5)) + at_end_of_phase(if_(in_play(this), shuffle_into_deck(this))),
        limit=once_a_round,
    ),
)

card("01032", "Blade Mastery", action(make(choose_a(character), attack(+1), defense(+1))))

card(
    "01033",
    "Rain of Arrows",
    action(
        exhaust(a(character, yours, ranged_character))
        >> choose_player(a_player) + deal_damage(1, each(enemy, engaged_with_that_player))
    ),
)

card(
    "01034", "Feint", action(cannot_attack_this_phase(choose_a(enemy, engaged)), phase=combat_phase)
)

card("01035", "Quick Strike", action(exhaust(a(character, yours)) >> attack_with_it))

card(
    "01036",
    "Thicket of Spears",
    action(
        choose_player(a_player) + cannot_attack_this_phase(each(enemy, engaged_with_that_player)),
        different_pools=True,
    ),
)

card("01037", "Swift Strike", response(defends(character), deal_damage(2, attacking_enemy)))

card("01038", "Stand Together", action(choose_player(a_player) + may_declare_many_defenders))

card(
    "01039",
    "Blade of Gondolin",
    attach_to(hero),
    gets(attached, attack(+1), given=bearer_attacks_an_orc),
    response(attacks_and_destroys_enemy(attached), place_progress(1)),
)

card("01040", "Citadel Plate", attach_to(hero), gets(attached, hit_points(+4)))

card(
    "01041",
    "Dwarven Axe",
    attach_to(hero),
    gains(attached, attack(+1), instead=(is_(attached, dwarf), attack(+2))),
)

card(
    "01042",
    "Horn of Gondor",
    attach_to(hero),
    response(leaves_play(character), add_resources(1, attached)),
)
