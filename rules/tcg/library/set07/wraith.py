"""The Ringwraiths of *The Return of the King*."""

from rules.tcg.notation.language import *

card(
    "7 U 174",
    "Called",
    ability(
        assignment,
        remove_threats(5)
        >> assign(a(nazgul), a(companion, ~ring_bearer))
        + have(free_peoples_player, may(discard(that(companion)))),
    ),
)

card(
    "7 U 175",
    "Corrupt",
    event(skirmish, make(a(nazgul), strength(number_of_cultures(free_peoples)))),
)

card(
    "7 U 176",
    "Disposable Servants",
    event(
        regroup,
        spot(nazgul)
        >> discard(any_number(from_hand()))
        + have(free_peoples_player, discard(any_number(from_hand())))
        + add_threats(discarded_more_than(free_peoples_player)),
    ),
)

card(
    "7 R 177",
    "Feel His Blade",
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        transfer(this, a(character, skirmishing_against(nazgul))),
    ),
    each_time(
        is_transferred(this), make(this, gains(the_shadow_has_initiative), until=end_of_turn)
    ),
)

card(
    "7 U 178",
    "Foul Clutches",
    event(skirmish, discard_from_hand(3) >> make(a(nazgul), strength(+3))),
)

card(
    "7 R 179",
    "Ghastly Host",
    ability(shadow, spot(nazgul) + remove_threats() >> play(from_hand(nazgul), cost=-2)),
)

card(
    "7 R 180",
    "Gorbag, Lieutenant of Cirith Ungol",
    while_(can_spot(nazgul), gets(this, strength(+2), damage(+1))),
)

card(
    "7 R 181",
    "Held Ground",
    to_play(spot(2, nazgul), add_threats(up_to_times(3))),
    each_time(
        about_to(be_killed, companion),
        may(remove_threats() >> discard(up_to(2, possession))),
    ),
    at_start_of(regroup, discard(this) + remove_threats(3)),
)

# However that skirmish ends (clarification in 4.2, "Loathsome").
card(
    "7 R 182",
    "Loathsome",
    response_event(
        skirmish_is_about_to_end(nazgul),
        discard(a(possession, borne_by(companion, in_that_skirmish))),
    ),
)

card(
    "7 R 183",
    "Mind and Body",
    response_event(
        is_killed(character, by=nazgul),
        wound(each(character, bearing(wraith_culture, condition))),
    ),
)

card(
    "7 C 184",
    "More Unbearable",
    to_play(spot(nazgul)),
    ability(regroup, discard(a(nazgul)) >> place_tokens(1, wraith_culture)),
    while_(can_spot(this, bearing_tokens(3, wraith_culture)), the_shadow_has_initiative),
)

card(
    "7 U 185",
    "Morgul Answers",
    to_play(spot(nazgul)),
    ability(
        skirmish,
        remove_twilight(3) + spot(3, nazgul)
        >> discard(a(possession | condition, borne_by(companion, skirmishing_against(nazgul)))),
    ),
)

card(
    "7 C 186",
    "Morgul Axe",
    bearer_must_be(wraith_culture, orc),
    while_(amount_is(wounds_on(ring_bearer), at_least(2)), gets(bearer, damage(+1))),
)

card(
    "7 U 187",
    "Morgul Brawler",
    while_(can_spot(ring_bearer, exhausted), gets(this, strength(+3), fierce, damage(+1))),
)

card(
    "7 R 188",
    "Morgul Brute",
    when_played(
        may(spot(nazgul) >> unless(free_peoples_player, wound(a(ring_bearer)), add_burdens()))
    ),
    ability(skirmish, remove_burdens() >> make(this, strength(+3))),
)

card(
    "7 C 189",
    "Morgul Cur",
    while_(can_spot(nazgul), gets(this, strength(+2))),
)

card(
    "7 U 190",
    "Morgul Destroyer",
    when_played(
        may(spot(nazgul) >> unless(free_peoples_player, wound(a(ring_bearer)), add_threats(2)))
    ),
    ability(skirmish, remove_threats(1) >> make(this, strength(+3))),
)

card(
    "7 R 191",
    "Morgul Detachment",
    while_(can_spot(nazgul), gets(this, fierce, damage(+1))),
)

card(
    "7 C 192",
    "Morgul Hound",
    while_(amount_is(wounds_on(ring_bearer), at_least(2)), gets(this, strength(+4), fierce)),
)

card(
    "7 C 193",
    "Morgul Lackey",
    ability(skirmish, exert(this) >> make(a(nazgul | (wraith_culture & orc)), strength(+1))),
)

card(
    "7 C 194",
    "Morgul Mongrel",
    while_(amount_is(wounds_on(ring_bearer), at_least(3)), gets(this, fierce, damage(+1))),
)

card(
    "7 U 195",
    "Morgul on the March",
    to_play(spot(nazgul)),
    each_time(player_draws(free_peoples_player), given(~during(regroup)), add_threats()),
    ability(regroup, discard(a(nazgul)) + discard(this) >> add_threats()),
)

card(
    "7 C 196",
    "Morgul Predator",
    ability(skirmish, exert(this) >> make(a(nazgul | (wraith_culture & orc)), strength(+1))),
)

card(
    "7 R 197",
    "Morgul Regiment",
    to_assign(for_each(number_of(nazgul), exert(a(companion)))),
    ability(skirmish, exert(this) >> make(a(nazgul | (wraith_culture & orc)), strength(+1))),
)

card(
    "7 C 198",
    "Morgul Ruffian",
    while_(can_spot(nazgul) & ~during(skirmish), gets(this, takes_no_wounds)),
)

card(
    "7 C 199",
    "Morgul Soldier",
    gets(nazgul, strength(+1)),
)

card(
    "7 C 200",
    "Morgul Spawn",
    to_assign(given(can_spot(nazgul)), exert(a(companion))),
)

card(
    "7 C 201",
    "Morgul Spearman",
    to_assign(given(can_spot(nazgul)), exert(a(companion))),
)

card(
    "7 U 202",
    "Morgul Whelp",
    while_(amount_is(wounds_on(ring_bearer), at_least(1)), gets(this, strength(+6))),
)

card(
    "7 U 203",
    "Nazgûl Scimitar",
    bearer_must_be(wraith_culture, minion),
    while_(can_spot(5, threats), gets(bearer, damage(+1))),
)

card(
    "7 R 204",
    "Out of Sight and Shot",
    to_play(spot(nazgul)),
    each_time(is_played(companion), have(free_peoples_player, exert(a(companion)))),
    ability(shadow, spot(nazgul) + discard(this) >> play(from_discard_pile(nazgul))),
)

card(
    "7 R 205",
    "Put Forth His Strength",
    to_play(spot(nazgul)),
    ability(
        shadow,
        given(
            you_have_initiative,
            in_dead_pile(3, character, who=free_peoples_player),
        ),
        spot(3, burdens) + spot(3, threats) + spot(nazgul) >> corrupt_the_ring_bearer,
    ),
)

card(
    "7 R 206",
    "Stronghold of Minas Morgul",
    response(
        wins_skirmish(your, wraith_culture, minion),
        place_tokens(1, wraith_culture),
        limit=once_per_site(),
    ),
    ability(
        regroup,
        spot(this, bearing_tokens(3, wraith_culture)) >> exhaust(a(ring_bearer)) + discard(this),
    ),
)

card(
    "7 U 207",
    "Their Power Is in Terror",
    event(maneuver, exert(a(nazgul)) >> wound(each(ally))),
)

card(
    "7 C 208",
    "There Came a Cry",
    event(
        shadow,
        spot(nazgul) >> add_threats(or_if(you_have_initiative, 3, otherwise=1)),
    ),
)

card(
    "7 C 209",
    "Too Late",
    ability(
        skirmish,
        given(is_(this, in_support_area)),
        transfer(this, a(character, skirmishing_against(nazgul))),
    ),
    each_time(is_exerted(bearer), add_twilight(1)),
)

card(
    "7 R 210",
    "Úlairë Attëa, Wraith on Wings",
    ability(
        shadow,
        given(you_have_initiative),
        exert(this) + spot(other(wraith_culture, minion)) >> add_burdens(),
    ),
)

card(
    "7 R 211",
    "Úlairë Cantëa, Faster Than Winds",
    when_played(add_threats(companions_over(4))),
    ability(
        maneuver,
        remove_threats(2) + spot(other(wraith_culture, minion)) >> discard(a(possession)),
    ),
)

card(
    "7 U 212",
    "Úlairë Enquëa, Faster Than Winds",
    while_(can_spot(6, companion), gets(this, damage(+1))),
    each_time(is_killed(companion), may(exert(this) >> exert(a(ring_bearer)))),
)

card(
    "7 R 213",
    "Úlairë Lemenya, Assailing Minion",
    gets(this, strength(number_of(other(wraith_culture, minion)))),
    while_(can_spot(3, wraith_culture, minion), gets(this, fierce)),
    while_(can_spot(4, wraith_culture, minion), gets(this, damage(+1))),
)

card(
    "7 U 214",
    "Úlairë Lemenya, Wraith on Wings",
    ability(regroup, given(you_have_initiative), discard(this) >> discard(a(possession))),
)

card(
    "7 R 215",
    "Úlairë Nelya, Assailing Minion",
    ability(skirmish, discard(a(wraith_culture, minion)) >> make(this, strength(+2))),
)

card(
    "7 U 216",
    "Úlairë Nelya, Black-Mantled Wraith",
    ability(
        regroup, given(you_have_initiative), discard(this) >> exert(each(ring_bound, companion))
    ),
)

card(
    "7 U 217",
    "Úlairë Nertëa, Black-Mantled Wraith",
    ability(regroup, given(you_have_initiative), discard(this) >> add_burdens()),
)

card(
    "7 U 218",
    "Úlairë Otsëa, Black-Mantled Wraith",
    ability(
        regroup,
        given(you_have_initiative),
        discard(this)
        >> have(
            free_peoples_player,
            either(exert(2, a(ring_bound, companion)), return_to_hand(a(unbound, companion))),
        ),
    ),
)

card(
    "7 R 219",
    "Úlairë Toldëa, Wraith on Wings",
    while_(you_have_initiative & can_spot(nazgul), gets(this, twilight_cost(-6))),
)

card(
    "7 C 220",
    "War Long Planned",
    event(
        skirmish,
        make(
            a(wraith_culture, orc),
            strength(or_if(amount_is(wounds_on(ring_bearer), at_least(2)), +4, otherwise=+2)),
        ),
    ),
)

card(
    "7 R 221",
    "The Witch-king, Morgul King",
    when_played(may(remove_threats(1) >> take_into_hand(from_discard_pile(wraith_culture)))),
    gets(ring_bearer, takes_no_threat_wounds),
)
