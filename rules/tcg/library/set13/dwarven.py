"""The Dwarves of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 R 1",
    "Arod, Rohirrim Steed",
    bearer_must_be(dwarf),
    when_played(may(reinforce(dwarven))),
    response(
        about_to_take_a_wound(bearer, in_a_skirmish=True),
        remove_tokens_anywhere(2, dwarven) >> prevent_that,
    ),
)

card(
    "13 C 2",
    "Awkward Moment",
    event(
        skirmish,
        if_(
            can_spot(bearing_tokens(dwarven)),
            make(a(dwarf), strength(+4), damage(+1)),
            make(a(dwarf), strength(+3)),
        ),
    ),
)

card(
    "13 U 3",
    "Deep Hatred",
    each_time(the_fellowship_moves, add_twilight(2)),
    ability(
        skirmish,
        exert(a(dwarf, unassigned)) >> either(wound(some(2, orc)), wound(2, a(orc))),
    ),
    discard_when(ahead),
)

card(
    "13 U 4",
    "Dwarf-lords",
    event(skirmish, make(a(your, dwarf, bearing(hand_weapon)), strength(+3))),
    ability(
        skirmish,
        remove_from_game(from_discard_pile(4, other(dwarven)))
        >> play(this) + remove_from_game(this),
        used_from=discard_pile,
    ),
)

card(
    "13 R 5",
    "Gimli, Lord of the Glittering Caves",
    gets(this, strength(number_of(minion, assigned))),
    ability(
        assignment,
        exert(this) + spot(lurker, minion) >> make(that(minion), loses(lurker), until=regroup),
    ),
)

card(
    "13 C 6",
    "Honoring His Kinfolk",
    response_event(
        wins_skirmish(dwarf),
        given(in_fierce_skirmish),
        play(from_discard_pile(dwarven, possession)) + may(reinforce(dwarven)),
    ),
)

card(
    "13 C 7",
    "Sorrow Shared",
    event(maneuver, remove_tokens_anywhere(1, dwarven) >> heal(a(dwarf))),
)

card(
    "13 R 8",
    "Subterranean Homestead",
    to_play(exert(some(2, dwarf))),
    when_played(
        place_tokens(
            number_of(site, mountain, on_adventure_path)
            + number_of(site, underground, on_adventure_path),
            dwarven,
        )
    ),
    ability(
        skirmish,
        either(discard(this), remove_tokens(2)) >> have(an_opponent, discard(top_of_deck())),
    ),
)
