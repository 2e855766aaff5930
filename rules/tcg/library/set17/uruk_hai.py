"""The Uruk-hai of *Rise of Saruman*."""

from rules.tcg.notation.language import *

card(
    "17 U 138",
    "You Do Not Know Pain",
    each_time(
        site_changes("control", by=you),
        may(spot(3, uruk_hai_culture, minion) >> exert(a(unbound, companion))),
    ),
    ability(skirmish, liberate() >> make(a(uruk_hai_culture, minion), damage(+1))),
)
