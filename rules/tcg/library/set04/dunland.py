"""Dunland of *The Two Towers*."""

from rules.tcg.notation.language import *

card(
    "4 C 3",
    "Anger",
    event(
        skirmish,
        either(spot(3, dunland, minion), spot(site, you_control))
        >> make(a(dunland, man), fierce, until=regroup),
    ),
)

card(
    "4 C 4",
    "Band of Wild Men",
    each_time(wins_skirmish(this), may(make(this, fierce, until=regroup))),
)

card(
    "4 C 5",
    "Burn Every Village",
    event(skirmish, make(a(dunland, man), strength(or_if(you_control_a_site, +4, otherwise=+2)))),
)

card(
    "4 R 6",
    "Constantly Threatening",
    ability(
        shadow,
        given(moved_more_than_once),
        remove_twilight(2) >> play(from_discard_pile(dunland, man)),
    ),
)

card(
    "4 C 7",
    "Dark Fury",
    event(skirmish, make(a(dunland, man), strength(or_if(at(sanctuary), +4, otherwise=+2)))),
)

card(
    "4 U 8",
    "Death to the Strawheads",
    event(skirmish, make(a(dunland, man), strength(you_spot(companion)))),
)

card(
    "4 U 9",
    "Dunlending Arsonist",
    each_time(
        wins_skirmish(this),
        may(play(from_hand(dunland, man), fierce, damage(+1), cost=-2, until=regroup)),
    ),
)

card("4 C 10", "Dunlending Brigand")

card(
    "4 U 11",
    "Dunlending Looter",
    each_time(wins_skirmish(this), may(stack(this, a(site, you_control)))),
    ability(
        shadow,
        given(is_(this, stacked_on(site, you_control))),
        play(this, cost=-2),
        used_from=its_stack,
    ),
)

card(
    "4 C 12",
    "Dunlending Madman",
    each_time(wins_skirmish(this), may(make(this, strength(+2), fierce, until=regroup))),
)

card(
    "4 U 13",
    "Dunlending Pillager",
    each_time(
        wins_skirmish(this),
        may(
            discard(some(or_if(can_spot(6, companion), 2, otherwise=1), free_peoples, possession)),
        ),
    ),
)

card(
    "4 C 14",
    "Dunlending Ransacker",
    each_time(wins_skirmish(this), may(spot(other(dunland, man)) >> take_control())),
)

card(
    "4 C 15",
    "Dunlending Ravager",
    while_(is_skirmishing(this, rohan, man), gets(this, strength(+2))),
    ability(
        assignment,
        spot(ally) >> make(that(ally), participates_in_skirmishes) + assign(this, that(ally)),
    ),
)

card(
    "4 C 16",
    "Dunlending Robber",
    each_time(wins_skirmish(this), may(make(this, strength(+2), fierce, until=regroup))),
)

card("4 C 17", "Dunlending Savage")

card(
    "4 C 18",
    "Dunlending Warrior",
    ability(
        assignment,
        spot(ally) >> make(that(ally), participates_in_skirmishes) + assign(this, that(ally)),
    ),
)

card(
    "4 R 19",
    "Hides",
    when_played(may(draw(1))),
    response(
        about_to_take_a_wound(dunland, man),
        either(remove_twilight(2), discard(this)) >> prevent_that,
    ),
)

card("4 R 20", "Hill Chief", ability(shadow, spot(site, you_control) + exert(this) >> draw(3)))

card(
    "4 C 21",
    "Hillman Band",
    each_time(the_fellowship_moves, may(spot(other(dunland, man)) >> take_control())),
)

card(
    "4 R 22",
    "Hillman Horde",
    while_(can_spot(2, site, you_control), skips(archery)),
    while_(can_spot(3, site, you_control), gets(your & dunland & man, fierce)),
    while_(can_spot(4, site, you_control), gets(your & dunland & man, damage(+1))),
)

card(
    "4 R 23",
    "Hillman Mob",
    each_time(
        wins_skirmish(this),
        may(play(from_hand(dunland, man), fierce, damage(+1), cost=-2, until=regroup)),
    ),
)

card(
    "4 U 24",
    "Hillman Rabble",
    each_time(wins_skirmish(this), may(stack(this, a(site, you_control)))),
    ability(
        shadow,
        given(is_(this, stacked_on(site, you_control))),
        play(this, cost=-2),
        used_from=its_stack,
    ),
)

card(
    "4 C 25",
    "Hillman Tribe",
    each_time(wins_skirmish(this), may(spot(other(dunland, minion)) >> take_control())),
)

card("4 C 26", "Iron Axe", bearer_must_be(dunland, man))

card(
    "4 U 27",
    "Living Off Rock",
    each_time(
        wins_skirmish(dunland, man, against=rohan & man),
        may(make(that(minion), strength(+2), fierce, until=regroup)),
    ),
)

# Whoever comes to skirmish that Man later in the phase is hit as well: the Man carries the text.

card(
    "4 U 28",
    "No Defense",
    ability(shadow, remove_twilight(3) >> place_tokens(1, dunland)),
    ability(
        skirmish,
        spot(dunland, man) + remove_tokens(1, dunland)
        >> make(
            that(dunland, man),
            gains(
                gets(
                    character & skirmishing_against(this),
                    loses_strength_bonuses(possession),
                )
            ),
        ),
    ),
)

card(
    "4 R 29",
    "No Refuge",
    while_(can_spot(site, with_stacked(dunland, man)), gets(site, shadow_number(+5))),
)

card(
    "4 R 30",
    "No Retreat",
    plays_on(site, you_control),
    ability(
        regroup,
        spot(2, dunland, man) + discard(this) >> lasting(forbids(free_peoples_player, staying)),
    ),
)

card(
    "4 U 31",
    "Over the Isen",
    ability(
        assignment,
        spot(site, you_control) + remove_twilight(2)
        >> assign(a(dunland, man), a(unbound, companion)),
    ),
)

card(
    "4 R 32",
    "Ravage the Defeated",
    response_event(
        wins_skirmish(your, dunland, man),
        discard(
            each(free_peoples, borne_by(companion | ally, skirmishing_against(that(dunland, man))))
        ),
    ),
)

card(
    "4 R 33",
    "Saruman, Rabble-rouser",
    gets(this, cannot_be_assigned),
    each_time(
        the_fellowship_moves,
        have(free_peoples_player, for_each(number_of(dunland, man), exert(a(companion)))),
    ),
    ability(skirmish, exert(this) >> make(a(dunland, man), strength(+2))),
)

card(
    "4 U 34",
    "Secret Folk",
    each_time(
        loses_skirmish(companion | ally, against=dunland & man),
        may(place_tokens(1, dunland)),
    ),
    ability(
        maneuver,
        discard(
            some(limited(culture_tokens_on(this, culture=dunland), to=3), free_peoples, possession)
        )
        + discard(this),
    ),
)

card(
    "4 R 35",
    "Wake of Destruction",
    event(
        maneuver,
        spot(2, site, you_control) >> make(each(your, dunland, man), fierce, until=regroup),
    ),
)

card(
    "4 U 36",
    "War Club",
    bearer_must_be(dunland, man),
    each_time(wins_skirmish(bearer), may(discard(some(2, free_peoples, possession)))),
)

card(
    "4 C 37",
    "War Cry of Dunland",
    response_event(
        wins_skirmish(dunland, man), make(that(dunland, man), fierce, strength(+4), until=regroup)
    ),
)

card(
    "4 U 38",
    "Wild Man of Dunland",
    each_time(
        wins_skirmish(this),
        may(play(from_hand(dunland, man), fierce, damage(+1), cost=-2, until=regroup)),
    ),
)

card(
    "4 R 39",
    "Wild Man Raid",
    event(maneuver, spot(3, dunland, man) >> discard(a(free_peoples, possession | condition))),
)

card(
    "4 R 40",
    "Wulf, Dunlending Chieftain",
    response(wins_skirmish(other(dunland, man)), exert(this) >> take_control()),
)
