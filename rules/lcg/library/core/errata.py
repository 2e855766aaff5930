"""Official errata of the core set, as dated definitions; the printed card is the default.

Each has the day of the FAQ that made the change, as far as documents and players' reports show.
"""

from rules.lcg.library.faq import (
    FAQ_1_0,
    FAQ_1_2,
    FAQ_1_3,
    FAQ_1_4,
    FAQ_1_7,
    FAQ_1_8,
    FAQ_1_9,
)
from rules.lcg.library.own.attacks import cannot_attack_player
from rules.lcg.library.own.control import give_control_of_this
from rules.lcg.library.own.piles import remove_this_from_game, shuffle_discard_pile_into_deck
from rules.lcg.notation.language import *

card(
    "01012",
    "Beravor",
    action(exhaust(this) >> draw(2, a_player), limit=once_a_round),
    edition=FAQ_1_3,
)

card(
    "01034",
    "Feint",
    action(cannot_attack_player(choose_a(enemy, engaged)), phase=combat_phase),
    edition=FAQ_1_4,
)

card(
    "01036",
    "Thicket of Spears",
    action(
        choose_player(a_player) + cannot_attack_player(each(enemy, engaged_with_that_player)),
        different_pools=True,
    ),
    edition=FAQ_1_4,
)

card(
    "01042",
    "Horn of Gondor",
    attach_to(hero),
    response(is_destroyed(character), add_resources(1, attached)),
    edition=FAQ_1_8,
)

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
    edition=FAQ_1_2,
)

card(
    "01070",
    "Protector of Lórien",
    attach_to(hero),
    action(
        discard_from_hand(1) >> either(make(attached, defense(+1)), make(attached, willpower(+1))),
        limit=three_times_a_phase,
    ),
    edition=FAQ_1_3,
)

card(
    "01102",
    "Nazgûl of Dol Guldur",
    rule(no_attachments),
    forced(prisoner_is_rescued, put_in_staging_area(this)),
    forced(shadow_resolves(this), must(engaged_player, discard(one(character, yours)))),
    edition=FAQ_1_0,
)
