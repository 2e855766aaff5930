"""Gollum of *Mount Doom*."""

from rules.tcg.library.own.suspending import play_gollum_for_less, suspend_for_a_skirmish
from rules.tcg.notation.language import *

card(
    "10 R 19",
    "A Dark Shape Sprang",
    response_event(
        is_played(possession, on=companion, by=an_opponent),
        play_gollum_for_less >> suspend_for_a_skirmish,
    ),
)

card(
    "10 U 20",
    "Final Strike",
    gets(site & site_numbered(9), mountain),
    ability(shadow, given(at(site_numbered(9))), play(from_discard_pile(titled("Gollum")))),
    response(
        ability_is_used(phase=maneuver, by=free_peoples_player)
        | ability_is_used(phase=archery, by=free_peoples_player),
        exert(a(titled("Gollum"))) >> cancel_that_action,
    ),
)

card(
    "10 R 21",
    "Gollum, Mad Thing",
    to_assign(either(make(this, strength(+3), until=regroup), add_burdens(1))),
)

card(
    "10 U 22",
    "Reclaim the Precious",
    ability(
        assignment,
        unless(
            free_peoples_player,
            add_burdens(1),
            assign(a(titled("Gollum")), a(companion, bearing(artifact))),
            instead=have(free_peoples_player, assign(a(titled("Gollum")), a(companion))),
        ),
    ),
    ability(regroup, exert(2, a(titled("Gollum"))) >> discard(a(possession)) + discard(this)),
)

card(
    "10 R 23",
    "Shelob, Her Ladyship",
    when_played(
        given(can_spot(titled("Gollum"))),
        may(make(a(companion), cannot_be_assigned, until=end_of_turn)),
    ),
)

card(
    "10 C 24",
    "Unabated in Malice",
    while_(you_have_initiative, gets(gollum & minion, damage(+1))),
    ability(
        skirmish,
        discard(this)
        >> make(a(gollum, minion), strength(number_of_cultures(free_peoples | shadow_side))),
    ),
)
