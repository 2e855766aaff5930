"""Moria of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card(
    "1 C 168",
    "Drums in the Deep",
    event(skirmish, make(a(moria, orc), strength(or_if(+2, is_skirmishing(it, dwarf), +4)))),
)

card(
    "1 C 171",
    "Frenzy",
    event(assignment, assign(a(moria, orc), a(exhausted, companion, ~ring_bearer))),
)

card("1 C 176", "Goblin Marksman")

card("1 C 177", "Goblin Patrol Troop")

card("1 U 178", "Goblin Runner", when_played(may(add_twilight(2))))

card(
    "1 C 179",
    "Goblin Scavengers",
    when_played(may(play(from_discard_pile(weapon), on=all_of_these(your, moria, orc)))),
)

card(
    "1 C 180",
    "Goblin Scimitar",
    bearer_must_be(moria, orc),
    when_played(may(draw(1))),
)

card(
    "1 U 181",
    "Goblin Sneak",
    when_played(may(put_beneath_deck(from_discard_pile(moria, orc)))),
)

card(
    "1 C 182",
    "Goblin Spear",
    bearer_must_be(moria, minion),
    each_time(
        is_killed(companion, by=bearer, in_a_skirmish=True),
        add_burdens(or_if(1, is_(that(companion), hobbit), 2)),
    ),
)

card(
    "1 R 183",
    "Goblin Swarms",
    response(wins_skirmish(your, moria, orc), stack(that(orc), this)),
    ability(shadow, play(from_stack(orc, on=this))),
)

card("1 C 187", "Host of Thousands", event(shadow, play(from_discard_pile(moria, orc))))

card(
    "1 U 188",
    "The Long Dark",
    each_time(
        the_fellowship_moves_to(site_numbered(between(4, 5), Block.FELLOWSHIP)),
        add_twilight(2 * number_of(dwarf, companion)),
    ),
    ability(skirmish, discard(this) >> make(a(your, moria, orc), strength(+2))),
)

card("1 C 191", "Moria Scout", when_played(given(can_spot(elf)), add_twilight(2)))

card("1 C 192", "Pinned Down", while_(can_spot(moria, archer), fellowship_archery(-1)))

card(
    "1 C 196",
    "They Are Coming",
    ability(shadow, discard_from_hand(3) >> play(from_discard_pile(moria, orc))),
)
