"""Men of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 C 82",
    "Bring Down the Wall",
    event(
        skirmish,
        spot(companion) >> make(a(men, minion), strength(wounds_on(that(companion)))),
    ),
)

card(
    "13 S 85",
    "Cruel Dunlending",
    ability(
        skirmish,
        given(is_(this, unassigned)),
        exert(this) >> make(another(men, minion), fierce, until=regroup),
    ),
)

card(
    "13 S 99",
    "Stragglers",
    when_played(place_tokens(1, men)),
    ability(
        skirmish,
        either(discard(this), remove_tokens(1))
        >> make(a(men, minion), strength(2 * number_of(men, minion, unassigned))),
    ),
)

card(
    "13 S 100",
    "Vicious Dunlending",
    ability(
        skirmish,
        given(is_(this, unassigned)),
        exert(this) >> make(another(men, minion), damage(+1)),
    ),
)

card(
    "13 C 102",
    "Worn Battleaxe",
    bearer_must_be(men, minion),
    while_(can_spot(bearing_tokens()), gets(bearer, strength(number_of(companion, assigned)))),
)
