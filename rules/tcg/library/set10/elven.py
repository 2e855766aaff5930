"""Elves of *Mount Doom*."""

from rules.tcg.library.own.worded import discard_bottom_card
from rules.tcg.notation.language import *

card(
    "10 U 4",
    "Aegnor, Elven Escort",
    ability(
        skirmish,
        exert(this)
        >> make(
            a(minion, skirmishing_against(unbound, elven, companion)),
            strength(-you_spot(archer)),
        ),
    ),
)

card(
    "10 U 5",
    "Arwen, Echo of Lúthien",
    ability(
        skirmish,
        discard_from_hand() >> discard_bottom_card,
    ),
)

card(
    "10 R 6",
    "Arwen, Queen of Elves and Men",
    gets(minion & skirmishing_against(this), strength(-2 * number_of(wounded, minion))),
)

card(
    "10 R 7",
    "Celeborn, Lord of the Galadhrim",
    each_time(
        skirmish_starts(this),
        may(
            reveal(top_of_deck())
            + if_(
                among_revealed(elven),
                may(discard(from_revealed()) >> wound(each(minion, skirmishing_against(this)))),
            )
        ),
    ),
)

card(
    "10 R 8",
    "Círdan, The Shipwright",
    to_play(spot(2, elf)),
    ability(
        skirmish,
        exert(this)
        >> make(
            a(minion, skirmishing_against(this)),
            strength(-cards_in_discard_pile(elven, event_card)),
        ),
    ),
)

card(
    "10 R 9",
    "Elrond, Venerable Lord",
    to_play(spot(elf)),
    each_time(
        skirmish_starts(this),
        may(reveal(top_of_deck()) + if_(among_revealed(elven), may(heal(another(elf))))),
    ),
)

card(
    "10 C 10",
    "Fleet-footed",
    event(skirmish, make(a(minion, skirmishing_against(elf)), strength(-2))),
    event_goes_on_deck(spot(site, in_support_area)),
)

card(
    "10 R 11",
    "Galadriel, Lady Redeemed",
    while_(in_starting_fellowship, gets(this, twilight_cost(-3))),
    ability(
        fellowship,
        regroup,
        discard_from_hand(1, elven, event_card) >> discard(a(shadow_side, condition | possession)),
    ),
)

card(
    "10 U 12",
    "Glimpse of Fate",
    to_play(spot(2, elf)),
    each_time(player_loses_initiative(you), make(a(minion), strength(-4), until=regroup)),
)

card(
    "10 R 13",
    "Phial of Galadriel, Star-glass",
    bearer_must_be(hobbit),
    ability(
        skirmish,
        make(
            a(minion, skirmishing_against(bearer)),
            no_game_text,
            loses_all_keywords,
            until=regroup,
        )
        + discard(this),
    ),
)
