"""The Nazgûl of *Age's End*."""

from rules.tcg.notation.language import *

card(
    "19 P 34",
    "In Twilight",
    bearer_must_be(wraith_culture, minion),
    when_played(may(draw(1))),
    each_time(wins_skirmish(bearer), may(transfer(this, a(wraith_culture, minion, ~bearer)))),
)

card(
    "19 P 35",
    "Úlairë Attëa, Dark Predator",
    while_(
        can_spot(5, twilight_tokens) & can_spot(other(wraith_culture)),
        gets(this, strength(+3)),
    ),
)

card(
    "19 P 36",
    "Úlairë Enquëa, Dark Threat",
    ability(
        maneuver,
        spot(6, companion) + discard(from_hand(nazgul)) >> wound(a(unbound, companion)),
    ),
)

card(
    "19 P 37",
    "Úlairë Lemenya, Dark Enemy",
    gets(this, strength(cards_in_discard_pile(wraith_culture, possession))),
)

card(
    "19 P 38",
    "Úlairë Nertëa, Dark Horseman",
    when_played(name_a(race)),
    gets(this, cannot_be_assigned_to(companion, named(race), by_free_peoples=True)),
)

card(
    "19 P 39",
    "Úlairë Toldëa, Dark Shadow",
    while_(
        in_fierce_assignment,
        gets(this, cannot_be_assigned_to(companion, assigned_this_turn_to(this))),
    ),
)

card(
    "19 P 40",
    "The Witch-king, Dark Lord",
    ability(
        skirmish,
        discard(from_hand(nazgul))
        >> make(
            this,
            strength(or_if(can_spot(sharing(title, that(nazgul))), +2, otherwise=+1)),
        ),
    ),
)
