"""The Nazgûl of *Bloodlines*."""

from rules.tcg.notation.language import *

card(
    "13 R 178",
    "Dark Fell About Him",
    to_play(exert(2, a(your, nazgul))),
    event(
        regroup,
        spot(exhausted, companion)
        >> heal(that(companion))
        + if_(you_do, add_burdens(1))
        + if_(
            ~at(in_region(1)),
            for_each(wounds_on(that(companion)), may(heal(that(companion)) >> add_burdens(1))),
        ),
    ),
)

card(
    "13 U 179",
    "From Hideous Eyrie",
    instead_of_cost(remove_from_game(from_discard_pile(4, wraith_culture))),
    event(skirmish, given(in_fierce_skirmish), make(a(your, nazgul, skirmishing), strength(+2))),
)

card(
    "13 R 180",
    "Shadow in the East",
    to_play(spot(your, wraith_culture, in_support_area)),
    event(
        shadow,
        spot(companion) >> draw(wounds_on(that(companion))) + if_(can_spot(nazgul), draw(1)),
    ),
)

card(
    "13 U 181",
    "They Came From Mordor",
    when_played(
        may(place_tokens(number_of(your, wraith_culture, in_support_area), wraith_culture))
    ),
    ability(
        shadow,
        either(discard(this), remove_tokens(2))
        >> play(from_draw_deck(wraith_culture, mount), on=your & wraith_culture & minion),
    ),
)

card(
    "13 R 182",
    "Úlairë Enquëa, Sixth of the Nine Riders",
    when_played(
        if_(
            can_spot(2, other(nazgul)) & can_spot(6, companion),
            may(either(exert(some(2, unbound, companion)), exert(each(companion)))),
            if_(can_spot(2, other(nazgul)), may(exert(some(2, unbound, companion)))),
        ),
    ),
)

card(
    "13 U 183",
    "Úlairë Lemenya, Servant of the Shadow",
    ability(shadow, exert(this) + discard_from_hand(1, nazgul) >> discard(a(condition))),
)

card(
    "13 C 184",
    "Úlairë Nertëa, Servant of the Shadow",
    while_(can_spot(companion, with_resistance(at_most(3))), gets(this, twilight_cost(-2))),
)
