"""The Shire of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 S 161",
    "Concerning Hobbits",
    event(
        skirmish,
        make(a(hobbit), strength(number_of(site, dwelling | forest, on_adventure_path))),
    ),
)

card(
    "11 C 162",
    "Crouched Down",
    event(
        skirmish,
        pick(a(hobbit, skirmishing))
        + if_(
            can_spot(minion, skirmishing, with_strength(less_than(resistance_of(that(hobbit))))),
            cancel_skirmish(that(hobbit)),
        ),
    ),
)

card(
    "11 U 163",
    "Farmer Maggot, Hobbit of the Marish",
    while_(at(dwelling | forest), gets(this, strength(+4))),
)

card(
    "11 S 164",
    "Frodo, Protected by Many",
    at_start_of(regroup, may(exert(this) >> make(this, muster))),
)

card(
    "11 R 165",
    "Habits of Home",
    bearer_must_be(hobbit, limit=1),
    each_time(the_fellowship_moves_from(dwelling | forest), remove_twilight(1)),
)

card("11 S 166", "Hobbit Sword", bearer_must_be(hobbit))

card(
    "11 C 167",
    "Incognito",
    event(
        skirmish,
        exert(some(2, hobbit))
        >> if_(at(dwelling), cancel_skirmish(hobbit), make(a(hobbit), strength(+3))),
    ),
)

card(
    "11 C 168",
    "Merry, Loyal Companion",
    gets(this, strength(2 * number_of(other(unbound, companion, assigned)))),
)

card(
    "11 C 169",
    "The More, The Merrier",
    event(fellowship, spot(2, shire, companion) >> remove_burdens(2)),
)

card(
    "11 R 170",
    "Pippin, Brave Decoy",
    ability(
        skirmish,
        given(is_(this, unassigned)),
        replace_in_skirmish(
            a(
                unbound,
                companion,
                skirmishing,
                with_resistance(less_than(resistance_of(this))),
            ),
            this,
        ),
    ),
)

card(
    "11 R 171",
    "Salt from the Shire",
    bearer_must_be(hobbit),
    ability(fellowship, discard(this) >> remove_burdens(1)),
    ability(
        skirmish,
        given(is_(bearer, unbound, hobbit)),
        discard(this) >> make(bearer, overwhelmed_only_at(3)),
    ),
)

card("11 U 172", "Sam, Steadfast Friend", gets(other(companion), resistance(+1)))

card(
    "11 R 173",
    "Sting, Weapon of Heritage",
    bearer_must_be(titled("Bilbo", "Frodo", "Sam")),
    ability(
        maneuver,
        given(is_(bearer, titled("Bilbo", "Frodo"))),
        exert(bearer) >> make(a(companion, ~bearer), resistance(+2), until=regroup),
    ),
    each_time(wins_skirmish(bearer), given(is_(bearer, titled("Sam"))), may(remove_burdens(1))),
)

card(
    "11 S 174",
    "Sworn Companion",
    event(
        skirmish,
        make(a(hobbit), strength(number_of(companion, with_resistance(at_least(7))))),
    ),
)

card(
    "11 U 175",
    "A Task Now to Be Done",
    event(
        skirmish,
        spot(choose_x(number_of(hobbit)), hobbit) >> make(a(unbound, hobbit), resistance(x)),
    ),
)

card(
    "11 S 176",
    "Unharmed",
    event(regroup, for_each(you_spot(minion), heal(a(hobbit)))),
)
