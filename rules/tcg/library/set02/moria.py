"""Moria of *Mines of Moria*."""

from rules.tcg.notation.language import *

card("2 R 49", "Archer Commander", gets(other(moria, archer), strength(+2)))

card(
    "2 R 50",
    "The Balrog's Sword",
    bearer_must_be(titled("The Balrog")),
    gets(bearer, damage(+1)),
    borne_in_addition,
)

card(
    "2 C 51",
    "The Balrog, Durin's Bane",
    while_(can_spot(titled("The Balrog")), discards(other(minion))),
    skips(archery),
    discard_when(~at(underground)),
)

card(
    "2 R 52",
    "The Balrog, Flame of Udûn",
    to_play(spot(moria, orc)),
    discard_when(~at(underground)),
    ability(shadow, exert(this) + remove_twilight(2) >> play(from_discard_pile(moria, orc))),
)

card(
    "2 R 53",
    "Cave Troll's Chain",
    bearer_must_be(titled("Cave Troll of Moria")),
    may_skip(free_peoples_player, skip_archery),
    each_time(
        is_wounded(titled("Cave Troll of Moria")),
        given(during(archery)),
        may(wound(a(archer, companion))),
    ),
)

card(
    "2 U 54",
    "Dark Fire",
    to_play(spot(titled("The Balrog"))),
    plays_on(titled("Gandalf")),
    each_time(the_fellowship_moves, exert(bearer)),
)

card(
    "2 C 55",
    "Dark Places",
    gets(unique & moria & minion, strength(+1)),
    ability(
        shadow,
        replace_site(a(opponents, site), by=(marsh | underground) & of_same_number),
    ),
)

card(
    "2 U 56",
    "Fill With Fear",
    while_(can_spot(titled("The Balrog")), skips(archery)),
    ability(maneuver, exert(a(titled("The Balrog"))) >> discard(a(ranged_weapon))),
)

card(
    "2 R 57",
    "Final Cry",
    response_event(
        skirmish_is_about_to_end(titled("The Balrog"), bearing(titled("Whip of Many Thongs"))),
        wound(2, a(companion, in_that_skirmish)),
    ),
)

card(
    "2 C 58",
    "Foul Tentacle",
    when_played(may(play(from_draw_deck(tentacle)))),
    gets(this, cannot_bear(possession)),
    discard_when(~at(marsh)),
)

card("2 U 59", "Foul Things", event(shadow, play(from_discard_pile(moria, minion))))

card("2 C 60", "Goblin Bowman")

card("2 C 61", "Goblin Flankers", when_played(given(moved_more_than_once), may(add_twilight(3))))

card("2 C 62", "Goblin Pursuer", while_(moved_more_than_once, gets(this, strength(+3))))

card("2 C 63", "Goblin Reinforcements", when_played(may(heal(a(moria, minion)))))

card(
    "2 C 64",
    "Goblin Scrabbler",
    when_played(may(discard(a(elven, condition)))),
    gets(your & moria & orc, roaming_penalty(-1)),
)

card(
    "2 C 65",
    "Goblin Spearman",
    while_(is_bearing(this, titled("Goblin Spear")), gets(this, damage(+2))),
)

card(
    "2 R 66",
    "Huge Tentacle",
    when_played(may(play(from_draw_deck(titled("Watcher in the Water"))))),
    gets(this, cannot_bear(possession)),
    discard_when(~at(marsh)),
)

card("2 U 67", "Moria Archer Troop", while_(can_spot(other(moria, archer)), minion_archery(+1)))

card(
    "2 U 68",
    "Must Do Without Hope",
    event(maneuver, exert(a(titled("The Balrog"))) >> add_burdens(1)),
)

card(
    "2 C 69",
    "Old Differences",
    event(
        skirmish,
        make(
            a(elf | dwarf, skirmishing_against(moria, orc)),
            strength(or_if(can_spot(elf) & can_spot(dwarf), -3, otherwise=-1)),
        ),
    ),
)

card(
    "2 U 70",
    "Power and Terror",
    event(
        shadow,
        reveal(any_number(from_hand(moria, orc)))
        >> play(from_hand(titled("The Balrog")), cost=-2 * cards_revealed(moria, orc)),
    ),
)

card(
    "2 U 71",
    "Throw Yourself in Next Time",
    to_play(spot(moria, orc)),
    plays_on(hobbit, companion),
    gets(bearer, exerted_only_by(shadow_side)),
)

card(
    "2 U 72",
    "Troubled Mountains",
    event(
        shadow,
        exert(a(moria, minion)) >> add_twilight(limited(tokens_you_spot(burdens), to=5)),
    ),
)

card(
    "2 R 73",
    "Watcher in the Water, Keeper of Westgate",
    while_(can_spot(titled("Watcher in the Water")), discards(other(minion, ~tentacle))),
    gets(tentacle, strength(+2), damage(+1)),
    gets(this, cannot_bear(possession)),
    discard_when(~at(marsh)),
)

card(
    "2 R 74",
    "Whip of Many Thongs",
    bearer_must_be(titled("The Balrog")),
    ability(
        skirmish,
        exert(a(titled("The Balrog")))
        >> discard(
            a(
                helm | shield | armor,
                borne_by(character, skirmishing_against(titled("The Balrog"))),
            )
        ),
    ),
)
