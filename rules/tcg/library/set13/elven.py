"""The Elves of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 S 9",
    "Arwen, Reflection of Lúthien",
    while_(at(forest), gets(all_of_these(your, other(elven, companion)), resistance(+1))),
    ability(
        skirmish,
        exert(this)
        >> make(
            a(minion, skirmishing_against(this)),
            strength(-1 * number_of(other(companion, assigned))),
        ),
    ),
)

card(
    "13 C 13",
    "Crashing Cavalry",
    ability(
        assignment,
        discard(this)
        + assign(a(minion), a(elven, companion))
        + make(each(those(character)), cannot_use_abilities(skirmish), until=regroup),
    ),
)

card(
    "13 C 14",
    "Final Shot",
    event(skirmish, make(a(elven, companion), strength(or_if(+2, moved_more_than_once, +5)))),
)

card(
    "13 U 17",
    "Kindreds Estranged",
    event(
        skirmish,
        if_(at(forest | river), make(a(minion, skirmishing_against(your, elf)), strength(-3))),
    ),
    ability(
        skirmish,
        remove_from_game(from_discard_pile(other(elven), count=4))
        >> play(this) + remove_from_game(this),
        source=From.DISCARD_PILE,
    ),
)

card(
    "13 S 20",
    "Lórien Protector",
    while_(can_spot(other(companion, assigned)), gets(this, wounds_a_skirmish(1))),
)

card(
    "13 C 23",
    "Shrouded Elf",
    response(
        is_played(event_card, by=you),
        given(is_(this, skirmishing)),
        exert(this) >> put_on_deck(that(event_card)),
    ),
)
