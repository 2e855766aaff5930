"""Elves of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 C 12",
    "Agility",
    when_played(may(spot(elf) >> place_tokens(2, elven))),
    ability(
        skirmish,
        either(discard(this), remove_tokens(1, elven))
        >> make(a(minion, skirmishing_against(elf)), strength(-1)),
    ),
)

card(
    "6 U 13",
    "Arwen, Evenstar of Her People",
    ability(skirmish, exert(a(elf)) >> make(a(minion, skirmishing_against(this)), strength(-1))),
)

card(
    "6 U 14",
    "Banner of Elbereth",
    bearer_must_be(elf, companion),
    each_time(wins_skirmish(bearer), may(draw(1))),
    response(wins_skirmish(bearer), discard(this) >> liberate()),
)

# "That card" is asked for only once one was discarded: else it would be Elrond, who is elven.
card(
    "6 R 15",
    "Elrond, Keeper of Vilya",
    each_time(turn_starts, heal(this)),
    ability(
        fellowship,
        exert(this)
        >> discard(top_of_deck())
        + if_(
            amount_is(discarded_in_this_way(elven), at_least(1)),
            may(take_into_hand(that(elven)) + heal(a(elf, companion))),
        ),
    ),
)

# "That card" is not skirmishing: the minion that is chosen must not be taken for it.
card(
    "6 U 16",
    "Forearmed",
    event(
        skirmish,
        reveal(top_of_deck())
        >> make(
            a(minion, skirmishing_against(elf)),
            strength(-1 * printed_cost_of(that(~skirmishing))),
        ),
    ),
)

card(
    "6 C 17",
    "Forewarned",
    to_play(spot(2, elf)),
    ability(
        fellowship,
        add_twilight(1) >> look_at(top_of_deck()) + may(discard(this) >> discard(from_revealed())),
    ),
)

card(
    "6 R 18",
    "Galadriel, Keeper of Nenya",
    each_time(turn_starts, heal(this)),
    ability(
        skirmish,
        exert(this)
        >> discard(top_of_deck())
        + if_(
            amount_is(discarded_in_this_way(shadow_side), at_least(1)),
            make(a(minion, skirmishing_against(elf)), strength(-3)),
        ),
    ),
)

card(
    "6 U 19",
    "Gift of Foresight",
    event(
        fellowship,
        spot(elf)
        >> reveal(top_of_deck())
        + either(
            discard(from_revealed()),
            put_on_deck(from_revealed()),
            take_into_hand(from_revealed()),
        ),
    ),
)

# The Elf is not spoken of: with no deck left, it would be "that card".
card(
    "6 U 20",
    "Must Be a Dream",
    event(
        fellowship,
        given(can_spot(elf))
        >> reveal(top_of_deck())
        + heal(up_to(2, companion, sharing(culture, that(free_peoples | shadow_side))))
        + may(discard(from_revealed())),
    ),
)

card(
    "6 C 21",
    "Naith Longbow",
    bearer_must_be(elf, companion),
    ability(
        archery,
        exert(bearer)
        >> discard(top_of_deck())
        + if_(amount_is(discarded_in_this_way(elven), at_least(1)), exert(a(minion))),
    ),
)

card(
    "6 U 22",
    "Naith Troop",
    to_play(spot(3, elf, companion)),
    ability(
        skirmish,
        exert(this)
        >> discard(top_of_deck())
        + if_(
            amount_is(discarded_in_this_way(elven), at_least(1)),
            make(a(minion, skirmishing_against(this)), strength(-2)),
        ),
    ),
)

card(
    "6 R 23",
    "Naith Warband",
    to_play(spot(3, elf, companion)),
    while_(
        is_bearing(this, ranged_weapon),
        gets(this, wounds_a_skirmish(1), adds_no_archery),
    ),
)
