"""Orcs of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 U 106",
    "Armed for Battle",
    event(
        shadow,
        spot(your, orc_culture, minion)
        >> if_(
            at(battleground),
            play(from_draw_deck(orc_culture, possession, or_from=discard_pile)),
            play(from_discard_pile(orc_culture, possession)),
        ),
    ),
)

card(
    "11 C 107",
    "Barbarous Orc",
    ability(
        skirmish,
        exert(another(orc_culture, minion))
        >> make(
            this,
            strength(
                or_if(
                    is_skirmishing(this, companion, with_resistance(at_most(4))), +4, otherwise=+2
                )
            ),
        ),
    ),
)

card(
    "11 R 108",
    "Beastly Olog-hai",
    to_play(spot(orc_culture, minion)),
    ability(
        assignment,
        exert(this)
        >> pick(a(companion, bearing(artifact)))
        + unless(free_peoples_player, discard(a(artifact)), assign(this, that(companion))),
    ),
)

card(
    "11 U 109",
    "Bladed Gauntlets",
    bearer_must_be(orc_culture, minion),
    gets(bearer, lurker),
    ability(skirmish, exert(bearer) >> make(a(orc_culture, minion), strength(+2))),
)

card(
    "11 U 110",
    "Bound to its Fate",
    event(
        shadow,
        spot(orc_culture, minion)
        >> reveal_hand(free_peoples_player)
        + have(
            free_peoples_player,
            either(discard(from_revealed(free_peoples, event_card)), add_burdens(1)),
        ),
    ),
)

card("11 C 111", "Champion Orc")

card(
    "11 S 112",
    "Conquered Halls",
    event(skirmish, make(a(orc_culture, minion), strength(number_of(site, underground)))),
)

card(
    "11 C 113",
    "Cutthroat Orc",
    gets(this, strength(number_of(companion, with_resistance(at_most(5))))),
)

card(
    "11 U 114",
    "Demoralized",
    to_play(spot(orc_culture, minion)),
    each_time(
        is_exerted(companion), may(add_twilight(or_if(can_spot(6, companion), 2, otherwise=1)))
    ),
)

card("11 S 115", "Denizen of Khazad-dûm", while_(at(underground), gets(this, strength(+2))))

card("11 S 116", "Denizen of Moria", while_(at(underground), gets(this, strength(+3))))

card("11 S 117", "Denizen of the Black Pit", while_(at(underground), gets(this, strength(+2))))

card(
    "11 U 118",
    "Dread and Despair",
    event(
        shadow,
        spot(2, orc_culture, minion)
        >> unless(free_peoples_player, discard(top_of_deck(6)), discard(a(condition))),
    ),
)

card(
    "11 R 119",
    "Emboldened Orc",
    gets(this, strength(number_of(companion, unassigned))),
)

card(
    "11 C 120",
    "Entrapping Orc",
    ability(assignment, assign(this, a(unbound, companion, with_resistance(at_most(4))))),
)

card(
    "11 C 121",
    "Foraging Orc",
    when_played(
        may(
            spot(other(orc_culture, minion)) + spot(companion, with_resistance(at_most(3)))
            >> add_twilight(2)
        )
    ),
)

card(
    "11 C 122",
    "Frenzied Orc",
    while_(at(underground), gets(character & skirmishing_against(this), strength(-2))),
    while_(
        can_spot(6, companion),
        gets(character & skirmishing_against(orc_culture, minion), strength(-2)),
    ),
)

card(
    "11 R 123",
    "Goblin Hordes",
    to_play(spot(orc_culture, minion)),
    each_time(
        the_fellowship_moves_from(underground),
        may(take_into_hand(from_discard_pile(orc_culture, minion))),
    ),
)

card(
    "11 U 124",
    "Hill Orc",
    each_time(wins_skirmish(this), may(exert(each(companion, with_resistance(at_most(4)))))),
)

card(
    "11 C 125",
    "Isengard Underling",
    when_played(may(take_into_hand(from_discard_pile(orc_culture, event_card)))),
)

card("11 S 126", "Marauding Orcs", discard_when(cannot_spot(other(orc_culture, minion))))

card(
    "11 C 127",
    "Mocking Goblin",
    each_time(
        wins_skirmish(this),
        unless(free_peoples_player, discard_from_hand(1, free_peoples, event_card), add_burdens(1)),
    ),
)

card(
    "11 C 128",
    "Mordor Scimitar",
    bearer_must_be(orc_culture, minion),
    each_time(is_assigned(bearer, to=companion), may(exert(that(companion)))),
)

card(
    "11 C 129",
    "Mountain Orc",
    each_time(
        is_assigned(this, to=companion & with_resistance(at_most(5))), exert(that(companion))
    ),
)

card(
    "11 S 130",
    "Orc Hammer",
    bearer_must_be(orc_culture, orc),
    when_played(may(exert(a(companion)))),
)

card(
    "11 C 131",
    "Orc Miscreant",
    to_play(spot(orc_culture, minion)),
    ability(regroup, exert(this) >> add_burdens(1)),
)

card(
    "11 C 132",
    "Orkish Smith",
    when_played(may(take_into_hand(from_discard_pile(orc_culture, condition)))),
)

card(
    "11 R 133",
    "Orkish Worker",
    when_played(
        may(
            spot(other(orc_culture, minion))
            >> reveal(top_of_deck(who=free_peoples_player))
            + if_(
                among_revealed(shadow_side),
                add_twilight(printed_cost_of(that(shadow_side))),
            )
        )
    ),
)

card(
    "11 R 134",
    "Persistent Orc",
    each_time(
        about_to(be_killed, this) | about_to(be_discarded, this),
        may(spot(other(orc_culture)) >> instead(put_on_deck(this))),
    ),
)

card(
    "11 R 135",
    "Porter Troll",
    to_play(spot(orc_culture, minion)),
    when_played(
        unless(free_peoples_player, reveal(from_hand(free_peoples, event_card)), add_burdens(1))
    ),
)

card(
    "11 C 136",
    "Prowling Orc",
    ability(skirmish, remove_twilight(2) >> make(a(orc_culture, minion), strength(+1))),
)

card(
    "11 U 137",
    "Scurrying Goblin",
    when_played(given(at(underground)), may(spot(other(orc_culture, minion)) >> add_twilight(2))),
)

card("11 S 138", "Skulking Goblin", gets(current_site, gains(underground)))

card(
    "11 U 139",
    "Spurred to Battle",
    to_play(exert(a(orc_culture, minion))),
    at_start_of(shadow, add_twilight(1)),
)

card(
    "11 C 140",
    "Strength in Shadows",
    event(
        skirmish, make(a(orc_culture, minion), strength(or_if(is_(it, lurker), +4, otherwise=+2)))
    ),
)

card(
    "11 R 141",
    "Undisciplined",
    event(assignment, assign(a(orc_culture, minion), a(companion, ~ring_bearer))),
)

card(
    "11 S 142",
    "Unyielding Goblin",
    ability(
        skirmish,
        given(at(underground)),
        exert(this) >> exert(a(companion, skirmishing_against(this))),
    ),
)

card(
    "11 R 143",
    "Watchful Orc",
    when_played(
        may(spot(other(orc_culture, minion)) >> replace_site(a(current_site), underground))
    ),
)
