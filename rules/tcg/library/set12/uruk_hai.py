"""Uruk-hai of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 S 144",
    "Saruman, Agent of the Dark Lord",
    ability(skirmish, exert(this) >> make(a(uruk_hai_culture, minion), strength(+2))),
    each_time(is_killed(companion), may(heal(this))),
)

card(
    "12 C 146",
    "Strange Device",
    event(
        shadow,
        spot(uruk_hai_culture, minion)
        >> draw(3) + either(discard_from_hand(2), discard_from_hand(1, uruk_hai_culture, minion)),
    ),
)

card(
    "12 S 151",
    "Uruk Desecrator",
    gets(all_of_these(unbound, companion), resistance(-2 * wounds_on(it))),
)

card(
    "12 S 152",
    "Uruk Dominator",
    ability(
        skirmish,
        exert(this)
        >> if_(
            can_spot(companion, with_resistance(at_most(3))),
            make(this, strength(2 * you_spot(uruk_hai_culture, uruk_hai))),
            make(this, strength(you_spot(uruk_hai_culture, uruk_hai))),
        ),
    ),
)

card(
    "12 C 153",
    "Uruk Pikeman",
    while_(
        is_skirmishing(this, exhausted, companion),
        gets(
            this,
            strength(
                or_if(
                    +3,
                    is_skirmishing(this, exhausted, companion, with_resistance(at_most(4))),
                    +5,
                )
            ),
        ),
    ),
)

card(
    "12 R 156",
    "Uruk-hai Guard",
    ability(
        assignment,
        exert(this) + spot(companion)
        >> make(this, cannot_be_assigned_to(that(companion), by_free_peoples=True)),
    ),
)

card(
    "12 C 159",
    "Weapon of Opportunity",
    bearer_must_be(uruk_hai_culture, minion),
    when_played(given(is_(bearer, with_cost(at_least(4)))), draw(1)),
)
