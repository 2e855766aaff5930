"""Dwarves of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 R 1",
    "Book of Mazarbul",
    bearer_must_be(dwarf),
    at_start_of(
        fellowship,
        given(at(site_numbered(at_least(4), fellowship_block))),
        may(draw(number_of(dwarf, companion))),
    ),
)

card(
    "3 U 2",
    "Gimli's Pipe",
    bearer_must_be(titled("Gimli")),
    ability(fellowship, exert(bearer) >> add_to_pipes_you_can_spot(+1)),
)

card(
    "3 R 3",
    "Mines of Khazad-Dûm",
    each_time(is_played(dwarven, tale, by=you), may(heal(a(dwarf, companion)))),
)

card(
    "3 U 4", "A Royal Welcome", ability(regroup, exert(a(dwarf, ally)) >> heal(a(dwarf, companion)))
)

card(
    "3 U 5",
    "Song of Durin",
    to_play(exert(a(dwarf))),
    gets(moria & weapon, twilight_cost(+2)),
    ability(fellowship, discard(this) >> discard(up_to(2, moria, condition))),
)

card(
    "3 C 6",
    "Storm of Argument",
    event(
        fellowship,
        reveal(from_hand(who=an_opponent, random=True))
        + shuffle_into_deck(
            up_to(printed_cost_of(that(free_peoples | shadow_side)), from_discard_pile(dwarven))
        ),
    ),
)
