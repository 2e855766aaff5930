"""Gollum of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 R 37",
    "Come Away",
    while_(can_spot(titled("Sméagol")), gets(site, shadow_number(-1))),
    each_time(the_fellowship_moves, either(wound(a(companion)), discard(this))),
)

card(
    "12 R 38",
    "From Deep in Shadow",
    event(
        shadow,
        spot(choose_x(number_of(gollum)), gollum)
        >> reveal(top_of_deck(x)) + may(play(from_revealed(minion), cost=-2)),
    ),
)

card(
    "12 U 39",
    "Not Alone",
    each_time(
        the_fellowship_moves_to(mountain | underground),
        may(discard_from_hand(1, gollum, event_card) >> take_into_hand(from_discard_pile(minion))),
    ),
)

card(
    "12 C 40",
    "There's Another Way",
    to_play(spot(titled("Sméagol"))),
    gets(titled("Sméagol"), strength(+1)),
    ability(regroup, discard(this) >> replace_site(a(current_site))),
)

card(
    "12 U 41",
    "Treacherous Little Toad",
    to_play(spot(gollum)),
    bearer_must_be(wounded, companion),
    while_(
        can_spot(gollum, character) | can_spot(your, gollum, in_support_area),
        gets(bearer, cannot_heal),
    ),
)
