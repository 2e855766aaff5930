"""The Elves of *Black Rider*."""

from rules.tcg.library.own.revealing import reveal_until_shadow_card
from rules.tcg.notation.language import *

card(
    "12 C 16",
    "Attunement",
    event(
        skirmish,
        spot(elf)
        >> reveal_until_shadow_card
        + make(a(elf), strength(2 * number_in(Zone.REVEALED)))
        + put_beneath_deck(revealed_in_any_order()),
    ),
)

card(
    "12 C 20",
    "Orophin, Brother of Haldir",
    while_(both(at(forest), can_spot(other(elf))), gets(this, archer)),
)

card(
    "12 C 22",
    "Rúmil, Brother of Haldir",
    ability(
        maneuver,
        reveal(top_of_deck())
        + if_(in_zone(Zone.REVEALED, 1, elven), make(this, archer, until=regroup)),
    ),
)

card(
    "12 U 24",
    "Taking the High Ground",
    ability(archery, discard_from_hand(1, elven, character) >> add_to_fellowship_archery(+1)),
    each_time(the_fellowship_moves_from(underground), return_to_hand(a(your, elf))),
)
