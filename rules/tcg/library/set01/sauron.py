"""Sauron of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 R 243",
    "Despair",
    event(
        maneuver,
        given(
            amount_is(
                burdens + cards_in_dead_pile(companion, who=free_peoples_player), at_least(12)
            )
        ),
        spot(sauron, orc) >> corrupt_the_ring_bearer,
    ),
)

card(
    "1 R 246",
    "Enduring Evil",
    event(
        skirmish,
        make(a(character, skirmishing_against(sauron, orc)), strength(-tokens_you_spot(burdens))),
    ),
)

card(
    "1 U 249",
    "Gleaming Spires Will Crumble",
    gets(all_of_these(sauron, orc, skirmishing_against(gondor, character)), strength(+2)),
    each_time(loses_skirmish(your, sauron, orc), discard(this)),
)

card(
    "1 C 255",
    "Mordor's Strength",
    event(
        skirmish,
        exert(a(sauron, orc)) >> wound(a(character, skirmishing_against(that(sauron, orc)))),
    ),
)

card(
    "1 C 261",
    "Orc Ambusher",
    gets(all_of_these(your, sauron, minion), roaming_penalty(-1)),
    response(is_played(free_peoples, event_of(regroup)), exert(this) >> cancel_that_event),
)

card(
    "1 U 262",
    "Orc Assassin",
    gets(all_of_these(your, sauron, minion), roaming_penalty(-1)),
    ability(
        assignment,
        spot(2, hobbit, companion) >> makes(free_peoples_player, assign(this, a(hobbit))),
    ),
)

card(
    "1 C 266",
    "Orc Chieftain",
    each_time(is_played(weapon, on=this, by=you), add_twilight(2), limit=once_per_turn()),
)

card(
    "1 U 267",
    "Orc Hunters",
    ability(skirmish, exert(this) >> wound(a(character, skirmishing_against(this)))),
)

card("1 C 268", "Orc Inquisitor", when_played(may(makes(free_peoples_player, discard_at_random()))))

card(
    "1 C 269",
    "Orc Scimitar",
    bearer_must_be(sauron, orc),
    ability(skirmish, remove_twilight(1) >> make(bearer, strength(+1), limit=3)),
)

card(
    "1 C 271",
    "Orc Soldier",
    ability(skirmish, exert(this) >> wound(a(character, skirmishing_against(this)))),
)

card(
    "1 C 278",
    "Strength Born of Fear",
    ability(skirmish, remove_twilight(3) >> make(a(sauron, orc), strength(+1))),
)

card(
    "1 U 280",
    "Tower Lieutenant",
    each_time(wins_skirmish(this), makes(free_peoples_player, discard_at_random(2))),
)

card(
    "1 C 281",
    "Under the Watching Eye",
    to_play(exert(a(sauron, tracker))),
    each_time(the_fellowship_moves, makes(free_peoples_player, exert(a(companion)))),
)
