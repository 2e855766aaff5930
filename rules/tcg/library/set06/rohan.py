"""Rohan of *Ents of Fangorn*."""

from rules.tcg.notation.language import *

card(
    "6 U 90",
    "Banner of the Mark",
    bearer_must_be(rohan, companion),
    each_time(wins_skirmish(bearer), may(exert(a(minion)))),
    response(wins_skirmish(bearer), discard(this) >> liberate()),
)

card(
    "6 U 91",
    "Blood Has Been Spilled",
    ability(
        skirmish, discard(a(mount, borne_by(rohan, man))) >> make(that(man), overwhelmed_only_at(3))
    ),
)

card(
    "6 R 92",
    "Éomer, Rohirrim Captain",
    while_(can_spot(rohan, man), gets(this, twilight_cost(-1))),
    ability(
        skirmish,
        discard_from_hand(3)
        >> make(a(rohan, man), strength(2 * wounds_on(minion, skirmishing_against(it)))),
    ),
)

card(
    "6 U 93",
    "Ever the Hope of Men",
    event(regroup, exert(some(2, mounted, rohan, man)) >> discard(up_to(2, wounded, minion))),
)

card(
    "6 R 94",
    "Háma, Doorward of Théoden",
    to_play(spot(rohan, man)),
    ability(
        skirmish, exert(this) >> discard(a(possession, borne_by(minion, skirmishing_against(this))))
    ),
)

card(
    "6 C 95",
    "Hrethel, Rider of Rohan",
    to_play(spot(rohan, man)),
    ability(
        skirmish, heal(a(minion, skirmishing_against(this))) >> make(this, strength(+3), limit=3)
    ),
)

card(
    "6 R 96",
    "News From the Mark",
    event(
        fellowship,
        spot(3, mounted, rohan, man)
        >> add_to_move_limit(+2) + have(each_shadow_player, may(draw(6))),
    ),
)

card(
    "6 C 97",
    "We Left None Alive",
    when_played(may(spot(rohan, man) >> place_tokens(2, rohan))),
    ability(
        skirmish,
        either(discard(this), remove_tokens(1, rohan))
        >> make(a(rohan, man, skirmishing_against(exhausted, minion)), strength(+2)),
    ),
)
