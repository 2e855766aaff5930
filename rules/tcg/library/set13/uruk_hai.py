"""Uruk-hai of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 R 158",
    "Assault Commander",
    ability(
        shadow,
        exert(this) + spot(free_peoples, condition)
        # The card that is spotted has its own title, too.
        >> make(
            a(unbound, companion), resistance(-1 * (number_of(sharing(title, that(condition))) + 1))
        ),
    ),
)

card("13 C 159", "Assault Denizen", gets(this, strength(culture_tokens(free_peoples))))

card(
    "13 C 160",
    "Cavern Denizen",
    while_(
        amount_is(culture_tokens(free_peoples), at_least(1)) & ~during(skirmish),
        gets(this, takes_no_wounds),
    ),
)

card(
    "13 C 161",
    "Endless Assault",
    ability(
        skirmish,
        discard(this)
        >> make(
            a(uruk_hai_culture, minion),
            strength(
                number_true(
                    at(battleground),
                    is_skirmishing(that(minion), companion, with_resistance(at_most(4))),
                    is_bearing(that(minion), possession),
                    can_spot(uruk_hai_culture, minion, unassigned),
                )
            ),
        ),
    ),
)

card(
    "13 C 162",
    "Enemy Without Number",
    to_play(spot(2, uruk_hai_culture, minion)),
    ability(shadow, discard_from_hand(2) >> add_twilight(1)),
    ability(regroup, spot(uruk_hai_culture, minion) + discard(this) >> add_twilight(3)),
)

card(
    "13 C 163",
    "Entranced Uruk",
    forbids(free_peoples_player, discarding, possession, borne_by(this)),
)

card(
    "13 C 164",
    "Fearless Approach",
    to_play(spot(uruk_hai_culture, minion)),
    when_played(
        if_(can_spot(site, battleground, on_adventure_path), reinforce(3, uruk_hai_culture))
    ),
    each_time(next_site_is_played(by=free_peoples_player), may(discard(a(condition)))),
)

card(
    "13 U 165",
    "Isengard Infiltrator",
    while_(at(forest), fellowship_archery(-1)),
    gets(elven & companion & skirmishing_against(this), strength(-2)),
)

card(
    "13 U 166",
    "New Enemy",
    instead_of_cost(remove_from_game(from_discard_pile(4, uruk_hai_culture))),
    event(
        skirmish,
        make(
            a(
                your,
                uruk_hai_culture,
                minion,
                skirmishing_against(companion, with_resistance(at_most(4))),
            ),
            strength(+2),
        ),
    ),
)

card(
    "13 U 167",
    "Signs of War",
    each_time(
        skirmish_starts(uruk_hai_culture, lurker, minion),
        given(can_spot(3, uruk_hai_culture, lurker, minion)),
        exert(each(companion, skirmishing_against(uruk_hai_culture, lurker, minion))),
    ),
)

card(
    "13 C 168",
    "Uruk Aggressor",
    cheaper_for(spot(companion, with_resistance(exactly(0))), twilight_cost(-2)),
)

card(
    "13 R 169",
    "Uruk Blitz",
    to_play(spot(uruk_hai_culture, minion)),
    while_(at(in_region(1)), gets(uruk_hai, damage(+1))),
    while_(at(in_region(2)), gets(companion, strength(-1))),
    while_(at(in_region(3)), gets(unbound & companion, resistance(-2))),
)

card(
    "13 U 170",
    "Uruk Distractor",
    ability(
        skirmish,
        given(is_(this, unassigned)),
        exert(this)
        >> discard(
            a(
                possession,
                borne_by(companion, skirmishing_against(other(uruk_hai_culture, minion))),
            )
        ),
    ),
)

card(
    "13 R 171",
    "Uruk Invader",
    gets(this, twilight_cost(-number_of(companion, with_resistance(at_most(2))))),
)

card(
    "13 C 172",
    "Uruk Outrider",
    gets(this, damage(cards_in_dead_pile(character, who=free_peoples_player))),
)

card(
    "13 C 173",
    "Uruk Reserve",
    each_time(
        about_to(be_killed, your, uruk_hai_culture, minion, in_a_skirmish=True),
        may(instead(put_beneath_deck(that(minion)))),
    ),
)

card(
    "13 R 174",
    "Uruk Rogue",
    ability(
        skirmish,
        given(cannot_spot(other(minion, assigned))),
        exert(2, this) >> make(this, fierce, strength(+4), until=regroup),
    ),
)

card(
    "13 C 175",
    "Uruk Tactician",
    ability(
        skirmish,
        exert(this)
        >> make(a(companion, skirmishing_against(uruk_hai_culture, lurker, minion)), strength(-2)),
    ),
)

card(
    "13 C 176",
    "War Machine",
    event(
        skirmish,
        exert(a(your, uruk_hai_culture, lurker, minion))
        >> play(
            from_discard_pile(uruk_hai_culture, hand_weapon), on=your & uruk_hai_culture & minion
        ),
    ),
)

card(
    "13 U 177",
    "Weapons of Control",
    when_played(place_tokens(number_of(wounded, companion), uruk_hai_culture)),
    ability(
        skirmish,
        either(discard(this), remove_tokens(2))
        >> make(a(companion, skirmishing_against(uruk_hai_culture, minion)), strength(-1)),
    ),
)
