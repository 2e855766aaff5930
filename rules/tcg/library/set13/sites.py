"""Sites of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 S 186",
    "Caves of Aglarond",
    each_time(
        the_fellowship_moves_here,
        given(during(regroup)),
        makes(free_peoples_player, may(remove_burdens(2))),
    ),
)

card(
    "13 U 187",
    "City of Kings",
    each_time(
        the_fellowship_moves_here, given(during(regroup)), makes(free_peoples_player, may(draw(1)))
    ),
)

card(
    "13 S 189",
    "Crossroads of the Fallen Kings",
    each_time(
        the_fellowship_moves_here,
        given(during(regroup)),
        may(heal(one_of_each("culture", companion))),
    ),
)

card("13 U 190", "Doors of Durin", gets(all_of_these(companion, of_most_common_race), strength(-1)))

card(
    "13 S 191",
    "Fords of Isen",
    gets(
        character,
        strength(number_of(all_of_these(possession | artifact | condition, borne_by(it)))),
    ),
)

card(
    "13 S 192",
    "The Great Gates",
    while_(more(number_of(companion), number_of(minion)), gets(minion, strength(+1))),
)
