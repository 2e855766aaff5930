"""Sites of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 U 185",
    "Abandoned Mine Shaft",
    each_time(
        the_fellowship_moves_from_here,
        given(is_(this, ~in_region(1)), during(regroup)),
        add_burdens(1),
    ),
)

card(
    "13 S 186",
    "Caves of Aglarond",
    each_time(
        the_fellowship_moves_here,
        given(during(regroup)),
        have(free_peoples_player, may(remove_burdens(2))),
    ),
)

card(
    "13 U 187",
    "City of Kings",
    each_time(
        the_fellowship_moves_here, given(during(regroup)), have(free_peoples_player, may(draw(1)))
    ),
)

card(
    "13 U 188",
    "Courtyard Parapet",
    each_time(
        the_fellowship_moves_here,
        have(first_shadow_player, may(discard_from_hand(2) >> add_burdens(1))),
    ),
)

card(
    "13 S 189",
    "Crossroads of the Fallen Kings",
    each_time(
        the_fellowship_moves_here,
        given(during(regroup)),
        have(free_peoples_player, may(heal(one_of_each(culture, companion)))),
    ),
)

card("13 U 190", "Doors of Durin", gets(companion & of_most_common_race, strength(-1)))

card(
    "13 S 191",
    "Fords of Isen",
    gets(
        character,
        strength(number_of(borne_by(it))),
    ),
)

card(
    "13 S 192",
    "The Great Gates",
    while_(more(number_of(companion), number_of(minion)), gets(minion, strength(+1))),
)

card(
    "13 U 193",
    "Isenwash",
    at_start_of(regroup, have(each_shadow_player, may(exert(a(minion)) >> exert(a(companion))))),
)

card(
    "13 U 194",
    "Redhorn Pass",
    forbids(each_player, changing_culture_tokens),
)
