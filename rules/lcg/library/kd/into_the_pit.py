"""Into the Pit: its encounter set and quest (difficulty 5)."""

from rules.lcg.library.own.goblins import (
    attacker_takes_no_damage,
    cancel_damage_if_an_enemy_is_discarded,
)
from rules.lcg.library.own.moria import (
    add_next_hall,
    add_the_patrol,
    advance_to_next_stage,
    attach_to_hero_of_first_player,
    begin_at_location,
    bridge_is_crossed,
    no_enemies_are_left,
)
from rules.lcg.library.own.quests import win_the_game
from rules.lcg.notation.language import *

card(
    "03014",
    "Patrol Leader",
    forced(would_suffer_damage(this), cancel_damage_if_an_enemy_is_discarded),
    shadow(attacker_takes_no_damage),
)

card("03015", "Signs of Conflict", shadow(raise_threat(2, defending_player)))

card(
    "03016",
    "East-gate",
    rule(cannot_choose_to_engage, enemy),
    rule(no_engagement_checks),
    forced(is_explored(this), add_next_hall("First Hall")),
)

card(
    "03017",
    "First Hall",
    travel(raise_threat(3, each_player)),
    forced(is_explored(this), add_next_hall("Bridge of Khazad-dûm")),
)

card("03018", "Bridge of Khazad-dûm", rule(cannot_play, given=is_(this, active)))

card(
    "03019",
    "Stairs of Náin",
    travel(must(first_player, exhaust(one(character, yours)))),
    shadow(must(defending_player, exhaust(one(character, yours)))),
)

card(
    "03064",
    "Goblin Patrol",
    when_revealed(add_the_patrol),
    rule(discards_revealed, enemy),
    whenever(no_enemies_are_left, advance_to_next_stage),
)

card(
    "03066",
    "Entering the Mines",
    setup(
        begin_at_location("East-gate")
        + attach_to_hero_of_first_player("Cave Torch")
        + set_aside(each_card_from(encounter_deck, titled("First Hall")))
        + set_aside(each_card_from(encounter_deck, titled("Bridge of Khazad-dûm")))
        + shuffle_encounter_deck
    ),
    when_revealed(reveal_cards(number_of_players)),
    rule(cannot_defeat_stage, given=~bridge_is_crossed),
)

card(
    "03069",
    "A Way Up",
    rule(collects_nothing),
    forced(stage_is_defeated, win_the_game),
)
