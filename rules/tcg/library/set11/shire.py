"""The Shire of *Shadows*."""

from rules.tcg.notation.language import *

card(
    "11 S 161",
    "Concerning Hobbits",
    event(
        skirmish,
        make(a(hobbit), strength(number_of(site, dwelling | forest))),
    ),
)

card(
    "11 C 162",
    "Crouched Down",
    event(
        skirmish,
        pick(a(hobbit, skirmishing))
        + if_(
            can_spot(
                minion, skirmishing, with_less(Statistic.STRENGTH, resistance_of(that(hobbit)))
            ),
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
                with_less(Statistic.RESISTANCE, resistance_of(this)),
            ),
            this,
        ),
    ),
)

card("11 U 172", "Sam, Steadfast Friend", gets(other(companion), resistance(+1)))

card(
    "11 S 174",
    "Sworn Companion",
    event(
        skirmish,
        make(a(hobbit), strength(number_of(companion, with_resistance(at_least(7))))),
    ),
)

card(
    "11 S 176",
    "Unharmed",
    event(regroup, for_each(you_spot(minion), heal(a(hobbit)))),
)
