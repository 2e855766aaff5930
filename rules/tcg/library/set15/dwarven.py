"""Dwarves of *The Hunters*."""

from rules.tcg.library.own.tokens_noted import count_its_dwarven_tokens
from rules.tcg.notation.language import *

card(
    "15 U 3",
    "Chamber of Records",
    when_played(may(spot(dwarf) >> place_tokens(2, dwarven))),
    ability(
        fellowship,
        either(discard(this), remove_tokens(1, dwarven))
        >> reveal(top_of_deck())
        + if_(
            among_revealed(dwarven),
            take_into_hand(from_revealed()),
            put_into_discard_pile(from_revealed()),
        ),
    ),
)

card(
    "15 U 4",
    "The Fortunes of Balin's Folk",
    event(
        maneuver,
        exert(a(dwarf)) + pick(a(dwarven, condition, bearing_tokens(dwarven)))
        >> count_its_dwarven_tokens
        + shuffle_into_deck(that(condition))
        + for_each(x, wound(a(minion))),
    ),
)

card("15 C 5", "Gimli, Eager Hunter")

card(
    "15 R 6",
    "Glóin, Son of Gróin",
    each_time(wins_skirmish(this), may(draw(3) + put_beneath_deck(from_hand(3)))),
    ability(skirmish, remove_tokens_anywhere(1, dwarven) >> make(this, strength(+2))),
)

card(
    "15 U 7",
    "Heavy Axe",
    bearer_must_be(dwarf),
    gets(this, twilight_cost(-1 * number_of(dwarven, bearing_tokens()))),
    ability(skirmish, remove_tokens_anywhere(1, dwarven) >> make(bearer, strength(+1))),
)

card(
    "15 C 8",
    "Sturdy Stock",
    event(
        skirmish,
        make(
            a(dwarf),
            strength(
                or_if(
                    can_spot(hunter_keyword, minion),
                    number_of(hunter_keyword, minion),
                    otherwise=+2,
                )
            ),
        )
        + make(that(dwarf), damage(number_of(hunter_keyword, minion))),
    ),
)

card(
    "15 R 9",
    "Well-crafted Armor",
    bearer_must_be(dwarf),
    each_time(is_wounded(bearer), may(reinforce(dwarven))),
    ability(skirmish, discard_from_hand(dwarven) >> make(bearer, damage(+1))),
)

card(
    "15 C 10",
    "Whatever End",
    each_time(
        wins_skirmish(titled("Gimli")),
        may(make(a(hunter_keyword, companion, gondor | elven), damage(+1), until=regroup)),
    ),
    ability(skirmish, discard(this) >> make(a(dwarven, companion), strength(+2))),
)

card(
    "15_204",
    "Forth the Three Hunters!, Dwarven Version",
    ability(archery, exert(a(titled("Legolas"))) + exert(a(titled("Aragorn"))) >> wound(a(minion))),
    ability(
        skirmish,
        exert(a(titled("Aragorn"))) + spot(titled("Gimli"))
        >> make(
            a(minion),
            strength(
                or_if(
                    can_spot(hunter_keyword, titled("Aragorn"))
                    & can_spot(hunter_keyword, titled("Gimli")),
                    -3,
                    otherwise=-1,
                )
            ),
        ),
    ),
    ability(
        regroup,
        exert(a(titled("Gimli"))) + spot(titled("Legolas"))
        >> draw(
            or_if(
                can_spot(hunter_keyword, titled("Gimli"))
                & can_spot(hunter_keyword, titled("Legolas")),
                2,
                otherwise=1,
            )
        ),
    ),
)
