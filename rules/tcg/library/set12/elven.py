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
        + make(a(elf), strength(2 * cards_revealed()))
        + put_beneath_deck(revealed_in_any_order()),
    ),
)

card(
    "12 R 17",
    "Elrond, Witness to History",
    to_play(spot(elf)),
    ability(
        skirmish,
        given(is_skirmishing(this, minion)),
        exert(this) >> put_on_deck(from_discard_pile(elven)),
    ),
)

card(
    "12 R 18",
    "Hadafang",
    bearer_must_be(titled("Arwen", "Elrond")),
    each_time(wins_skirmish(bearer), may(exert(bearer) >> discard(a(condition)))),
)

card(
    "12 R 19",
    "Long-knives of Legolas",
    bearer_must_be(titled("Legolas")),
    gets((orc | uruk_hai) & skirmishing_against(bearer), strength(-2)),
)

card(
    "12 C 20",
    "Orophin, Brother of Haldir",
    while_(at(forest) & can_spot(other(elf)), gets(this, archer)),
)

card(
    "12 U 21",
    "Refuge",
    to_play(spot(elf)),
    ability(fellowship, discard_from_hand(1, companion) >> heal(a(companion))),
)

card(
    "12 C 22",
    "Rúmil, Brother of Haldir",
    ability(
        maneuver,
        reveal(top_of_deck()) + if_(among_revealed(elven), make(this, archer, until=regroup)),
    ),
)

card("12 U 23", "Seclusion", event(maneuver, spot(elf, companion) >> discard(a(condition))))

card(
    "12 U 24",
    "Taking the High Ground",
    ability(archery, discard_from_hand(1, elven, character) >> add_to_fellowship_archery(+1)),
    each_time(the_fellowship_moves_from(underground), return_to_hand(a(your, elf))),
)
