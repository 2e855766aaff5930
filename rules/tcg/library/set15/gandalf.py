"""Gandalf and the Ents of *The Hunters*."""

from rules.tcg.library.own.dead_pile import place_this_in_the_dead_pile
from rules.tcg.library.own.resistance_in_skirmish import use_gandalfs_resistance
from rules.tcg.notation.language import *

card(
    "15 U 27",
    "Be Gone!",
    event(
        maneuver,
        exert(choose_x(), a(your, gandalf_culture, companion))
        >> make(a(minion), strength(-2 * x), until=regroup),
    ),
)

card("15 C 28", "Ent Avenger", while_(can_spot(3, ent), gets(this, strength(+2))))

card(
    "15 R 29",
    "Gandalf, Powerful Guide",
    to_play(spot(2, hobbit)),
    each_time(is_played(spell, by=you), may(add_burdens(1) >> wound(a(minion)))),
    each_time(skirmish_starts(this), may(draw(1) + discard_from_hand())),
)

card(
    "15 R 30",
    "Leaflock, Finglas",
    gets(this, twilight_cost(-1 * number_of(ent))),
    while_(can_spot(4, other(ent)), gets(this, strength(+4))),
)

card(
    "15 U 31",
    "Mellon!",
    to_play(spot(2, gandalf_culture, companion)),
    at_start_of(maneuver, discard(this) + have(each_player, discard_hand() + draw(that_many))),
)

card(
    "15 U 32",
    "Momentous Gathering",
    event(
        fellowship,
        either(
            spot(ent) >> take_into_hand(from_draw_deck(gandalf_culture, companion)),
            spot(2, ent)
            >> take_into_hand(from_draw_deck(gandalf_culture, companion))
            + take_into_hand(from_draw_deck(gandalf_culture, condition)),
        ),
    ),
)

card(
    "15 R 33",
    "One Last Surprise",
    event(
        skirmish,
        spot(titled("Gandalf")) + spot(unbound, companion, skirmishing_against(minion))
        >> use_gandalfs_resistance,
    ),
)

card(
    "15 R 34",
    "Quickbeam, Hastiest of All Ents",
    gets(this, twilight_cost(-1 * number_of(ent))),
    ability(
        maneuver,
        discard(this)
        >> put_beneath_deck(from_discard_pile(other(gandalf_culture, companion)))
        + reinforce(gandalf_culture),
    ),
)

card(
    "15 U 35",
    "Shadow of the Wood",
    gets(this, twilight_cost(-1 * number_of(gandalf_culture, companion))),
    ability(fellowship, place_this_in_the_dead_pile >> remove_twilight(5)),
)

card(
    "15 R 36",
    "Shepherd of the Trees",
    while_(can_spot(4, ent), gets(this, strength(+3))),
    ability(
        maneuver,
        exert(this)
        >> reveal(bottom_of_deck())
        + if_(
            among_revealed(gandalf_culture, character),
            may(play(from_revealed())),
        ),
    ),
)

card(
    "15 U 37",
    "Skinbark, Elder Ent",
    gets(this, twilight_cost(-1 * number_of(gandalf_culture, condition))),
    each_time(wins_skirmish(this), may(put_beneath_deck(from_discard_pile(gandalf_culture)))),
)

card(
    "15 R 38",
    "Treebeard, Enraged Shepherd",
    to_play(spot(3, gandalf_culture, companion)),
    each_time(
        wins_skirmish(this),
        have(
            first_shadow_player,
            exert(some(strength_of(this) + -1 * strength_of(that(minion)), your, minion)),
        ),
    ),
)
