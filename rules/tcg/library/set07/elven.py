"""The Elves of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 U 15",
    "Ancient Blade",
    bearer_must_be(elven, companion),
    gets(minion, gains(ability(assignment, assign(this, a(bearing(titled("Ancient Blade"))))))),
    ability(regroup, discard(this) >> discard(a(minion)) + reconcile),
)

card(
    "7 R 16",
    "Arwen, Fair Elf Maiden",
    while_(is_skirmishing(this, fierce, minion), gets(this, strength(+3))),
)

card(
    "7 R 17",
    "Asfaloth, Elven Steed",
    bearer_must_be(elf),
    ability(
        skirmish,
        given(is_(bearer, titled("Arwen"))),
        exert(bearer) >> make(each(minion, skirmishing_against(bearer)), strength(-2)),
    ),
)

card(
    "7 R 18",
    "Bow of the Galadhrim, Gift of Galadriel",
    bearer_must_be(titled("Legolas")),
    each_time(
        is_played(your, elven, skirmish_event),
        given(is_(bearer, skirmishing)),
        may(heal(bearer)),
    ),
)

card(
    "7 U 19",
    "Careful Study",
    event(regroup, spot(elf) + discard_from_hand(3) >> reconcile),
)

card(
    "7 C 20",
    "Defiance",
    event(
        skirmish,
        make(a(elf), strength(or_if(is_skirmishing(it, nazgul), +4, otherwise=+2))),
    ),
)

card(
    "7 R 21",
    "Elrond, Elven Lord",
    to_play(either(spot(titled("Aragorn")), spot(elf))),
    each_time(turn_starts, may(exert(this) >> heal(a(character, bearing(artifact))))),
)

card(
    "7 R 22",
    "Hope Comes",
    to_play(spot(2, elf)),
    response(is_played(elven, skirmish_event), discard(this) >> draw(3)),
)

card(
    "7 C 23",
    "Into the West",
    ability(
        regroup,
        exert(a(elf))
        >> reveal(top_of_deck())
        + if_(among_revealed(elven), remove_threats(3))
        + put_beneath_deck(from_revealed()),
    ),
)

card(
    "7 R 24",
    "Leaving Forever",
    to_play(spot(3, elf)),
    each_time(the_fellowship_moves, either(add_threats(), discard(this))),
    ability(regroup, discard(this) >> either(discard(a(condition)), draw(2))),
)

card(
    "7 R 25",
    "Legolas, Fearless Marksman",
    ability(archery, given(you_have_initiative), discard_from_hand(4) >> wound(a(minion))),
)

card(
    "7 C 26",
    "Legolas, Nimble Warrior",
    ability(archery, given(cannot_spot(threats)), add_threats() >> add_to_fellowship_archery(+1)),
)

card(
    "7 R 27",
    "Mirkwood Bowman",
    event(
        archery,
        exert(some(2, elven, companion))
        >> discard(top_of_deck(3)) + add_to_fellowship_archery(discarded_in_this_way(elven)),
    ),
)

card(
    "7 R 28",
    "Shadow Between",
    to_play(spot(elf)),
    at_start_of(
        regroup,
        given(your_turn),
        may(either(discard(this), discard_from_hand()) >> heal(a(elf))),
    ),
)

card("7 C 29", "Still Needed", event(skirmish, make(a(elf), strength(+2))), event_goes_on_deck())

card(
    "7 C 30",
    "Uncertain Paths",
    event(skirmish, make(a(elf), strength(+2)) + may(shuffle_deck())),
)
