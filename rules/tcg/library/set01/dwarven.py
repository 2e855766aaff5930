"""Dwarves of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 C 3",
    "Axe Strike",
    event(
        skirmish,
        make(a(dwarf), strength(or_if(is_bearing(it, dwarven, hand_weapon), +3, otherwise=+2))),
    ),
)

card(
    "1 C 4",
    "Battle Fury",
    event(skirmish, exert(a(dwarf)) >> make(that(dwarf), strength(+3), damage(+1))),
)

card("1 C 5", "Cleaving Blow", event(skirmish, make(a(dwarf), strength(+2), damage(+1))))

card("1 C 6", "Delving", event(fellowship, exert(a(dwarf, companion)) >> draw(3)))

card("1 C 7", "Dwarf Guard", to_play(spot(dwarf)))

card("1 C 8", "Dwarven Armor", bearer_must_be(dwarf), gets(bearer, overwhelmed_only_at(3)))

card(
    "1 C 9",
    "Dwarven Axe",
    bearer_must_be(dwarf),
    # Once a skirmish, however many minions lose it (rulings of April 2004).
    each_time(
        wins_skirmish(bearer, against=minion),
        have(shadow_player, discard(top_of_deck())),
    ),
)

card(
    "1 C 10",
    "Dwarven Heart",
    bearer_must_be(dwarf),
    when_played(heal(up_to_times(2), bearer)),
    each_time(your_turn_starts, exert(bearer)),
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

card("1 R 13", "Gimli, Son of Glóin", ability(skirmish, exert(this) >> make(this, strength(+2))))

card(
    "1 R 14",
    "Gimli's Battle Axe",
    bearer_must_be(titled("Gimli")),
    gets(bearer, damage(+1)),
    each_time(wins_skirmish(bearer), may(wound(a(orc)))),
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
    "1 R 16",
    "Greatest Kingdom of My People",
    to_play(exert(a(dwarf))),
    each_time(is_played(orc, by=an_opponent), have(its_owner, discard(top_of_deck()))),
)

card(
    "1 U 17",
    "Grimir, Dwarven Elder",
    ability(fellowship, exert(this) >> shuffle_into_deck(from_discard_pile(dwarven, event_card))),
)

card(
    "1 C 18",
    "Halls of My Home",
    event(
        fellowship,
        exert(a(dwarf))
        >> either(reveal(top_of_deck(3)), reveal(top_of_deck(3, who=an_opponent)))
        + may(discard(from_revealed(shadow_side)))
        + put_on_deck(revealed_in_any_order()),
    ),
)

card(
    "1 C 19",
    "Here Lies Balin, Son of Fundin",
    event(maneuver, exert(a(dwarf)) >> either(wound(some(2, orc)), wound(2, a(orc)))),
)

card(
    "1 C 20",
    "Let Them Come!",
    each_time(wins_skirmish(dwarf, against=orc), discard(that(orc))),
    each_time(loses_skirmish(dwarf), discard(this)),
)

card("1 C 21", "Lord of Moria", gets(dwarf, damage(+1)))

card(
    "1 R 22",
    "Mithril Shaft",
    event(
        maneuver,
        exert(a(dwarf))
        >> until_you_stop(5, discard(top_of_deck()))
        + add_twilight(discarded_in_this_way())
        + take_into_hand(that(free_peoples | shadow_side)),
    ),
)

card(
    "1 R 23",
    "Nobody Tosses a Dwarf",
    response_event(wins_skirmish(dwarf), have(an_opponent, discard(top_of_deck(3)))),
)

card(
    "1 C 24",
    "Stairs of Khazad-dûm",
    gets(dwarf & skirmishing_against(moria, minion), strength(+1)),
)

card("1 C 25", "Still Draws Breath", response_event(wins_skirmish(dwarf), heal(that(dwarf))))

card(
    "1 C 26",
    "Their Halls of Stone",
    event(skirmish, make(a(dwarf), strength(or_if(at(underground), +4, otherwise=+2)))),
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

card(
    "1 R 28",
    "Wealth of Moria",
    event(
        fellowship,
        spot(dwarf)
        >> reveal(top_of_deck(3))
        + take_into_hand(each(from_revealed(free_peoples)))
        + discard(each(from_revealed(shadow_side))),
    ),
)
