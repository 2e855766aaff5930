"""Twists and Turns, an encounter set."""

from rules.lcg.library.own.goblins import (
    attacker_takes_no_combat_damage,
    attacks_the_last_player,
)
from rules.lcg.library.own.mine_hazards import burn_low, cancel_this_effect
from rules.lcg.library.own.moria import (
    discard_top_and_add_an_enemy,
    light_a_dark_location,
    remove_this_from_the_game,
)
from rules.lcg.notation.language import *

card(
    "03035",
    "Goblin Follower",
    when_revealed(have(last_player, engage(this))),
    shadow(
        if_(
            attacks_the_last_player,
            make(attacking_enemy, attack(+2)),
            otherwise=make(attacking_enemy, attack(+1)),
        )
    ),
)

card(
    "03036",
    "Branching Paths",
    gets(each(dark, location), threat(+1), given=is_(this, in_staging_area)),
    forced(is_explored(this), have(first_player, reveal_one_of_top(3, others_to_bottom=True))),
)

card(
    "03037",
    "Lightless Passage",
    travel(exhaust(a(titled("Cave Torch")))),
    shadow(attacker_takes_no_combat_damage),
)

card(
    "03038",
    "Zigil Mineshaft",
    action(raise_threat(1, each_player) >> place_progress(1, this), by_any_player=True),
)

card(
    "03039",
    "Many Roads",
    when_revealed(shuffle_into_deck(each_card_from(encounter_discard_pile, location))),
)

card(
    "03040",
    "Burning Low",
    when_revealed(
        any_player_may(
            exhaust(a(titled("Cave Torch"), yours)), to_reduce=burn_low, to=cancel_this_effect
        )
    ),
    shadow(make(attacking_enemy, attack(+2))),
)

card(
    "03041",
    "Cave Torch",
    action(exhaust(this) >> light_a_dark_location, by_any_player=True),
    forced(exhausts(this), discard_top_and_add_an_enemy),
    forced(leaves_play(this), remove_this_from_the_game),
)
