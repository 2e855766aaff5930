"""Gondor of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 C 48",
    "Anborn, Skilled Huntsman",
    each_time(wins_skirmish(this), may(make(a(minion), site_number(+3), until=regroup))),
)

card(
    "6 R 49",
    "Ancient Roads",
    while_(
        can_spot(3, ranger),
        gets(minion & skirmishing_against(ranger), site_number(+2)),
    ),
)

card(
    "6 R 50",
    "Aragorn, Defender of Free Peoples",
    ability(
        skirmish,
        remove_tokens_anywhere(1, elven)
        >> make(a(minion, skirmishing_against(this)), strength(-3)),
    ),
    ability(skirmish, remove_tokens_anywhere(1, dwarven) >> heal(a(dwarf))),
    ability(
        regroup,
        given(is_(this, mounted)),
        remove_tokens_anywhere(1, rohan) >> wound(2, a(minion)),
    ),
)

card(
    "6 U 51",
    "Banner of Westernesse",
    bearer_must_be(gondor, companion),
    each_time(wins_skirmish(bearer), may(heal(a(gondor, companion, ~bearer)))),
    response(wins_skirmish(bearer), discard(this) >> liberate()),
)

card(
    "6 C 52",
    "Garrison of Osgiliath",
    when_played(may(spot(gondor, man) >> place_tokens(2, gondor))),
    ability(
        skirmish,
        either(discard(this), remove_tokens(1, gondor)) >> make(a(gondor, man), strength(+1)),
    ),
)

card(
    "6 C 53",
    "Mortal Men",
    event(
        skirmish,
        make(a(gondor, man), strength(+2)) + if_(can_spot(bearing_tokens(rohan)), exert(a(minion))),
    ),
)

card(
    "6 U 54",
    "Perilous Ventures",
    event(
        regroup,
        exert(some(2, ranger))
        >> either(discard(a(minion)), discard(some(2, wraith_culture, minion))),
    ),
)

card(
    "6 R 55",
    "Ring of Barahir",
    bearer_must_be(titled("Aragorn")),
    each_time(your_turn_starts, may(heal(a(companion, of_culture_of_token)))),
)

card(
    "6 C 56",
    "Trust",
    event(
        skirmish,
        make(a(gondor, man), strength(+2))
        + if_(can_spot(bearing_tokens(elven)), heal(a(companion))),
    ),
)

card(
    "6 P 121",
    "Faramir, Ithilien Ranger",
    while_(in_starting_fellowship, gets(this, twilight_cost(-1))),
    ability(fellowship, play(from_hand(ranger)) >> heal(a(ring_bound, companion))),
)
