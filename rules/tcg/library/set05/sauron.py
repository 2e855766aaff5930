"""Sauron of *Battle of Helm's Deep*."""

from rules.tcg.notation.language import *

card(
    "5 R 95",
    "Dead Marshes",
    while_(
        at(site_numbered(4, towers_block)),
        gets(ring_bound & companion & skirmishing_against(sauron, orc), strength(-1)),
    ),
    ability(
        maneuver,
        spot(2, sauron, orc)
        >> play(up_to(2, from_discard_pile(sauron, condition))) + discard(this),
    ),
)

card(
    "5 R 96",
    "Eye of Barad-Dûr",
    event(
        skirmish,
        make(
            a(companion | ally, skirmishing_against(sauron, orc)),
            strength(-1 * number_of(ring_bound, companion)),
        ),
    ),
    # Clarified with the Comprehensive Rulebook 2.0: it is played to use this text, so "discard
    # this card" is superfluous.
    response_event(is_revealed(this, by=free_peoples_player), add_burdens(2)),
)

card(
    "5 C 97",
    "Gate Soldier",
    each_time(
        is_played(sauron, condition, by=you), may(exert(this) + remove_twilight(2) >> draw(1))
    ),
)

card("5 C 98", "Gate Trooper", when_played(may(exert(this) + spot(5, burdens) >> draw(1))))

card("5 C 99", "Gate Veteran", when_played(may(exert(this) + spot(6, companion) >> draw(1))))

card(
    "5 R 100",
    "Grishnákh, Orc Captain",
    gets(sauron & orc, site_number(-3)),
    ability(
        shadow,
        exert(2, this) + spot(other(sauron, orc))
        >> unless(free_peoples_player, add_burdens(2), draw(3)),
    ),
)

card(
    "5 U 101",
    "I'd Make You Squeak",
    to_play(exert(some(2, sauron, orc))),
    gets(site, shadow_number(limited(wounds_on(hobbit), to=3))),
)

card(
    "5 R 102",
    "Morannon",
    while_(at(site_numbered(4, towers_block)), first_played_here_costs(-3, sauron, orc)),
    ability(
        shadow,
        spot(2, sauron, orc) + discard_from_hand(4) >> draw(3) + discard(this),
    ),
)

card(
    "5 R 103",
    "Orc Captain",
    when_played(may(spot(sauron, condition) >> draw(limited(number_of(site, you_control), to=3)))),
)

card(
    "5 U 104",
    "Orc Cutthroat",
    gets(sauron & orc, site_number(-3)),
    ability(
        skirmish,
        discard(another(sauron, orc)) + exert(this)
        >> wound(a(companion, skirmishing_against(this))),
    ),
)

card(
    "5 U 105",
    "Orc Fighter",
    ability(regroup, spot(sauron, condition) + exert(this) >> take_control()),
)

card(
    "5 C 106",
    "Orc Infantry",
    ability(regroup, spot(sauron, condition) + discard(this) >> take_control()),
)

card(
    "5 U 107",
    "Orc Patrol",
    gets(sauron & orc, site_number(-3)),
    ability(maneuver, exert(2, this) + spot(other(sauron, orc)) >> discard(a(condition))),
)

card(
    "5 C 108",
    "Orc Pursuer",
    gets(sauron & orc, site_number(-1)),
    when_played(may(exert(this) + remove_twilight(2) >> draw(1))),
)

card(
    "5 C 109",
    "Orc Runner",
    gets(sauron & orc, site_number(-1)),
    when_played(may(exert(this) + discard_from_hand(2) >> draw(1))),
)

card(
    "5 U 110",
    "Teeth of Mordor",
    ability(regroup, spot(sauron, orc) + remove_twilight(3) >> stack(that(sauron, orc), this)),
    ability(shadow, play(from_stack(sauron, orc, on=this))),
)
