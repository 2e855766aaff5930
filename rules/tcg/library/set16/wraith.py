"""The Wraiths of *The Wraith Collection*."""

from rules.tcg.notation.language import *

card(
    "16 R 1",
    "Barrow-wight Stalker",
    while_(~during(skirmish), gets(wraith_culture & wraith, takes_no_wounds)),
    ability(shadow, remove_burdens(1) >> play(from_hand(wraith_culture, wraith), cost=-2)),
)

card(
    "16 R 2",
    "Candle Corpses",
    each_time(
        is_assigned(this, to=companion, by=free_peoples_player),
        may(spot(other(wraith_culture, wraith)) + remove_twilight(2) >> wound(that(companion))),
    ),
)

card(
    "16 R 3",
    "Covetous Wisp",
    each_time(
        is_assigned(this, to=companion, by=free_peoples_player),
        may(spot(other(wraith_culture, wraith)) + remove_twilight(2) >> add_burdens(1)),
    ),
)

card(
    "16 R 4",
    "Dead Faces",
    each_time(
        is_assigned(this, to=companion, by=free_peoples_player),
        may(spot(other(wraith_culture, wraith)) + remove_twilight(2) >> discard(a(condition))),
    ),
)

card(
    "16 R 5",
    "Spirit of Dread",
    # No Wraith heals; a Wraith's text may still remove a burden.
    while_(
        can_spot(other(wraith_culture, wraith)),
        forbids(each_player, healing),
        forbids(each_player, removing_burdens, ~wraith),
    ),
    ability(
        skirmish,
        exert(this) >> make(another(wraith_culture, wraith), strength(+1)),
    ),
)

card(
    "16 R 6",
    "Undead of Angmar",
    while_(
        can_spot(other(wraith_culture, wraith)),
        gets(wounded & companion, resistance(-2)),
    ),
    ability(shadow, exert(2, this) >> play(from_draw_deck(wraith_culture, wraith))),
)
