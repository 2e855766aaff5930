"""The Shire of *Black Rider*."""

from rules.tcg.notation.language import *

card(
    "12 C 123",
    "Hope is Kindled",
    event(
        skirmish,
        make(
            a(hobbit),
            strength(+2),
            gains(each_time(wins_skirmish(this), may(remove_burdens(1)))),
        ),
    ),
)

card(
    "12 S 125",
    "Measure of Comfort",
    while_(can_spot(hobbit), gets(all_of_these(unbound, companion), resistance(+1))),
)

card(
    "12 S 126",
    "No Worse for Wear",
    event(skirmish, make(a(hobbit), overwhelmed_only_at(3))),
    event_goes("hand", discard_from_hand(2), at(dwelling)),
)

card(
    "12 S 133",
    "Tolman Cotton, Farmer of Bywater",
    response(
        about_to_add(burden, by=shadow_side), spot(other(hobbit)) + exert(this) >> prevent_that
    ),
)
