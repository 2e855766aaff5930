"""The Dwarves of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 R 41",
    "Axe of Erebor",
    bearer_must_be(titled("Gimli")),
    gets(bearer, damage(+1)),
    ability(
        skirmish,
        either(
            discard(a(dwarven, condition)),
            discard(from_stack(on=dwarven & condition)),
        )
        >> make(a(titled("Gimli")), strength(+1)),
    ),
)

card(
    "4 C 42",
    "Best Company",
    event(skirmish, make(a(dwarf), strength(or_if(at(battleground), +4, otherwise=+2)))),
)

card(
    "4 U 43",
    "Come Here Lad",
    event(fellowship, stack(top_of_deck(2), a(dwarven, condition, with_stacked(~this)))),
)

card(
    "4 C 44",
    "Courtesy of My Hall",
    when_played(stack(from_discard_pile(), this)),
    ability(fellowship, discard(from_stack(free_peoples, on=this)) >> heal(a(dwarf))),
)

card(
    "4 R 45",
    "Dwarven Foresight",
    event(
        fellowship,
        spot(dwarf) >> take_into_hand(from_stack(free_peoples, on=dwarven & condition)),
    ),
)

card(
    "4 R 46",
    "Ever My Heart Rises",
    when_played(reveal(top_of_deck(6)) + stack(each(from_revealed()), this)),
    ability(
        fellowship,
        spot(dwarf) + discard(top_of_deck()) >> take_into_hand(from_stack(free_peoples, on=this)),
    ),
)

# The card is stacked first, so that a Dwarf among the cards of the hand is not "that Dwarf".
card(
    "4 U 47",
    "From the Armory",
    ability(
        skirmish,
        stack(from_hand(free_peoples), this) + exert(a(dwarf))
        >> make(that(dwarf), gains(each_time(about_to_take_a_wound(this), prevent_that))),
    ),
)

card("4 R 48", "Gimli, Lockbearer", gets(this, strength(number_of(unbound, hobbit, companion))))

card(
    "4 C 49",
    "Gimli, Unbidden Guest",
    ability(
        skirmish,
        exert(this)
        >> make(
            a(unbound, companion), strength(or_if(is_(it, titled("Legolas")), +2, otherwise=+1))
        ),
    ),
)

card(
    "4 C 50",
    "Here Is Good Rock",
    ability(skirmish, stack(from_hand(free_peoples), this) >> make(a(dwarf), damage(+1))),
)

card(
    "4 C 51",
    "Khazâd Ai-mênu",
    event(
        skirmish,
        if_(
            can_spot(titled("Legolas")),
            make(a(dwarf), strength(+3), damage(+1)),
            make(a(dwarf), strength(+2)),
        ),
    ),
)

# With two tokens on the one and three on the other the bonus is two (4.2, "Card rulings").
card(
    "4 R 52",
    "My Axe Is Notched",
    each_time(wins_skirmish(titled("Gimli")), place_tokens(1, dwarven)),
    gets(
        titled("Gimli"),
        strength(
            limited(
                lower_of(
                    culture_tokens_on(this, culture=dwarven),
                    culture_tokens_on(titled("Final Count"), culture=elven),
                ),
                to=3,
            )
        ),
    ),
)

card(
    "4 U 53",
    "Quick As May Be",
    event(maneuver, spot(dwarf, companion) + spot(elf, companion) >> wound(a(minion))),
)

card(
    "4 R 54",
    "Rest by Blind Night",
    event(regroup, shuffle_into_deck(any_number(dwarven, condition), with_stacked=True)),
)

card(
    "4 R 55",
    "Restless Axe",
    event(
        regroup,
        exert(a(dwarf))
        >> shuffle_into_deck(a(dwarven, condition), with_stacked=True)
        + for_each(that_many, exert(a(minion))),
    ),
)

card(
    "4 C 56",
    "Search Far and Wide",
    event(fellowship, spot(dwarf) + discard(top_of_deck()) >> draw(2)),
)

card(
    "4 U 57",
    "Stout and Strong",
    each_time(wins_skirmish(dwarf), may(place_tokens(1, dwarven))),
    ability(
        skirmish,
        make(
            a(unbound, companion), strength(limited(culture_tokens_on(this, culture=dwarven), to=3))
        )
        + discard(this),
    ),
)
