"""Dwarves of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 U 3",
    "Battle Tested",
    event(
        skirmish,
        make(
            a(dwarf),
            strength(or_if(can_spot(dwarven, condition, with_stacked(~this)), +4, otherwise=+2)),
        ),
    ),
)

card(
    "7 C 4",
    "Calculated Risk",
    event(fellowship, spot(dwarf) + add_threats() >> draw(3)),
)

card(
    "7 R 5",
    "Dark Ways",
    to_play(spot(dwarf)),
    each_time(the_fellowship_moves, either(add_threats(), discard(this))),
    ability(
        regroup,
        discard(this)
        >> heal(2, a(dwarf)) + take_into_hand(from_discard_pile(dwarven, skirmish_event)),
    ),
)

card(
    "7 C 6",
    "Gimli, Faithful Companion",
    while_(you_have_initiative, gets(this, strength(+2))),
)

card(
    "7 R 7",
    "Gimli, Feared Axeman",
    response(
        about_to(be_discarded, dwarven, condition, by=opponents),
        either(exert(a(dwarf)), discard_from_hand(1, dwarven)) >> prevent_that,
    ),
)

card(
    "7 U 8",
    "Gimli's Armor",
    bearer_must_be(titled("Gimli")),
    response(
        about_to_take_a_wound(titled("Gimli")),
        given(you_have_initiative),
        discard_from_hand(2) >> prevent_that,
    ),
)

card(
    "7 R 9",
    "Gimli's Battle Axe, Trusted Weapon",
    bearer_must_be(dwarf),
    while_(can_spot(threats), gets(bearer, damage(+1))),
    while_(can_spot(2, threats), gets(bearer, strength(+1))),
    while_(can_spot(3, threats), fellowship_archery(+1)),
)

card(
    "7 R 10",
    "Loyalty Unshaken",
    when_played(may(stack(from_hand(2), this) + draw(number_of(dwarven, stacked_on(this))))),
    ability(
        skirmish,
        make(a(dwarf), strength(+2), damage(2 * number_of(dwarven, stacked_on(this))))
        + discard(this),
    ),
)

card(
    "7 C 11",
    "Out of Darkness",
    event(skirmish, make(a(dwarf), strength(+2)) + may(exert(that(dwarf)) >> draw(2))),
)

card(
    "7 R 12",
    "Preparations",
    ability(regroup, exert(a(dwarf, companion)) >> stack(from_discard_pile(), this)),
    ability(
        skirmish,
        wound(number_of(dwarven, stacked_on(this)), a(minion, skirmishing_against(dwarf)))
        + discard(this),
    ),
)

card(
    "7 U 13",
    "Reckless Pride",
    bearer_must_be(dwarven, companion),
    gets(minion, gains(ability(assignment, assign(this, a(bearing(titled("Reckless Pride"))))))),
    ability(regroup, discard(this) >> draw(4)),
)

card(
    "7 U 14",
    "Slaked Thirsts",
    event(maneuver, spot(dwarf) >> draw(1)),
    ability(
        maneuver,
        given(is_(this, stacked_on(dwarven, condition))),
        spot(dwarf, companion) + discard(this) >> exert(2, a(minion)),
        used_from=its_stack,
    ),
)
