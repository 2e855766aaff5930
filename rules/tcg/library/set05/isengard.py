"""Isengard of *Battle of Helm's Deep*."""

from rules.tcg.library.own.saving_machines import save_all_machines
from rules.tcg.notation.language import *

card(
    "5 U 44",
    "Battering Ram",
    ability(shadow, exert(a(uruk_hai)) >> place_tokens(1, isengard)),
    ability(
        skirmish,
        spot(5, companion) + given(is_(this, bearing_tokens(isengard)))
        >> make(a(uruk_hai), damage(+1)) + discard(this),
    ),
)

# The bonus counts the wounds on every character in the skirmish, and the tokens all come from
# one machine (clarification in 2.0); so do those of Berserk Savage and Berserk Slayer.
card(
    "5 U 45",
    "Berserk Rager",
    while_(is_(this, skirmishing), gets(this, strength(wounds_on(character, skirmishing)))),
    ability(
        skirmish,
        remove_tokens(3, isengard, a(machine)) + exert(2, this) >> wound(2, each(ally)),
    ),
)

card(
    "5 R 46",
    "Berserk Savage",
    while_(is_(this, skirmishing), gets(this, strength(wounds_on(character, skirmishing)))),
    ability(
        skirmish,
        remove_tokens(4, isengard, a(machine)) + exert(2, this) >> make(this, strength(+8)),
    ),
)

card(
    "5 R 47",
    "Berserk Slayer",
    while_(is_(this, skirmishing), gets(this, strength(2 * wounds_on(character, skirmishing)))),
    ability(
        skirmish,
        remove_tokens(5, isengard, a(machine)) + exert(2, this) >> wound(each(companion)),
    ),
)

card(
    "5 U 48",
    "Black Shapes Crawling",
    event(
        maneuver,
        spot(choose_x(number_of(uruk_hai)), uruk_hai)
        >> have(free_peoples_player, may(for_each(x, wound(a(your_own, minion)))))
        + play(from_discard_pile(x, isengard, weapon)),
    ),
)

card(
    "5 R 49",
    "Devilry of Orthanc",
    ability(shadow, exert(a(uruk_hai)) >> place_tokens(1, isengard)),
    ability(
        maneuver,
        given(is_(this, bearing_tokens(8, isengard))) >> exert(each(character)) + discard(this),
    ),
)

card(
    "5 R 50",
    "Foul Horde",
    while_(is_(this, ~exhausted), gets(this, fierce)),
    while_(is_(this, with_vitality(at_least(3))), gets(this, ambush(1))),
    while_(is_(this, with_vitality(at_least(4))), gets(this, damage(+1))),
)

card(
    "5 R 51",
    "Gríma, Chief Counselor",
    ability(
        maneuver,
        given(amount_is(number_of_cultures(free_peoples), at_least(4))) + exert(this)
        >> pick(a(unbound, companion))
        + return_to_hand(each(borne_by(that(companion))))
        + return_to_hand(that(companion)),
    ),
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
    "5 U 55",
    "Isengard Scout Troop",
    while_(is_(this, ~exhausted), gets(this, fierce)),
    each_time(wins_skirmish(isengard, orc), may(exert(this) >> take_control())),
)

card(
    "5 R 56",
    "Saruman, Master of Foul Folk",
    while_(during(archery), gets(this, takes_no_wounds)),
    gets(this, cannot_be_assigned),
    each_time(the_fellowship_moves, may(heal(2, each(isengard, orc)))),
    ability(shadow, exert(this) >> play(from_discard_pile(isengard, possession))),
)

card(
    "5 U 57",
    "Scaling Ladder",
    ability(shadow, exert(a(uruk_hai)) >> place_tokens(1, isengard)),
    ability(
        skirmish,
        given(is_(this, bearing_tokens(isengard))) >> heal(a(uruk_hai)) + discard(this),
    ),
)

card(
    "5 R 58",
    "Sharku, Warg-captain",
    while_(is_(this, ~exhausted), gets(this, fierce)),
    each_time(
        is_played(isengard, mount, by=you),
        may(have(free_peoples_player, exert(a(companion, ~hobbit)))),
    ),
)

card(
    "5 R 59",
    "Sharku's Warg",
    bearer_must_be(warg_rider),
    while_(is_(bearer, titled("Sharku")), gets(bearer, damage(+1))),
    response(
        ability_is_used(phase=skirmish),
        given(is_(bearer, skirmishing)),
        exert(bearer) >> cancel_that_action,
    ),
)

card(
    "5 U 60",
    "Siege Engine",
    ability(shadow, play(from_hand(uruk_hai)) >> place_tokens(1, isengard, a(machine))),
    response(
        about_to(be_discarded, machine, who=an_opponent, any_number=True),
        discard(this) >> save_all_machines,
    ),
)

card(
    "5 C 61",
    "Uruk Engineer",
    when_played(may(place_tokens(1, isengard, a(machine)))),
)

card("5 C 62", "Uruk Sapper", when_played(may(place_tokens(1, isengard, a(machine)))))

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

card(
    "5 R 69",
    "Wolves of Isengard",
    plays_on(site, plains, you_control),
    ability(regroup, exert(a(isengard, orc)) >> have(free_peoples_player, wound(a(companion)))),
)
