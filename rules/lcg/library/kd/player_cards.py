"""Player cards of Khazad-dûm."""

from rules.lcg.library.own.khazad_dum import (
    add_icon,
    add_the_number_to_a_hero,
    does_not_raise_threat,
    hit_defending_enemy,
    name_a_number,
    pay_1_from,
    place_1_damage_on_this,
)
from rules.lcg.notation.language import *

card(
    "03001",
    "Dwalin",
    response(attacks_and_defeats(this, orc, enemy), reduce_threat(2)),
)

card(
    "03002",
    "Bifur",
    action(
        pay_1_from(a(hero, yours)) >> add_resources(1, this),
        limit=once_a_round,
        by_any_player=True,
    ),
)

card(
    "03003",
    "Narvi's Belt",
    attach_to(dwarf, hero),
    action(
        exhaust(this)
        >> either(add_icon(leadership), add_icon(lore), add_icon(tactics), add_icon(spirit))
    ),
)

card(
    "03004",
    "Durin's Song",
    action(
        make(
            choose_a(dwarf, hero),
            willpower(+2),
            attack(+2),
            defense(+2),
            until=until_end_of_round,
        )
    ),
)

card(
    "03005",
    "Ever Onward",
    response(players_quest_unsuccessfully, choose_player(a_player) + does_not_raise_threat),
)

card(
    "03006",
    "Veteran of Nanduhirion",
    forced(enters_play(this), place_1_damage_on_this, passive=True),
)

card(
    "03007",
    "Dwarrowdelf Axe",
    attach_to(dwarf, character),
    gets(attached, attack(+1)),
    response(has_struck(attached), hit_defending_enemy),
)

card("03008", "Khazâd! Khazâd!", action(make(choose_a(dwarf, character), attack(+3))))

card("03009", "Zigil Miner", action((exhaust(this) + name_a_number) >> add_the_number_to_a_hero))

card(
    "03010",
    "Untroubled by Darkness",
    action(
        if_(
            active_location_is(underground | dark),
            make(each(dwarf, character), willpower(+2)),
            otherwise=make(each(dwarf, character), willpower(+1)),
        )
    ),
)

card(
    "03011",
    "Erebor Record Keeper",
    gets(this, cannot_attack, cannot_defend),
    action((exhaust(this) + pay(1, lore)) >> ready(a(dwarf, character))),
)

card(
    "03012",
    "Ancestral Knowledge",
    action(
        exhaust(a(dwarf, character, yours))
        >> if_(
            active_location_is(underground | mountain),
            place_progress(4, each(location, active)),
            otherwise=place_progress(2, each(location, active)),
        )
    ),
)

card(
    "03013",
    "Boots from Erebor",
    attach_to(dwarf | hobbit, character, ~with_attached(titled("Boots from Erebor"))),
    gets(attached, hit_points(+1)),
)
