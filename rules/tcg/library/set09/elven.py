"""Elves of *Reflections*."""

from rules.tcg.notation.language import *

card(
    "9 R+ 12",
    "Aiglos",
    bearer_must_be(elf),
    while_(
        is_(bearer, titled("Gil-galad")),
        gets(bearer, strength(limited(number_of(elven, artifact), to=6))),
    ),
    ability(regroup, discard(this) >> for_each(you_spot(elf), wound(a(minion)))),
)

card(
    "9 R 13",
    "Elven Rope",
    to_play(spot(elf)),
    bearer_must_be(elf | hobbit),
    ability(
        maneuver,
        discard(this) >> have(shadow_player, return_to_hand(a(minion, with_strength(at_most(6))))),
    ),
)

card(
    "9 R+ 14",
    "Galadriel, Bearer of Wisdom",
    while_(
        is_bearing(this, artifact | the_one_ring),
        gets(this, resistance(number_of(elven, companion))),
    ),
)

card(
    "9 R+ 15",
    "Gil-galad, Elven High King",
    to_play(spot(2, elven, companion)),
    ability(regroup, exert(this) >> wound(each(wounded, minion))),
)

card(
    "9 R+ 16",
    "Glorfindel, Revealed in Wrath",
    while_(in_starting_fellowship, gets(this, twilight_cost(-2))),
    ability(
        skirmish,
        reveal(top_of_deck())
        + may(
            exert(this)
            >> make(
                a(nazgul, skirmishing_against(this)),
                strength(-1 * printed_cost_of(that(~skirmishing))),
            )
        ),
    ),
)

card(
    "9 R+ 17",
    "Knife of the Galadhrim",
    bearer_must_be(gondor, man),
    borne_in_addition_by(titled("Aragorn")),
    ability(skirmish, discard(this) >> wound(a(minion, skirmishing_against(bearer)))),
)

card(
    "9 R 18",
    "Merry's Dagger",
    bearer_must_be(titled("Merry")),
    ability(
        skirmish,
        either(exert(2, a(titled("Merry"))), discard(this))
        >> unless(
            shadow_player,
            remove_twilight(1),
            wound(a(minion, skirmishing_against(titled("Merry")))),
        ),
    ),
)

card(
    "9 R 19",
    "Narya, Ring of Fire",
    bearer_must_be(titled("Círdan", "Gandalf")),
    ability(fellowship, remove_tokens_anywhere(vitality_of(bearer)) + discard(this)),
)

card(
    "9 R 20",
    "Nenya, Ring of Adamant",
    bearer_must_be(titled("Galadriel")),
    ability(
        maneuver,
        heal(some(2, companion)) + put_on_deck(up_to(2, from_hand())) + discard(this),
    ),
)

card(
    "9 R 21",
    "Pippin's Dagger",
    bearer_must_be(titled("Pippin")),
    ability(
        skirmish,
        either(exert(2, a(titled("Pippin"))), discard(this))
        >> unless(shadow_player, remove_twilight(1), wound(a(minion, skirmishing_against(elf)))),
    ),
)

card(
    "9 R 22",
    "Strands of Elven Hair",
    to_play(spot(dwarf)),
    when_played(place_tokens(2, elven)),
    ability(
        fellowship,
        either(discard(this), remove_tokens(1, elven))
        >> reveal(top_of_deck())
        + if_(among_revealed(dwarven | elven), may(take_into_hand(from_revealed()))),
    ),
)

card(
    "9 R 23",
    "Vilya, Ring of Air",
    bearer_must_be(titled("Elrond", "Gil-galad")),
    ability(
        skirmish,
        discard(top_of_deck())
        + make(
            a(minion, skirmishing_against(elf)), strength(-1 * printed_cost_of(that(~skirmishing)))
        )
        + discard(this),
    ),
)
