"""Official errata of the core set, as dated definitions; the printed card is the default.

The dates are those of the FAQ that made the change, or of the first one that is known to have it.
"""

from rules.lcg.library.own.control import give_control_of_this
from rules.lcg.library.own.piles import remove_this_from_game, shuffle_discard_pile_into_deck
from rules.lcg.notation.language import *

FAQ_1_5 = "2013-07-15"
FAQ_1_7 = "2015-01-20"
FAQ_1_9 = "2017-10-16"

card(
    "01043",
    "Wandering Took",
    action(
        reduce_threat(3)
        >> choose_player(another_player) + give_control_of_this + raise_threat(3, that_player),
        limit=once_a_round,
    ),
    edition=FAQ_1_9,
)

card(
    "01049",
    "Will of the West",
    action(choose_player(a_player) + shuffle_discard_pile_into_deck + remove_this_from_game),
    edition=FAQ_1_7,
)

card(
    "01051",
    "Stand and Fight",
    action(put_into_play(choose_from(any_discard_pile, ally, with_printed_cost_x, ~neutral_card))),
    edition=FAQ_1_5,
)
