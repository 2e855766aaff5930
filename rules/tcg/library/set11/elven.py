"""Elves of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 U 15",
    "Arwen, Staunch Defender",
    gets(
        minion & skirmishing_against(this),
        strength(-1 * number_of(site, forest, on_adventure_path)),
    ),
)

card(
    "11 U 16",
    "Blade of Lindon",
    bearer_must_be(elf),
    while_(at(forest | river), gets(minion & skirmishing_against(bearer), strength(-1))),
)

card(
    "11 R 17",
    "Elven Marksmanship",
    to_play(spot(elf)),
    ability(archery, discard(this) >> add_to_fellowship_archery(+2)),
)

card("11 S 18", "Elven Scout", while_(can_spot(other(elf)), gets(this, muster)))

card(
    "11 C 19",
    "Farewell to Lórien",
    event(fellowship, spot(elf) >> heal(each(companion, with_resistance(at_least(5))))),
)

card(
    "11 S 20",
    "The Lady's Blessing",
    event(skirmish, make(a(elf), strength(or_if(at(river), +3, otherwise=+2)))),
)

card(
    "11 S 21",
    "Legolas, Companion of the Ring",
    while_(at(battleground | forest), gets(this, strength(+2), resistance(+2))),
)

card(
    "11 R 22",
    "Legolas, Woodland Emissary",
    at_start_of(archery, may(spot(other(elf)) >> exert(a(minion)))),
)

card(
    "11 R 23",
    "Legolas' Bow",
    bearer_must_be(elf),
    gets(bearer, archer),
    each_time(
        is_exerted(bearer, by=elven & (condition | event_card) & being_played),
        given(is_(bearer, titled("Legolas"))),
        may(heal(bearer)),
        limit=once_per_phase(),
    ),
)

card(
    "11 R 24",
    "Might of the Elf-lords",
    event(
        skirmish,
        exert(a(elf))
        >> reveal(top_of_deck())
        + if_(among_revealed(with_cost(at_most(3))), make(a(minion), strength(-3))),
    ),
)

card(
    "11 U 25",
    "Nocked",
    event(archery, exert(a(elf, with_resistance(at_least(4)))) >> wound(a(minion))),
)

card(
    "11 U 26",
    "Uncertain Future",
    when_played(given(can_spot(elf)), place_tokens(3, elven)),
    ability(
        maneuver,
        either(discard(this), remove_tokens(1, elven))
        >> reveal(top_of_deck()) + may(put_beneath_deck(from_revealed())),
    ),
)

card("11 C 27", "Woodland Sentinel", while_(at(forest), gets(this, strength(+2))))
