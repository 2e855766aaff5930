"""Goblins of the Deep, an encounter set."""

from rules.lcg.library.own.goblins import its_attack_is_undefended
from rules.lcg.library.own.mine_hazards import attach_this_to_a_hero_without_one
from rules.lcg.notation.language import *

card("03060", "Goblin Scout", rule(cannot_choose_to_engage, this, amount=25))

card(
    "03061",
    "Goblin Swordsman",
    gets(this, attack(+2), given=its_attack_is_undefended),
    shadow(put_in_staging_area(this)),
)

card(
    "03062",
    "Watchful Eyes",
    when_revealed(have(first_player, attach_this_to_a_hero_without_one)),
    counts_as_condition(
        forced(phase_ends(combat_phase), reveal_cards(1), given=is_(attached, exhausted))
    ),
)

card(
    "03063",
    "Goblin Tunnels",
    forced(is_revealed(goblin, enemy), remove_progress(1), given=is_(this, in_staging_area)),
    shadow(
        if_(
            is_(attacking_enemy, goblin),
            make(attacking_enemy, attack(+3)),
            otherwise=make(attacking_enemy, attack(+1)),
        )
    ),
)
