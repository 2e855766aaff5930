"""Isengard of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 C 121",
    "Bred for Battle",
    event(skirmish, exert(a(uruk_hai)) >> make(that(uruk_hai), strength(+3))),
)

card(
    "1 C 133",
    "Saruman's Ambition",
    gets(all_of_these(your, isengard, event_card), twilight_cost(-1)),
    ability(skirmish, discard(this) >> make(a(uruk_hai), strength(+2))),
)

card(
    "1 U 135",
    "Saruman's Frost",
    to_play(exert(a(isengard, minion))),
    plays_on(site, limit=1),
    while_(at(bearer), gets(hobbit, strength(-2))),
    each_time(turn_ends, discard(this)),
)

card(
    "1 C 138",
    "Saruman's Snows",
    to_play(exert(a(isengard, minion))),
    plays_on(site),
    while_(
        at(bearer),
        forbids(each_player, Forbidden.PLAY, event_of(skirmish), phase=skirmish),
        forbids(each_player, Forbidden.USE_ABILITIES, phase=skirmish),
    ),
    each_time(turn_ends, discard(this)),
)

card(
    "1 C 141",
    "Their Arrows Enrage",
    to_play(spot(titled("Saruman") | uruk_hai)),
    gets(all_of_these(archer, companion | ally), strength(-1)),
)

card(
    "1 R 143",
    "Troop of Uruk-hai",
    gets(all_of_these(character, skirmishing_against(this)), loses_strength_bonuses(weapon)),
)

card(
    "1 C 145",
    "Uruk Brood",
    ability(skirmish, remove_twilight(2) >> make(this, strength(you_spot(other(uruk_hai))))),
)

card(
    "1 R 147",
    "Uruk Guard",
    ability(
        assignment,
        exert(this) + spot(companion)
        >> make(this, cannot_be_assigned_to(that(companion), by_free_peoples=True)),
    ),
)

card(
    "1 C 150",
    "Uruk Rager",
    each_time(wins_skirmish(this), makes(free_peoples_player, discard(top_of_deck(2)))),
)

card("1 C 151", "Uruk Savage")

card("1 C 152", "Uruk Shaman", ability(maneuver, remove_twilight(2) >> heal(a(uruk_hai))))

card(
    "1 U 153",
    "Uruk Slayer",
    ability(skirmish, remove_twilight(1) >> make(this, strength(+1), limit=3)),
)

card(
    "1 C 154", "Uruk Soldier", when_played(may(makes(free_peoples_player, discard(top_of_deck()))))
)

card("1 C 157", "Uruk-hai Armory", while_(can_spot(uruk_hai), fellowship_archery(-1)))

card("1 C 158", "Uruk-hai Raiding Party")

card(
    "1 C 160",
    "Uruk-hai Sword",
    bearer_must_be(uruk_hai),
    each_time(wins_skirmish(bearer), makes(free_peoples_player, discard(top_of_deck()))),
)

card(
    "1 U 161",
    "Wariness",
    response_event(
        is_played(event_card, stealth),
        either(exert(a(your, uruk_hai)), discard(a(your, uruk_hai))) >> cancel_that_event,
    ),
)
