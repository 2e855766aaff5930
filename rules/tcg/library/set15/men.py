"""Men of *The Hunters*."""

from rules.tcg.library.own.random_sites import (
    note_title_of_random_site,
    replace_current_site_at_random,
)
from rules.tcg.notation.language import *

card(
    "15 R 72",
    "Bill Ferny, Agent of Saruman",
    while_(is_(this, ~wounded), gets(this, cannot_be_assigned_to(companion, by_free_peoples=True))),
    ability(shadow, exert(2, this) + spot(site, you_control) >> add_twilight(2)),
)

card(
    "15 C 73",
    "Bold Easterling",
    ability(
        skirmish,
        given(is_(this, skirmishing)),
        discard(this) >> play(from_discard_pile(men, minion), fierce, until=regroup),
    ),
)

card(
    "15 R 74",
    "Chieftain of Dunland",
    ability(
        skirmish,
        spot(site, you_control) + remove_twilight(2) >> make(a(men, man), strength(+2)),
    ),
    ability(
        skirmish,
        spot(2, site, you_control) + remove_twilight(2) >> make(a(men, man), strength(+3)),
    ),
    ability(
        skirmish,
        spot(3, site, you_control) + remove_twilight(2) >> make(a(men, man), strength(+4)),
    ),
)

card(
    "15 C 75",
    "Courageous Easterling",
    ability(
        skirmish,
        given(is_(this, skirmishing)),
        discard(this) >> play(from_discard_pile(men, minion), fierce, until=regroup),
    ),
)

card(
    "15 R 76",
    "Destroyed Homestead",
    when_played(given(can_spot(2, men, man)), note_title_of_random_site),
    gets(site & named(title), no_game_text),
)

card(
    "15 C 77",
    "Easterling Scout",
    ability(
        skirmish,
        given(is_(this, skirmishing)),
        discard(this) >> play(from_discard_pile(men, minion), fierce, until=regroup),
    ),
)

card(
    "15 U 78",
    "Engrossed Hillman",
    at_start_of(
        maneuver,
        given(
            (can_spot(other(men, man)) & can_spot(8, character))
            | amount_is(number_of_cultures(free_peoples), at_least(3))
        ),
        may(take_control()),
    ),
)

card(
    "15 U 79",
    "Enraged Herdsman",
    while_(
        more(number_of(companion), than=number_of(minion)),
        gets(men & hunter_keyword, strength(+2), archer),
    ),
)

card(
    "15 C 80",
    "Great Axe",
    bearer_must_be(men, man),
    while_(is_skirmishing(bearer, hunter_keyword, companion), gets(bearer, strength(+2))),
)

card(
    "15 U 81",
    "Grieving the Fallen",
    to_play(spot(men, man)),
    bearer_must_be(companion, ~ring_bearer),
    while_(during(archery), gets(bearer, takes_no_wounds)),
    at_start_of(regroup, discard(this)),
)

card("15 C 82", "Grousing Hillman", while_(you_control_a_site, gets(this, strength(+3), fierce)))

card("15 C 83", "Hunting Herdsman", gets(this, strength(3 * number_of(follower))))

card(
    "15 R 84",
    "Last Gasp",
    event(archery, wound(some(3, men, archer)) >> exhaust(a(companion))),
)

card(
    "15 U 85",
    "Lying Counsel",
    event(
        maneuver,
        exert(a(your, men, man)) + spot(unbound, companion, bearing(3, free_peoples | shadow_side))
        >> unless(
            free_peoples_player,
            add_burdens(1),
            return_to_hand(each(free_peoples, borne_by(that(companion)))),
            discard(each(free_peoples, borne_by(that(companion)))),
        ),
    ),
)

card(
    "15 R 86",
    "Mûmak Commander, Giant Among the Swertings",
    ability(maneuver, exert(2, this) >> exert(2, a(companion, ~ring_bearer))),
)

card(
    "15 R 87",
    "Primitive Savage",
    while_(can_spot(companion, with_strength(at_least(12))), gets(this, strength(+5))),
    each_time(wins_skirmish(this), given(is_bearing(this, hand_weapon)), may(take_control())),
)

card(
    "15 U 88",
    "Pursuing Horde",
    to_play(spot(men, man)),
    bearer_must_be(companion, ~ring_bearer, limit=1),
    each_time(the_fellowship_moves, add_twilight(1)),
)

card(
    "15 U 89",
    "Rapid Reload",
    # The current region is one of three.
    while_(
        can_spot(men, man) & at(in_region(1)),
        forbids(free_peoples_player, replacing_sites, site, in_region(1)),
    ),
    while_(
        can_spot(men, man) & at(in_region(2)),
        forbids(free_peoples_player, replacing_sites, site, in_region(2)),
    ),
    while_(
        can_spot(men, man) & at(in_region(3)),
        forbids(free_peoples_player, replacing_sites, site, in_region(3)),
    ),
    ability(
        archery,
        spot(men, man) + remove_twilight(3) >> exert(a(unbound, companion)),
    ),
)

card(
    "15 U 90",
    "Rapt Hillman",
    at_start_of(
        regroup,
        unless(you, spot(3, man), have(free_peoples_player, may(liberate()))),
    ),
    ability(maneuver, spot(other(men, man)) + exert(this) >> take_control()),
)

card(
    "15 C 91",
    "Ravaging Wild Man",
    while_(can_spot(hunter_keyword), gets(this, hunter(1))),
    each_time(wins_skirmish(this), may(exert(some(2, men, man)) >> discard(a(follower)))),
)

card(
    "15 U 92",
    "Savage Southron",
    ability(
        maneuver,
        given(in_adventure_deck(site, who=free_peoples_player)),
        exert(some(2, men, man)) >> replace_current_site_at_random,
    ),
)

card("15 C 93", "Swarthy Hillman", while_(you_control_a_site, gets(this, archer)))

card(
    "15 U 94",
    "Wandering Hillman",
    to_play(spot(men, man)),
    while_(can_spot(companion, with_strength(at_least(10))), gets(this, strength(+3))),
    ability(maneuver, either(remove_burdens(2), remove_threats(2)) >> take_control()),
)
