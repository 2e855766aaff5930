"""Gondor of *Realms of the Elf-lords*."""

from rules.tcg.notation.language import *

card(
    "3 C 37",
    "Answering the Cries",
    ability(
        skirmish, discard_from_hand(1, gondor, tale) >> make(a(gondor, companion), strength(+2))
    ),
)

card(
    "3 R 38",
    "Aragorn, Heir to the White City",
    each_time(the_fellowship_moves, given(during(fellowship)), remove_twilight(2)),
)

card(
    "3 R 39",
    "Banner of the White Tree",
    event(
        maneuver,
        exert(a(gondor, companion))
        >> make(that(companion), strength(+3), defender(+1), until=regroup),
    ),
)

card(
    "3 R 40",
    "Citadel of Minas Tirith",
    each_time(
        turn_ends,
        given(~lost_a_skirmish_this_turn(companion | ally)),
        may(heal(a(gondor, companion))),
    ),
)

card(
    "3 R 41",
    "Gondor Bowmen",
    ability(archery, exert(a(gondor, companion)) + discard(this) >> add_to_fellowship_archery(+2)),
)

card(
    "3 R 42",
    "Horn of Boromir",
    bearer_must_be(titled("Boromir")),
    ability(
        maneuver,
        exert(bearer) + spot(ally)
        >> make(
            that(ally),
            strength(+3),
            participates_in_archery,
            participates_in_skirmishes,
            until=regroup,
        ),
    ),
)

card(
    "3 C 43",
    "Might of Númenor",
    event(
        maneuver,
        spot(gondor, companion)
        >> reveal(from_hand(who=an_opponent, random=True))
        + heal(some(printed_cost_of(that(opponents)), companion)),
    ),
)

card(
    "3 R 44",
    "The Shards of Narsil",
    ability(fellowship, stack(from_hand(gondor), this)),
    ability(fellowship, add_twilight(1) >> take_into_hand(from_stack(on=this))),
)

card(
    "3 U 45",
    "Some Who Resisted",
    event(
        maneuver,
        spot(gondor, companion) >> lasting(gets(maneuver_event, twilight_cost(+2))),
    ),
)

card(
    "3 U 46",
    "Still Sharp",
    event(
        skirmish,
        spot(titled("The Shards of Narsil"))
        >> make(a(gondor, companion), strength(+3), damage(+1)),
    ),
)

card(
    "3 U 47",
    "Voice of Rauros",
    event(
        maneuver,
        exert(a(titled("Aragorn")))
        >> make(each(companion, aragorn_signet), damage(+1), until=regroup),
    ),
)

card(
    "3 C 48",
    "We Must Go Warily",
    response_event(
        the_fellowship_moves,
        given(during(regroup)),
        exert(2, a(gondor, companion)) >> lasting(gets(minion, twilight_cost(+1)), until=regroup),
    ),
)

card(
    "3 P 122",
    "Boromir, Defender of Minas Tirith",
    ability(fellowship, add_twilight(2) >> heal(this)),
)
