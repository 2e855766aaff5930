"""Elves of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 R 12",
    "Dínendal, Mirkwood Archer",
    aid(add_twilight(3)),
    each_time(is_transferred(this, to=all_of_these(companion, ~elven)), exert(bearer)),
    gets(bearer, archer),
)

card("15 C 13", "Elven Bow", bearer_must_be(elf), gets(bearer, archer))

card(
    "15 C 14",
    "Elven Warrior",
    while_(is_bearing(this, possession), gets(this, strength(+2))),
    ability(maneuver, exert(this) >> put_beneath_deck(from_discard_pile(elven))),
)

card(
    "15 C 15",
    "Focus",
    each_time(
        wins_skirmish(titled("Legolas")),
        may(heal(a(hunter_keyword, all_of_these(dwarven, dwarf) | all_of_these(gondor, man)))),
    ),
    ability(skirmish, discard(this) >> make(a(elven, elf), strength(+2))),
)

card(
    "15 U 17",
    "Haldir, Sentry of the Golden Wood",
    to_play(spot(elf)),
    while_(at(battleground), gets(this, strength(+2))),
    while_(at(forest), gets(this, archer)),
)

card(
    "15 S 18",
    "Legolas, Fleet-footed Hunter",
    ability(regroup, exert(some(2, hunter_keyword, companion)) >> draw(1)),
)

card(
    "15 C 23",
    "Point Blank Range",
    event(skirmish, make(a(elf), strength(or_if(+2, can_spot(3, archer), +4)))),
)

card(
    "15 C 25",
    "Sword of the Fallen",
    bearer_must_be(elf),
    gets(all_of_these(minion, skirmishing_against(bearer)), strength(-1 * wounds_on(it))),
    ability(skirmish, exert(bearer) >> exert(a(minion, skirmishing_against(bearer)))),
)
