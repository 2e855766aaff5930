"""The Elves of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 S 7",
    "Elven Guardian",
    while_(is_skirmishing(this, wounded, minion), gets(this, strength(+2))),
    ability(maneuver, exert(this) >> heal(another(hunter_keyword))),
)

card(
    "17 U 8",
    "Hearth and Hall",
    event(
        regroup,
        spot(elven, hunter_keyword)
        >> either(
            for_each(number_of(hunter_keyword), draw(1)),
            for_each(number_of(hunter_keyword), reinforce(elven)),
        ),
    ),
)

card(
    "17 U 9",
    "Lothlórien Guides",
    event(
        maneuver,
        given(can_spot(2, elf) | (can_spot(elf) & can_spot(elven, follower))),
        discard(some(or_if(can_spot(4, shadow_side, condition), 2, otherwise=1), condition)),
    ),
)

card(
    "17 U 10",
    "Namárië",
    when_played(place_tokens(number_of(hunter_keyword), elven)),
    ability(
        maneuver,
        either(discard(this), remove_tokens(1)) + spot(elven, hunter_keyword)
        >> discard(a(condition)),
    ),
)

card(
    "17 S 11",
    "Orophin, Silvan Elf",
    while_(is_skirmishing(this, wounded, minion), gets(this, strength(+3))),
    ability(archery, exert(another(elven, hunter_keyword)) + add_threats(1) >> wound(a(minion))),
)

card(
    "17 S 12",
    "Rúmil, Silvan Elf",
    while_(can_spot(wounded, minion), gets(this, strength(+1), archer)),
    ability(archery, exert(another(elven, hunter_keyword)) + add_threats(1) >> wound(a(minion))),
)

card(
    "17 R 13",
    "The World Ahead",
    to_play(spot(elf)),
    each_time(the_fellowship_moves_to(site, in_region(1)), add_threats(1)),
    each_time(the_fellowship_moves_to(site, in_region(2)), heal(a(elf))),
    each_time(the_fellowship_moves_to(site, in_region(3)), draw(1)),
)

card(
    "17 U 14",
    "Weapons of Lothlórien",
    event(
        archery,
        either(
            spot(elven, archer) + add_threats(1) >> wound(a(minion)),
            spot(elven, archer) + add_threats(3) >> exert(some(3, minion)),
        ),
    ),
)
