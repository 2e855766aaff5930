"""Men of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 S 55",
    "Brutal Easterling",
    each_time(
        is_assigned(this, to=exhausted & companion),
        make(this, fierce, until=regroup),
    ),
)

card(
    "12 R 56",
    "Castamir of Umbar, Corsair Vandal",
    gets(wounded & men & minion, strength(+2)),
)

card(
    "12 R 57",
    "Corrupted Spy",
    gets(this, strength(number_of(other(character)))),
    while_(can_spot(companion, with_resistance(at_most(3))), gets(this, damage(+1))),
    while_(can_spot(companion, with_resistance(exactly(0))), gets(this, fierce)),
)

card(
    "12 U 58",
    "Countless Companies",
    response(is_discarded(men, possession), stack(that(possession), this)),
    ability(shadow, remove_twilight(1) >> play(from_stack(possession, on=this))),
)

card(
    "12 C 59",
    "Covetous Easterling",
    while_(is_skirmishing(this, man), gets(this, damage(+2))),
)

card(
    "12 C 60",
    "Crazed Hillman",
    while_(
        in_fierce_skirmish & is_(this, skirmishing),
        gets(
            this,
            strength(
                or_if(
                    is_skirmishing(this, companion, with_resistance(at_most(4))), +10, otherwise=+7
                )
            ),
        ),
    ),
)

card("12 C 61", "Crooked Townsman", gets(this, strength(number_of(other(character)))))

card(
    "12 U 62",
    "Dunlending Zealot",
    while_(
        is_(this, exhausted),
        gets(unbound & companion, resistance(or_if(at(battleground), -2, otherwise=-1))),
    ),
)

card(
    "12 U 63",
    "Easterling Banner-bearer",
    gets(
        this,
        strength(
            wounds_on(companion, skirmishing_against(this))
            + wounds_on(companion, with_resistance(at_most(2)), skirmishing_against(this))
        ),
    ),
)

card("12 C 64", "Enraged Southron", move_limit(+1))

card("12 S 65", "Frenzied Dunlending", while_(is_bearing(this, possession), gets(this, fierce)))

card("12 U 66", "Gathering Strength", event(skirmish, make(a(men, minion), strength(+6))))

card(
    "12 C 67",
    "Goaded to War",
    to_play(spot(men, minion)),
    each_time(the_fellowship_moves_to(battleground | plains), add_twilight(1)),
)

card(
    "12 R 68",
    "Gríma, Betrayer of Rohan",
    each_time(
        loses_skirmish(companion, against=men & minion),
        may(exert(this) >> exert(a(companion))),
    ),
)

card(
    "12 R 69",
    "Harrying Hillman",
    each_time(loses_skirmish(companion, against=men & minion), add_twilight(2)),
)

card(
    "12 C 70",
    "Hemmed In",
    while_(
        can_spot(6, companion),
        gets(
            companion & skirmishing_against(men, minion),
            loses_strength_bonuses(possession),
        ),
    ),
    ability(
        maneuver,
        spot(your, men, minion) + discard(this)
        >> transfer(a(free_peoples, possession, borne_by(companion)), a(character)),
    ),
)

card(
    "12 U 71",
    "Last Days",
    each_time(
        is_killed(men, minion) | is_discarded(men, minion),
        given(~during(regroup)),
        may(play(from_hand(men, minion), fierce, strength(+2), cost=-2, until=regroup)),
    ),
)

card(
    "12 R 72",
    "Messenger's Mount",
    bearer_must_be(titled("The Mouth of Sauron")),
    gets(bearer, fierce),
    response(about_to_take_a_wound(men, minion), remove_twilight(3) >> prevent_that),
)

card(
    "12 S 73",
    "The Mouth of Sauron, Messenger of Mordor",
    ability(maneuver, exert(this) >> play(from_draw_deck(men, condition | possession))),
)

card(
    "12 R 74",
    "Mûmak Rider",
    when_played(
        given(at(battleground | plains)),
        may(spot(other(men, minion)) >> discard(a(possession))),
    ),
)

card("12 R 75", "Poisonous Words", event(maneuver, regroup, add_twilight(number_of(men))))

card(
    "12 U 76",
    "Trail of Terror",
    at_start_of(
        maneuver,
        may(
            spot(3, men, minion) + remove_twilight(1)
            >> make(each(unbound, companion), resistance(-1), until=regroup)
        ),
    ),
)

card(
    "12 C 77",
    "War Trident",
    bearer_must_be(men, minion),
    while_(
        is_skirmishing(bearer, companion, with_resistance(at_most(5))), gets(bearer, strength(+2))
    ),
    while_(
        is_skirmishing(bearer, companion, with_resistance(at_most(3))), gets(bearer, strength(+2))
    ),
)

card(
    "12 C 78",
    "Wrathful Hillman",
    each_time(is_assigned(this), given(~at(plains)), either(remove_twilight(2), discard(this))),
)
