"""The Dwarves of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 U 1",
    "Argument Ready to Hand",
    # Gollum has no race, so he is not of another race (4.2, "race").
    event(
        maneuver,
        spot(dwarf)
        >> have(an_opponent, spot_a(race)) + discard(each(minion, ~titled("Gollum"), ~named(race))),
    ),
)

card(
    "12 U 2",
    "Belt of Erebor",
    bearer_must_be(dwarf),
    gets(minion & skirmishing_against(bearer), no_damage_bonus),
    ability(
        skirmish,
        discard(this) >> transfer(a(possession, borne_by(bearer)), a(character, ~bearer)),
    ),
)

card(
    "12 U 3",
    "A Clamour of Many Voices",
    each_time(wins_skirmish(dwarf), given(was_played(skirmish, dwarven, event_card)), may(draw(1))),
)

card(
    "12 C 4",
    "Durability",
    event(
        skirmish,
        make(a(dwarf), strength(+2)) + if_(at(battleground | mountain), draw(1)),
    ),
)

card(
    "12 U 5",
    "Dwarven Bracers",
    bearer_must_be(dwarf),
    response(about_to_take_a_wound(bearer), discard(this) >> prevent_that),
)

card(
    "12 C 6",
    "Dwarven Skill",
    ability(
        skirmish,
        discard(this)
        >> make(a(dwarf), strength(or_if(is_(it, with_resistance(at_least(4))), +4, otherwise=+3))),
    ),
)

card(
    "12 C 7",
    "Dwarven Warrior",
    when_played(given(during(fellowship)), have(an_opponent, discard(top_of_deck(2)))),
)

card(
    "12 C 8",
    "His Father's Charge",
    ability(
        skirmish,
        discard(this)
        >> make(
            a(dwarf),
            strength(
                number_true(
                    at(mountain | underground),
                    is_(it, with_resistance(at_least(3))),
                    is_bearing(it, possession),
                    is_skirmishing(it, fierce, minion),
                )
            ),
        ),
    ),
)

card(
    "12 R 9",
    "Loud and Strong",
    ability(
        skirmish,
        discard_from_hand(1, dwarven) + spot(minion, skirmishing_against(dwarf))
        >> make(that(minion), fierce, until=regroup),
    ),
)

card(
    "12 R 10",
    "No Pauses, No Spills",
    event(fellowship, spot(2, dwarf) >> draw(up_to_times(4))),
)

card(
    "12 U 11",
    "Nobody Tosses a Dwarf",
    response_event(wins_skirmish(dwarf), have(an_opponent, discard(top_of_deck(3)))),
)

card(
    "12 U 12",
    "Proud and Able",
    gets(dwarf, damage(number_of(possession, borne_by(it)))),
    ability(fellowship, discard(this) >> play(from_discard_pile(dwarven, possession))),
)

card(
    "12 U 13",
    "Sharp Defense",
    event(
        skirmish,
        make(
            a(dwarf),
            strength(
                or_if(
                    is_(that(dwarf), with_resistance(at_least(4))),
                    2 * number_of(possession, borne_by(that(dwarf))),
                    otherwise=2,
                )
            ),
        ),
    ),
)

card(
    "12 U 14",
    "Stalwart Support",
    gets(dwarf, muster),
    each_time(the_fellowship_moves_from(plains), discard_from_hand(1)),
)

card(
    "12 U 15",
    "Thrarin, Smith of Erebor",
    gets(this, damage(number_of(artifact | possession, borne_by(this)))),
)
