"""The encounter set Wilderlands."""

from rules.lcg.library.own.attacks import (
    attacks_defending_player,
    return_this_to_deck_top,
    shadow_card_is_blank,
)
from rules.lcg.notation.language import *

card(
    "01081",
    "Wolf Rider",
    shadow(attacks_defending_player + at_end_of_phase(return_this_to_deck_top)),
)

card("01082", "Hill Troll", rule(excess_damage_raises_threat))

card(
    "01083",
    "Goblin Sniper",
    rule(engaged_last),
    forced(
        phase_ends(combat_phase),
        have(each_player, deal_damage(1, one(character, yours))),
        given=is_(this, in_staging_area),
    ),
)

card("01084", "Marsh Adder", forced(attacks_you(this), raise_threat(1)))

card(
    "01085",
    "Wargs",
    forced(has_attacked(this), put_in_staging_area(this), given=shadow_card_is_blank),
    shadow(
        if_(
            undefended,
            make(attacking_enemy, attack(+2)),
            otherwise=make(attacking_enemy, attack(+1)),
        )
    ),
)

card(
    "01086",
    "Despair",
    when_revealed(remove_progress(4)),
    shadow(make(defending_character, does_not_count_defense)),
)

card(
    "01087",
    "The Brown Lands",
    forced(players_travel_to(this), place_progress(1, this)),
)

card("01088", "The East Bight", rule(must_travel_here))
