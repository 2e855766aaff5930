"""Men of *Bloodlines*."""

from rules.tcg.library.own.revealing import reveal_this_card
from rules.tcg.notation.language import *

card(
    "13 C 82",
    "Bring Down the Wall",
    event(
        skirmish,
        spot(companion) >> make(a(men, minion), strength(wounds_on(that(companion)))),
    ),
)

card(
    "13 C 83",
    "Caravan From the South",
    to_play(spot(men, minion)),
    when_played(given(can_spot(site, plains, on_adventure_path)), reinforce(3, men)),
    each_time(next_site_is_played(by=free_peoples_player), may(discard(a(possession)))),
)

card(
    "13 R 84",
    "Corsair Champion",
    each_time(
        is_played(free_peoples, possession),
        may(spot(men) + reveal_this_card >> have(free_peoples_player, exert(a(companion)))),
        used_from=hand,
    ),
    while_(cannot_spot(companion, ~wounded), gets(this, fierce)),
)

card(
    "13 S 85",
    "Cruel Dunlending",
    ability(
        skirmish,
        given(is_(this, unassigned)),
        exert(this) >> make(another(men, minion), fierce, until=regroup),
    ),
)

card(
    "13 R 86",
    "Desert Wind",
    to_play(spot(men, minion)),
    while_(amount_is(culture_tokens_on(bearing_tokens()), at_least(5)), minion_archery(+2)),
)

card(
    "13 C 87",
    "Driven From the Plains",
    ability(
        skirmish,
        discard(this)
        >> make(
            a(men, minion),
            damage(
                number_true(
                    at(plains),
                    is_bearing(that(men, minion), possession),
                    is_skirmishing(that(men, minion), companion, with_resistance(at_most(4))),
                )
            ),
        ),
    ),
)

card(
    "13 U 88",
    "Dunlending Patriarch",
    # Print lets you choose; there is no reason to decline, so it holds while you can spot one.
    while_(
        can_spot(other(men, minion)),
        gets(this, twilight_cost(-wounds_on(ring_bearer))),
    ),
    while_(cannot_spot(companion, ~wounded), gets(this, fierce)),
)

card(
    "13 U 89",
    "Dunlending Trapper",
    to_play(spot(men, minion)),
    ability(assignment, discard_from_hand(1, men) >> assign(this, a(unbound, companion))),
)

card(
    "13 C 90",
    "Easterling Runner",
    ability(
        shadow,
        exert(this) + spot(other(men, minion)) + remove_tokens_anywhere() >> reinforce(men),
    ),
)

card(
    "13 U 91",
    "Fires Brightly Burning",
    instead_of_cost(remove_from_game(from_discard_pile(4, men))),
    event(skirmish, make(a(your, men, minion), strength(+2))),
)

card(
    "13 U 92",
    "Gríma, Footman of Saruman",
    each_time(
        is_killed(free_peoples, character), may(spot(other(men, minion)) >> exert(each(companion)))
    ),
)

card(
    "13 R 93",
    "Harmless",
    response(
        loses_skirmish(companion, against=men & minion),
        given(is_(this, in_support_area)),
        transfer(this, that(companion)),
    ),
    limit_per_character(1),
    while_(is_(bearer, skirmishing), gets(minion, takes_no_wounds)),
)

card(
    "13 U 94",
    "Howdah",
    when_played(place_tokens(you_spot(men, archer), men)),
    at_start_of(
        archery,
        may(either(discard(this), remove_tokens(2)) >> add_to_minion_archery(+1)),
    ),
)

card(
    "13 U 95",
    "Lying in Wait",
    ability(skirmish, given(is_(this, in_support_area)), transfer(this, a(your, men, minion))),
    limit_per_character(1),
    gets(bearer, strength(number_of(men, minion, ~bearer))),
    each_time(wins_skirmish(men, minion), make(bearer, strength(+1), until=regroup)),
)

card(
    "13 C 96",
    "Merciless Dunlending",
    while_(can_spot(other(men, minion)), gets(this, strength(2 * number_of(companion, assigned)))),
)

card(
    "13 C 97",
    "Pirate Cutthroat",
    to_play(spot(your, men, in_support_area)),
    ability(
        shadow,
        exert(this) + spot(free_peoples, condition)
        # The card that is spotted has its own title, too.
        >> reinforce(number_of(sharing(title, that(condition))) + 1, men),
    ),
)

card(
    "13 U 98",
    "Southron Murderer",
    while_(
        amount_is(culture_tokens_on(bearing_tokens()), at_least(4)) & ~during(skirmish),
        gets(this, takes_no_wounds),
    ),
)

card(
    "13 S 99",
    "Stragglers",
    when_played(place_tokens(1, men)),
    ability(
        skirmish,
        either(discard(this), remove_tokens(1))
        >> make(a(men, minion), strength(2 * number_of(men, minion, unassigned))),
    ),
)

card(
    "13 S 100",
    "Vicious Dunlending",
    ability(
        skirmish,
        given(is_(this, unassigned)),
        exert(this) >> make(another(men, minion), damage(+1)),
    ),
)

card(
    "13 R 101",
    "Voice of the Desert, Southron Troop",
    to_play(spot(men, minion)),
    while_(at(in_region(1)), gets(men & minion, takes_no_wounds)),
    while_(at(in_region(2)), gets(men & minion, archer)),
    while_(at(in_region(3)), gets(men & minion, fierce)),
)

card(
    "13 C 102",
    "Worn Battleaxe",
    bearer_must_be(men, minion),
    while_(can_spot(bearing_tokens()), gets(bearer, strength(number_of(companion, assigned)))),
)
