"""Orcs of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 R 81",
    "Abiding Evil",
    event(
        skirmish,
        spot(choose_x(burdens), burdens)
        >> make(a(character, skirmishing_against(orc_culture, orc)), strength(-x)),
    ),
)

card(
    "12 R 82",
    "Barrage",
    event(skirmish, make(each(your, orc_culture, minion), strength(+2), until=regroup)),
)

card(
    "12 R 83",
    "The Beckoning Shadow",
    to_play(exert(a(orc_culture, minion))),
    as_soon_as(
        can_spot(5, burdens) & ~in_draw_deck(1, who=free_peoples_player),
        corrupt_the_ring_bearer,
    ),
)

card("12 C 84", "Bloodstained Field", event(archery, spot(orc_culture, lurker) >> wound(a(elf))))

card(
    "12 R 85",
    "Cave Troll of Moria, Savage Menace",
    each_time(
        wins_skirmish(orc_culture, lurker),
        may(have(free_peoples_player, discard(top_of_deck(2)))),
    ),
)

card(
    "12 R 86",
    "Cave Troll's Hammer, Unwieldy Cudgel",
    bearer_must_be(orc_culture, troll),
    when_played(for_each(you_spot(lurker), have(free_peoples_player, exert(a(companion))))),
)

card(
    "12 C 87",
    "Goblin Aggressor",
    while_(is_bearing(this, possession), gets(orc_culture & minion, strength(+1))),
)

card(
    "12 C 88",
    "Great Cost",
    each_time(
        skirmish_starts(orc_culture, minion),
        may(spot(6, companion) >> exert(a(companion, skirmishing))),
    ),
    ability(
        shadow,
        discard(this) + spot(orc_culture, minion)
        >> have(free_peoples_player, put_on_deck(from_hand())),
    ),
)

card(
    "12 U 89",
    "Mordor Aggressor",
    while_(is_bearing(this, possession), gets(orc_culture & minion, strength(+2))),
)

card(
    "12 U 90",
    "Morgul Tormentor",
    each_time(
        is_assigned(this, to=companion & ~wounded, by=free_peoples_player),
        have(free_peoples_player, either(add_burdens(1), discard_from_hand())),
    ),
)

card(
    "12 R 91",
    "Orc Artisan",
    each_time(
        is_played(orc_culture, possession, on=orc_culture & orc, by=you),
        may(add_twilight(or_if(at(battleground | underground), 2, otherwise=1))),
    ),
)

card(
    "12 C 92",
    "Orc Dreg",
    each_time(
        is_assigned(this),
        given(~at(underground)),
        either(remove_twilight(2), discard(this)),
    ),
)

card(
    "12 C 93",
    "Orc Footman",
    each_time(
        is_discarded(this),
        may(spot(companion, with_resistance(at_most(4))) >> shuffle_into_deck(this)),
    ),
)

card(
    "12 U 94",
    "Orc Sapper",
    when_played(
        may(
            spot(companion, with_resistance(at_most(4)))
            >> make(this, cannot_be_assigned_to(that(companion)), until=regroup)
        )
    ),
)

card("12 C 95", "Orc Skulker", gets(your & skirmish_event, twilight_cost(-1)))

card(
    "12 C 96",
    "Orc Spear",
    bearer_must_be(orc_culture, minion),
    when_played(given(is_(bearer, with_cost(at_least(4)))), add_twilight(2)),
)

card(
    "12 U 97",
    "Orc Strategist",
    ability(maneuver, make(a(orc_culture, lurker, minion), loses(lurker), until=regroup)),
)

card(
    "12 C 98",
    "Orc Tormentor",
    each_time(
        is_assigned(this, to=companion & ~wounded, by=free_peoples_player),
        have(free_peoples_player, either(add_burdens(1), discard_from_hand())),
    ),
)

card(
    "12 U 99",
    "Pitiless Orc",
    when_played(may(for_each(companions_over(4), have(free_peoples_player, exert(a(companion)))))),
)

card(
    "12 R 100",
    "Rallying Orc",
    each_time(
        is_played(other(orc_culture, lurker), by=you),
        given(at(battleground | underground)),
        may(have(free_peoples_player, exert(a(companion)))),
    ),
)

card(
    "12 R 101",
    "Retribution",
    each_time(wins_skirmish(orc_culture, minion, bearing(weapon)), add_burdens(1)),
    ability(shadow, discard(this) >> play(from_discard_pile(orc_culture, weapon))),
)

card(
    "12 C 102",
    "Scavenging Goblins",
    when_played(may(play(from_discard_pile(orc_culture, weapon), on=your & orc_culture & orc))),
)

card(
    "12 U 103",
    "Storming the Ramparts",
    event(
        maneuver,
        spot(orc_culture, minion) >> have(free_peoples_player, discard(a(your, condition))),
    ),
)

card(
    "12 U 104",
    "Taunt",
    event(
        skirmish,
        reveal(top_of_deck(or_if(at(battleground), 7, otherwise=5)))
        >> make(a(orc_culture, minion), strength(cards_revealed(orc_culture))),
    ),
)

card(
    "12 R 105",
    "Troll's Keyward, Keeper of the Beast",
    ability(
        shadow,
        exert(this) + reveal_hand() >> add_twilight(cards_revealed(orc_culture, troll)),
    ),
)

card(
    "12 C 106",
    "Vile Goblin",
    each_time(is_assigned(this, to=dwarf), make(this, fierce, until=regroup)),
)
