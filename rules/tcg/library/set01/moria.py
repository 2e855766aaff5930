"""Moria of *The Fellowship of the Ring*."""

from rules.tcg.notation.language import *

card("1 R 163", "Ancient Chieftain", gets(this, strength(number_of(other(moria, orc)))))

card("1 U 164", "Bitter Hatred", event(archery, spot(moria, archer) >> wound(a(elf))))

card(
    "1 R 165",
    "Cave Troll of Moria, Scourge of the Black Pit",
    to_play(spot(moria, orc)),
    while_(at(underground), gets(this, twilight_cost(-3))),
)

card(
    "1 R 166",
    "Cave Troll's Hammer",
    bearer_must_be(titled("Cave Troll of Moria")),
    gets(bearer, damage(+1)),
)

card(
    "1 R 167",
    "Denizens Enraged",
    event(
        skirmish,
        pick(a(moria, orc))
        + make(that(orc), strength(limited(you_spot(moria, orc, ~that(orc)), to=4))),
    ),
)

card(
    "1 C 168",
    "Drums in the Deep",
    event(
        skirmish, make(a(moria, orc), strength(or_if(is_skirmishing(it, dwarf), +4, otherwise=+2)))
    ),
)

card(
    "1 R 169",
    "The End Comes",
    event(
        assignment,
        spot(5, moria, minion) >> have(free_peoples_player, assign(a(minion), each(ring_bearer))),
    ),
)

card(
    "1 R 170",
    "Fool of a Took!",
    event(
        shadow,
        spot(hobbit, ~ring_bearer)
        >> reveal_until_not(moria, minion) + take_into_hand(each(from_revealed())),
    ),
)

card(
    "1 C 171",
    "Frenzy",
    event(assignment, assign(a(moria, orc), a(exhausted, companion, ~ring_bearer))),
)

card(
    "1 R 172",
    "Goblin Archer",
    while_(can_spot(other(moria, orc)), fellowship_archery(-6)),
)

card(
    "1 R 173",
    "Goblin Armory",
    each_time(is_played(moria, weapon, by=you), add_twilight(1)),
    response(about_to_take_a_wound(moria, orc), discard(this) >> prevent_that),
)

card(
    "1 C 174",
    "Goblin Backstabber",
    while_(
        is_(this, skirmishing) & can_spot(other(moria, orc, skirmishing)),
        gets(this, damage(+2)),
    ),
)

card(
    "1 R 175",
    "Goblin Domain",
    to_play(spot(moria, minion)),
    while_(
        at(site_numbered(at_least(4), fellowship_block)),
        gets(companion, comes_exhausted),
    ),
)

card("1 C 176", "Goblin Marksman")

card("1 C 177", "Goblin Patrol Troop")

card("1 U 178", "Goblin Runner", when_played(may(add_twilight(2))))

card(
    "1 C 179",
    "Goblin Scavengers",
    when_played(may(play(from_discard_pile(weapon), on=your & moria & orc))),
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
        add_burdens(or_if(is_(that(companion), hobbit), 2, otherwise=1)),
    ),
)

card(
    "1 R 183",
    "Goblin Swarms",
    response(wins_skirmish(your, moria, orc), stack(that(orc), this)),
    ability(shadow, play(from_stack(orc, on=this))),
)

card(
    "1 C 184",
    "Goblin Wallcrawler",
    while_(at(underground), gets(this, strength(+2))),
    while_(can_spot(other(moria, orc)), fellowship_archery(-1)),
)

card("1 C 185", "Goblin Warrior", when_played(may(discard(a(dwarven, ally | condition)))))

card(
    "1 R 186",
    "Guard Commander",
    ability(skirmish, remove_twilight(3) >> make(a(moria, orc), strength(+2))),
)

card("1 C 187", "Host of Thousands", event(shadow, play(from_discard_pile(moria, orc))))

card(
    "1 U 188",
    "The Long Dark",
    each_time(
        the_fellowship_moves_to(site_numbered(between(4, 5), fellowship_block)),
        add_twilight(2 * number_of(dwarf, companion)),
    ),
    ability(skirmish, discard(this) >> make(a(your, moria, orc), strength(+2))),
)

card(
    "1 R 189",
    "Lost to the Goblins",
    response_event(
        is_exerted(ring_bearer) | is_wounded(ring_bearer),
        discard(top_of_deck(you_spot(moria, minion)))
        + add_burdens(limited(discarded_in_this_way(shadow_side), to=3)),
    ),
)

card(
    "1 R 190",
    "Moria Axe",
    bearer_must_be(moria, orc),
    gets(bearer, damage(+1)),
    ability(skirmish, exert(bearer) >> make(bearer, strength(+2))),
)

card("1 C 191", "Moria Scout", when_played(given(can_spot(elf)), add_twilight(2)))

card("1 C 192", "Pinned Down", while_(can_spot(moria, archer), fellowship_archery(-1)))

card(
    "1 C 193",
    "Plundered Armories",
    response(is_discarded(your, moria, weapon), play(that(weapon), cost=-1)),
)

card(
    "1 U 194",
    "Relentless",
    response_event(is_played(event_card, stealth), spot(3, moria, minion) >> cancel_that_event),
)

card(
    "1 R 195",
    "Relics of Moria",
    ability(shadow, remove_twilight(2) >> play(from_discard_pile(moria, possession))),
)

card(
    "1 C 196",
    "They Are Coming",
    ability(shadow, discard_from_hand(3) >> play(from_discard_pile(moria, orc))),
)

card("1 C 197", "Threat of the Unknown", event(shadow, exert(a(your, moria, orc)) >> draw(2)))

card(
    "1 U 198",
    "Through the Misty Mountains",
    to_play(exert(a(moria, minion))),
    each_time(
        the_fellowship_moves_to(site_numbered(between(4, 6), fellowship_block)),
        given(can_spot(companion, dwarf | elf)),
        have(free_peoples_player, discard_at_random(2)),
    ),
)

card("1 R 199", "Troll's Keyward", gets(titled("Cave Troll of Moria"), twilight_cost(-2)))

card(
    "1 R 200",
    "The Underdeeps of Moria",
    ability(
        shadow,
        remove_twilight(3)
        >> reveal(bottom_of_deck())
        + if_(
            among_revealed(moria, orc),
            take_into_hand(from_revealed()),
            discard(from_revealed()),
        ),
    ),
)

card(
    "1 C 201",
    "Unfamiliar Territory",
    event(
        skirmish, make(a(moria, orc), strength(or_if(is_skirmishing(it, archer), +4, otherwise=+2)))
    ),
)

card(
    "1 U 202",
    "What Is This New Devilry?",
    to_play(exert(a(moria, orc))),
    while_(
        at(site_numbered(at_least(5), fellowship_block)),
        gets(companion, twilight_cost(+2)),
    ),
)
