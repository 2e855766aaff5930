"""Isengard of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 R 50",
    "Foul Horde",
    while_(is_(this, ~exhausted), gets(this, fierce)),
    while_(is_(this, with_vitality(at_least(3))), gets(this, ambush(1))),
    while_(is_(this, with_vitality(at_least(4))), gets(this, damage(+1))),
)

card("5 C 52", "Isengard Flanker", while_(is_(this, ~exhausted), gets(this, fierce)))

card("5 C 53", "Isengard Rider", while_(is_(this, ~exhausted), gets(this, fierce)))

card(
    "5 U 54",
    "Isengard Scimitar",
    bearer_must_be(isengard, orc),
    when_played(may(add_twilight(number_of(site, you_control)))),
)

card(
    "5 U 63",
    "Uruk-hai Berserker",
    while_(is_(this, skirmishing), gets(this, strength(wounds_on(character, skirmishing)))),
)

card(
    "5 U 64",
    "War-warg",
    bearer_must_be(warg_rider),
    response(
        ability_is_used(phase=skirmish),
        given(is_(bearer, skirmishing)),
        exert(bearer) >> cancel_that_action,
    ),
)

card(
    "5 C 65",
    "Warg",
    bearer_must_be(warg_rider),
    response(
        ability_is_used(phase=skirmish),
        given(is_(bearer, skirmishing)),
        exert(bearer) >> cancel_that_action,
    ),
)

card(
    "5 C 66",
    "Warg-master",
    when_played(may(play(from_discard_pile(isengard, mount)))),
    while_(is_(this, ~exhausted), gets(this, fierce)),
)

card("5 C 67", "Warg-rider", while_(is_(this, ~exhausted), gets(this, fierce)))

card(
    "5 C 68",
    "Wolf-voices",
    event(
        skirmish,
        make(a(isengard, orc), strength(+2)) + if_(is_(that(orc), mounted), heal(that(orc))),
    ),
)
