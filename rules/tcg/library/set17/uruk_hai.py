"""The Uruk-hai of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 S 115",
    "Saruman, Curunír",
    each_time(
        wins_skirmish(uruk_hai_culture, hunter_keyword),
        heal(a(uruk_hai_culture, minion, ~that(uruk_hai_culture, hunter_keyword))),
    ),
    ability(skirmish, exert(this, 2) >> make(a(companion), loses(hunter_keyword), until=regroup)),
)

card("17 U 117", "Spear of the White Hand", bearer_must_be(uruk_hai_culture, uruk_hai))

card("17 C 122", "White Hand Butcher")

card(
    "17 C 126",
    "White Hand Guard",
    ability(
        skirmish, exert(this) >> make(a(uruk_hai_culture, hunter_keyword, minion), strength(+2))
    ),
)

card(
    "17 C 131",
    "White Hand Slayer",
    each_time(
        is_played(event_card),
        given(is_(this, skirmishing)),
        makes(its_owner, may(exert(a(character, ~hunter_keyword)))),
    ),
)

card(
    "17 C 134",
    "White Hand Vanquisher",
    gets(this, damage(number_of(uruk_hai_culture, hunter_keyword, assigned))),
)

card(
    "17 U 138",
    "You Do Not Know Pain",
    each_time(
        site_changes("control", by=you),
        may(spot(3, uruk_hai_culture, minion) >> exert(a(unbound, companion))),
    ),
    ability(skirmish, liberate() >> make(a(uruk_hai_culture, minion), damage(+1))),
)
