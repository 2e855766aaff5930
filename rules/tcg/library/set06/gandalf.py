"""Gandalf of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 U 24",
    "Boomed and Trumpeted",
    event(
        skirmish,
        make(
            a(ent),
            strength(number_of(unbound, hobbit)),
            damage(number_of(unbound, hobbit)),
        ),
    ),
)

card(
    "6 U 25",
    "Crack Into Rubble",
    event(regroup, exert(some(2, ent)) >> liberate() + discard(a(shadow_side, condition))),
)

card(
    "6 R 26",
    "Enraged",
    bearer_must_be(ent, limit=1),
    at_end_of(end_of_turn, discard(this)),
)

card("6 C 27", "Ent Avenger", while_(can_spot(3, ent), gets(this, strength(+2))))

card(
    "6 R 28",
    "Ent Horde",
    to_play(spot(2, ent, companion)),
    gets(this, twilight_cost(-2 * number_of(ent | (unbound & hobbit)))),
    while_(more(number_of(minion), number_of(companion)), gets(this, defender(+1))),
)

card(
    "6 C 29",
    "Ent Moot",
    to_play(exert(a(unbound, hobbit))),
    bearer_must_be(ent, limit=1),
)

card("6 R 30", "Gandalf, Mithrandir", each_time(the_fellowship_moves, wound(this)))

card(
    "6 R 31",
    "Glamdring, Lightning Brand",
    bearer_must_be(titled("Gandalf")),
    gets(bearer, damage(+1)),
    each_time(
        is_played(spell, by=you),
        given(during(skirmish)),
        may(make(a(titled("Gandalf")), damage(+1))),
    ),
)

card(
    "6 U 32",
    "Host of Fangorn",
    to_play(spot(2, ent, companion)),
    gets(this, twilight_cost(-2 * number_of(ent | (unbound & hobbit)))),
)

card(
    "6 C 33",
    "Quickbeam, Bregalad",
    gets(this, twilight_cost(-1 * number_of(ent | (unbound & hobbit)))),
)

card(
    "6 C 34",
    "Roused",
    event(skirmish, exert(a(ent)) >> make(that(ent), strength(limited(you_spot(ent), to=4)))),
)

card(
    "6 R 35",
    "Skinbark, Fladrif",
    gets(this, twilight_cost(-1 * number_of(ent | (unbound & hobbit)))),
    response(about_to_take_a_wound(unbound, hobbit), exert(this) >> prevent_that),
)

card(
    "6 U 36",
    "Threw Down My Enemy",
    event(
        skirmish,
        make(
            a(minion, skirmishing_against(titled("Gandalf"))),
            strength(-1 * wounds_on(character, skirmishing)),
        ),
    ),
)

card(
    "6 C 37",
    "Treebeard, Guardian of the Forest",
    ability(assignment, exert(a(unbound, hobbit)) >> make(this, allowed_to_skirmish)),
    ability(skirmish, exert(this) >> make(a(ent), damage(+1))),
)
