"""Dwarves of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 C 3",
    "Axe Strike",
    event(skirmish, make(a(dwarf), strength(or_if(+2, is_bearing(it, dwarven, hand_weapon), +3)))),
)

card("1 C 7", "Dwarf Guard", to_play(spot(dwarf)))

card("1 C 8", "Dwarven Armor", bearer_must_be(dwarf), gets(bearer, overwhelmed_only_at(3)))

card(
    "1 C 9",
    "Dwarven Axe",
    bearer_must_be(dwarf),
    # Once a skirmish, however many minions lose it (rulings of April 2004).
    each_time(
        wins_skirmish(bearer, against=minion),
        makes(shadow_player, discard(top_of_deck())),
    ),
)

card(
    "1 C 11",
    "Farin, Dwarven Emissary",
    to_play(spot(dwarf)),
    while_(is_skirmishing(this, orc), gets(this, strength(+2))),
)

card(
    "1 U 12",
    "Gimli, Dwarf of Erebor",
    ability(
        fellowship,
        given(amount_is(twilight_tokens, at_most(1))),
        add_twilight(2) >> put_beneath_deck(from_hand()),
    ),
)

card(
    "1 R 15",
    "Gimli's Helm",
    bearer_must_be(titled("Gimli")),
    gets(bearer, wounds_a_skirmish(1)),
    ability(
        skirmish, discard(this) >> lasting(each_time(about_to_take_a_wound(bearer), prevent_that))
    ),
)

card(
    "1 C 19",
    "Here Lies Balin, Son of Fundin",
    event(maneuver, exert(a(dwarf)) >> either(wound(some(2, orc)), wound(a(orc), 2))),
)

card(
    "1 C 20",
    "Let Them Come!",
    each_time(wins_skirmish(dwarf, against=orc), discard(that(orc))),
    each_time(loses_skirmish(dwarf), discard(this)),
)

card("1 C 21", "Lord of Moria", gets(dwarf, damage(+1)))

card(
    "1 C 24",
    "Stairs of Khazad-dûm",
    gets(all_of_these(dwarf, skirmishing_against(moria, minion)), strength(+1)),
)

card("1 C 25", "Still Draws Breath", response_event(wins_skirmish(dwarf), heal(that(dwarf))))

card(
    "1 C 26",
    "Their Halls of Stone",
    event(skirmish, make(a(dwarf), strength(or_if(+2, at(underground), +4)))),
)

card(
    "1 U 27",
    "Thrarin, Dwarven Smith",
    ability(
        maneuver,
        exert(this)
        >> make(this, participates_in_archery, participates_in_skirmishes, until=regroup),
    ),
)
