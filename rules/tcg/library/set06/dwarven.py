"""Dwarves of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 U 9",
    "Lend Us Your Aid",
    event(
        maneuver,
        exert(2, a(titled("Gimli")))
        >> make(that(titled("Gimli")), strength(+3), until=regroup)
        + make(each(elf, companion), strength(+3), until=regroup),
    ),
)

card(
    "6 C 10",
    "Suspended Palaces",
    when_played(may(spot(dwarf) >> place_tokens(2, dwarven))),
    ability(
        fellowship,
        either(discard(this), remove_tokens(1, dwarven))
        >> stack(top_of_deck(), a(dwarven, condition, with_stacked(~this))),
    ),
)

card(
    "6 R 11",
    "Toss Me",
    while_(is_(this, stacked_on(dwarven, condition)), gets(titled("Gimli"), strength(+1))),
    event(
        fellowship,
        either(
            put_on_deck(this),
            put_beneath_deck(this),
            put_on_deck(from_hand(dwarven)),
            put_beneath_deck(from_hand(dwarven)),
        ),
    ),
)
