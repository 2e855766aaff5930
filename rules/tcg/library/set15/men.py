"""Men of *The Hunters*."""

from rules.tcg.notation.language import *

card(
    "15 R 72",
    "Bill Ferny, Agent of Saruman",
    while_(is_(this, ~wounded), gets(this, cannot_be_assigned_to(companion, by_free_peoples=True))),
    ability(shadow, exert(this, 2) + spot(site, you_control) >> add_twilight(2)),
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
    "15 C 77",
    "Easterling Scout",
    ability(
        skirmish,
        given(is_(this, skirmishing)),
        discard(this) >> play(from_discard_pile(men, minion), fierce, until=regroup),
    ),
)

card(
    "15 C 80",
    "Great Axe",
    bearer_must_be(men, man),
    while_(is_skirmishing(bearer, hunter_keyword, companion), gets(bearer, strength(+2))),
)

card(
    "15 C 91",
    "Ravaging Wild Man",
    while_(can_spot(hunter_keyword), gets(this, hunter(1))),
    each_time(wins_skirmish(this), may(exert(some(2, men, man)) >> discard(a(follower)))),
)

card(
    "15 U 94",
    "Wandering Hillman",
    to_play(spot(men, man)),
    while_(can_spot(companion, with_strength(at_least(10))), gets(this, strength(+3))),
    ability(maneuver, either(remove_burdens(2), remove_threats(2)) >> take_control()),
)
