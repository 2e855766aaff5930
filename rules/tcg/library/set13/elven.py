"""The Elves of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 S 9",
    "Arwen, Reflection of Lúthien",
    while_(at(forest), gets(your & other(elven, companion), resistance(+1))),
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
    "13 R 10",
    "Asfaloth, Swift Blossom",
    bearer_must_be(elf),
    when_played(may(reinforce(elven))),
    ability(
        skirmish,
        remove_tokens_anywhere(2, elven)
        >> heal(bearer) + if_(in_fierce_skirmish & is_(bearer, skirmishing), heal(a(elf, ~bearer))),
    ),
)

card(
    "13 R 11",
    "Celeborn, The Wise",
    while_(at(forest), gets(elf & with_resistance(at_least(7)), muster)),
    each_time(
        the_fellowship_moves,
        given(during(regroup)),
        may(take_into_hand(from_discard_pile(elven, event_card))),
    ),
)

card(
    "13 C 12",
    "City of the Trees",
    each_time(turn_ends, given(~moved_more_than_once), discard(this)),
    each_time(
        skirmish_starts(elf),
        given(can_spot(wounded, minion, skirmishing_against(elf))),
        may(draw(1)),
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
    event(
        skirmish, make(a(elven, companion), strength(or_if(moved_more_than_once, +5, otherwise=+2)))
    ),
)

card(
    "13 R 15",
    "Galadriel, Sorceress of the Hidden Land",
    to_play(spot(3, elf)),
    # One card is revealed for each forest on the path (4.2, "Galadriel, Sorceress of the Hidden
    # Land"), and each [elven] card of them heals an Elf.
    each_time(
        the_fellowship_moves,
        given(during(regroup)),
        may(
            reveal(top_of_deck(number_of(site, forest, on_adventure_path)))
            >> for_each(cards_revealed(elven), heal(a(elf)))
        ),
    ),
)

card(
    "13 C 16",
    "Inside a Song",
    event(
        maneuver,
        exert(a(elf))
        >> take_into_hand(from_discard_pile(elven, skirmish_event)) + may(reinforce(elven)),
    ),
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
        remove_from_game(from_discard_pile(4, other(elven))) >> play(this) + remove_from_game(this),
        used_from=discard_pile,
    ),
)

card(
    "13 R 18",
    "Legolas, Of the Grey Company",
    at_start_of(
        archery,
        may(reveal(top_of_deck()) + if_(among_revealed(elven), wound(a(minion)))),
    ),
)

card(
    "13 U 19",
    "Let Fly",
    # Gollum has no race: he cannot be spotted for one, and is not of the race that is spotted.
    # A card shares nothing with itself, so who is spotted is left out apart.
    event(
        archery,
        spot(3, elf) + spot(minion, ~titled("Gollum"))
        >> have(
            an_opponent, wound(each(your, minion, ~that(minion), ~sharing(race, that(minion))))
        ),
    ),
)

card(
    "13 S 20",
    "Lórien Protector",
    while_(can_spot(other(companion, assigned)), gets(this, wounds_a_skirmish(1))),
)

card(
    "13 C 21",
    "Many Miles",
    event(
        archery,
        spot(2, elf, archer)
        >> add_to_fellowship_archery(
            or_if(shadow_replaced_this_turn(current_site), +2, otherwise=+1)
        ),
    ),
)

card(
    "13 R 22",
    "Secluded Homestead",
    to_play(spot(2, elf)),
    when_played(
        place_tokens(
            number_of(site, forest, on_adventure_path) + number_of(site, river, on_adventure_path),
            elven,
        )
    ),
    ability(regroup, either(discard(this), remove_tokens(2)) >> reconcile),
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

card(
    "13 C 24",
    "Spring Forth Nimbly",
    event(skirmish, make(a(elf), strength(number_of(bearing_tokens(elven))))),
)

card(
    "13 C 25",
    "Standing Tall",
    ability(
        skirmish,
        discard(this)
        >> make(
            a(minion, skirmishing_against(elf)),
            strength(
                -1
                * number_true(
                    is_skirmishing(it, companion, with_resistance(at_least(4))),
                    is_(it, wounded),
                    can_spot(elf, archer),
                    at(forest),
                )
            ),
        ),
    ),
)

card(
    "13 R 26",
    "Take Up the Bow",
    ability(
        archery,
        discard(this) + spot(3, elf, archer)
        >> discard(a(minion)) + make(each(those(archer)), loses(archer)),
    ),
)

card(
    "13 U 27",
    "Wells of Deep Memory",
    each_time(turn_ends, given(~moved_more_than_once), discard(this)),
    each_time(
        the_fellowship_moves,
        given(during(regroup)),
        may(draw(number_of(titled("Arwen", "Celeborn", "Galadriel")))),
    ),
)
