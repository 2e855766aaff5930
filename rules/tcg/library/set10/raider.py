"""Raiders of *Mount Doom*."""

from rules.tcg.notation.language import *

card(
    "10 C 36",
    "Cast Unto the Winds",
    ability(
        regroup,
        spot(southron) + remove_threats() + remove_twilight(3) >> wound(a(unbound, companion)),
    ),
)

card(
    "10 R 38",
    "Corsair Brute",
    each_time(
        skirmish_starts(this),
        may(remove_tokens_anywhere(1, raider) >> wound(a(companion, skirmishing_against(this)))),
    ),
)

card(
    "10 R 40",
    "Easterling Berserker",
    to_play(spot(easterling)),
    while_(~is_(this, wounded), gets(this, damage(+2))),
    ability(skirmish, wound(some(2, other(raider, man))) >> heal(this)),
)

card(
    "10 C 41",
    "Easterling Pillager",
    when_played(may(spot(other(easterling)) >> add_burdens(companions_over(5)))),
)

card(
    "10 C 42",
    "Far Harad Mercenaries",
    each_time(
        skirmish_starts(this),
        may(
            spot(6, companion) + spot(other(raider, man))
            >> discard(a(unbound, companion, skirmishing_against(this)))
        ),
    ),
)

card(
    "10 U 44",
    "High Vantage",
    event(
        shadow,
        lasting(each_time(about_to_take_a_wound(southron), prevent_that), until=end_of(assignment)),
    ),
)

card(
    "10 R 48",
    "Seasoned Leader",
    bearer_must_be(southron),
    gets(bearer, gains(enduring)),
    ability(skirmish, remove_threats() >> play(from_discard_pile(raider, condition))),
)

card(
    "10 C 49",
    "Southron Fanatic",
    each_time(is_assigned(man, to=this), wound(that(man))),
)

card(
    "10 C 52",
    "Under Foot",
    ability(
        shadow,
        given(you_have_initiative),
        spot(raider, man) + discard(this) >> reconcile,
    ),
    ability(skirmish, discard(this) >> make(a(raider, man), strength(+2))),
)
