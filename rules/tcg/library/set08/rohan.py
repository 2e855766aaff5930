"""Rohan of *Siege of Gondor*."""

from rules.tcg.notation.language import *

card(
    "8 U 85",
    "Charged Headlong",
    event(
        skirmish,
        given(you_have_initiative),
        discard(a(rohan, possession)) >> play(from_discard_pile(rohan, possession)),
    ),
)

card(
    "8 U 86",
    "Doom Drove Them",
    ability(
        fellowship,
        exert(a(rohan, companion)) + exert(a((gondor & man) | (shire & companion)))
        >> place_tokens(1, rohan),
    ),
    ability(skirmish, remove_tokens(1, rohan) >> exert(a(minion, skirmishing_against(companion)))),
)

card(
    "8 C 87",
    "Éomer, Keeper of Oaths",
    when_played(
        given(~in_starting_fellowship),
        may(
            reveal(top_of_deck(10))
            + play(any_number(from_revealed(rohan, possession)))
            + shuffle_deck()
        ),
    ),
)

card(
    "8 R 88",
    "Éowyn's Shield",
    bearer_must_be(rohan, man),
    minion_archery(-1),
    ability(
        skirmish,
        given(is_(bearer, titled("Éowyn"))),
        add_threats() + discard(this)
        >> discard(a(hand_weapon, borne_by(minion, skirmishing_against(titled("Éowyn"))))),
    ),
)

card(
    "8 C 89",
    "Fury of the Northmen",
    event(skirmish, exert(a(minion, skirmishing_against(mounted, rohan, man)))),
)

card(
    "8 C 90",
    "No Living Man",
    event(
        skirmish,
        exert(a(titled("Théoden"))) >> for_each(you_spot(theoden_signet), exert(a(minion))),
    ),
)

card(
    "8 R 91",
    "Rohirrim Army",
    to_play(spot(3, rohan, companion)),
    also_playable(regroup),
    when_played(may(discard(a(minion)))),
)

card(
    "8 R 92",
    "Théoden, Tall and Proud",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    each_time(
        is_killed(this),
        may(play(from_discard_pile(rohan, companion, or_from=draw_deck))),
    ),
)
