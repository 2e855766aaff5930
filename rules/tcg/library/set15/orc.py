"""The Orcs of *The Hunters*."""

from rules.tcg.library.own.dead_pile import place_it_in_the_dead_pile
from rules.tcg.notation.language import *

card(
    "15 S 95",
    "Battlefield Recruit",
    ability(skirmish, discard(this) >> make(a(minion), strength(+2))),
)

card(
    "15 S 96",
    "Battlefield Veteran",
    ability(skirmish, discard(this) >> make(a(minion), strength(+1))),
)

card(
    "15 C 97",
    "Beasts of Burden",
    to_play(spot(2, orc_culture, minion)),
    each_time(
        phase_starts(shadow, yours=True),
        may(
            discard(a(orc_culture, condition))
            >> play(
                from_hand(orc_culture, minion),
                cost=or_if(can_spot(6, companion), -4, otherwise=-2),
            )
        ),
    ),
)

card(
    "15 U 98",
    "Black Gate Sentry",
    ability(skirmish, exert(this) >> wound(a(companion, skirmishing_against(this)))),
)

card(
    "15 R 99",
    "Black Land Chieftain",
    to_play(spot(orc_culture, minion)),
    when_played(may(add_threats(number_of(free_peoples, possession | artifact)))),
)

card(
    "15 C 100",
    "Black Land Commander",
    while_(can_spot(companion, with_strength(at_least(12))), gets(this, strength(+5))),
    ability(
        skirmish, remove_threats(2) >> make(a(character, skirmishing_against(this)), strength(-2))
    ),
)

card(
    "15 C 101",
    "Black Land Observer",
    when_played(may(spot(orc_culture, condition) >> add_threats(1))),
    while_(can_spot(companion, with_strength(at_least(10))), gets(this, strength(+3))),
)

card(
    "15 U 102",
    "Black Land Overlord",
    ability(
        maneuver,
        remove_threats(1) + spot(other(orc_culture, minion)) >> exert(a(unbound, companion)),
    ),
)

card(
    "15 C 103",
    "Black Land Runner",
    to_play(spot(orc_culture, orc)),
    while_(more(number_of(site, on_adventure_path), number_of(minion)), gets(this, strength(+5))),
)

card(
    "15 R 104",
    "Black Land Shrieker",
    to_play(spot(orc_culture, condition)),
    gets(this, twilight_cost(-threats)),
)

card(
    "15 C 105",
    "Black Land Spy",
    when_played(may(spot(orc_culture, possession) >> add_threats(1))),
    while_(can_spot(companion, with_strength(at_least(13))), gets(this, strength(+7))),
)

card(
    "15 U 106",
    "Coordinated Effort",
    to_play(spot(2, orc_culture, minion)),
    each_time(is_played(possession, by=free_peoples_player), add_twilight(2)),
)

card(
    "15 C 107",
    "Desolation Orc",
    to_play(
        either(
            given(amount_is(number_of_cultures(free_peoples), at_least(3))),
            discard(some(2, orc_culture, condition)),
        )
    ),
)

card(
    "15 C 108",
    "Destructive Orc",
    when_played(
        may(for_each(number_of(orc_culture, possession | artifact), discard(a(fortification))))
    ),
)

card(
    "15 R 109",
    "Gorbag, Filthy Rebel",
    when_played(
        may(discard(top_of_deck(number_of(hunter_keyword, character), who=free_peoples_player)))
    ),
)

card(
    "15 C 110",
    "Isengard Marauder",
    to_play(discard_from_hand(3)),
    while_(can_spot(2, other(orc_culture, minion)), gets(this, fierce)),
)

card(
    "15 U 111",
    "Moria Menace",
    ability(
        skirmish,
        exert(this)
        >> have(free_peoples_player, shuffle_deck() + reveal(top_of_deck()))
        + make(this, strength(printed_cost_of(that(free_peoples | shadow_side)))),
    ),
)

card(
    "15 R 112",
    "Mountain-troll",
    cheaper_for(discard(some(5, orc_culture, minion)), twilight_cost(-10), fierce),
    ability(shadow, remove_twilight(3) >> play(from_discard_pile(orc_culture, orc), cost=-2)),
)

card(
    "15 U 113",
    "Orkish Camp",
    while_(
        can_spot(orc_culture, orc),
        forbids(free_peoples_player, replacing_sites, current_site),
    ),
    ability(
        shadow,
        exert(a(orc_culture, minion)) + remove_twilight(2)
        >> reveal(bottom_of_deck())
        + if_(
            among_revealed(orc_culture, orc),
            take_into_hand(from_revealed()),
            discard(from_revealed()),
        ),
    ),
)

card(
    "15 U 114",
    "Orkish Hunting Spear",
    bearer_must_be(orc_culture, orc),
    gets(bearer, hunter(number_of_cultures(free_peoples))),
)

card(
    "15 U 115",
    "Pummeling Blow",
    to_play(exert(a(orc_culture, minion))),
    plays_on(current_site),
    forbids(each_player, replacing_sites, bearer),
    while_(at(bearer), gets(troll, strength(+1))),
)

card(
    "15 C 116",
    "Scouting Orc",
    ability(skirmish, exert(this) >> wound(a(companion, skirmishing_against(this)))),
)

card(
    "15 R 117",
    "Tower Troll",
    gets(this, damage(companions_over(5))),
    ability(
        assignment,
        exert(2, this)
        >> pick(a(companion, ~ring_bearer))
        + unless(
            free_peoples_player,
            given(cannot_spot(6, companion)) + exert(a(companion)),
            assign(this, that(companion)),
        ),
    ),
)

card(
    "15 U 118",
    "Unmistakable Omen",
    while_(can_spot(threats), gets(orc_culture & orc, site_number(-1))),
    ability(
        regroup,
        remove_threats(3) + discard(some(3, orc_culture, orc))
        >> discard(this)
        + have(free_peoples_player, pick(a(companion)) + place_it_in_the_dead_pile),
    ),
)

card(
    "15 R 119",
    "Unreasonable Choice",
    event(
        shadow,
        spot(2, orc_culture, minion)
        >> unless(
            free_peoples_player,
            add_twilight(2 * number_of(free_peoples, condition)),
            discard(a(free_peoples, condition)),
        ),
    ),
)

card(
    "15 C 120",
    "Veteran War Chief",
    ability(skirmish, exert(this) >> wound(a(companion, skirmishing_against(this)))),
)
