"""Return to Mirkwood: its encounter set and quest (difficulty 7)."""

from rules.lcg.library.own.guarding import (
    bite,
    choose_first_guard,
    guard_may_choose_new_guard,
    may_choose_new_guard,
    must_choose_new_guard,
    others_are_in_the_game,
    this_becomes_active,
)
from rules.lcg.library.own.quests import win_the_game
from rules.lcg.notation.language import *

card(
    "02126",
    "Through the Forest",
    setup(choose_first_guard + then(shuffle_encounter_deck) + reveal_cards(number_of_players)),
)

card(
    "02127",
    "Escape Attempt",
    rule(cannot_commit_to_quest, character, of_guard, given=others_are_in_the_game),
    forced(players_quest_unsuccessfully, lose_the_game),
)

card("02128", "To the Elvin King's Halls", rule(cannot_play, of_guard))

card(
    "02129",
    "Ambush",
    forced(phase_begins(combat_phase), have(guard_of_gollum, engage(all_(enemy, now_in_play)))),
    rule(cannot_defeat_stage, given=in_play(enemy)),
    forced(stage_is_defeated, win_the_game),
)

card(
    "02130",
    "Gollum",
    rule(takes_undefended_damage),
    lost_without_this,
    forced(round_ends, raise_threat(3, guard_of_gollum) + then(may_choose_new_guard)),
)

card(
    "02131",
    "The Spider's Ring",
    rule(guard_cannot_change, given=is_(this, active)),
    shadow(if_(undefended, this_becomes_active)),
)

card("02132", "Dry Watercourse", rule(treacheries_hit_all, given=is_(this, active)))

card(
    "02133",
    "Woodman's Glade",
    travel(must(guard_of_gollum, exhaust(a(hero, yours)))),
    response(is_explored(this), reduce_threat(2, each_player_not_guarding)),
)

card(
    "02134",
    "Wood Elf Path",
    response(players_travel_to(this), guard_may_choose_new_guard),
)

card(
    "02135",
    "Gollum's Anguish",
    when_revealed(raise_threat(8, guard_of_gollum) + must_choose_new_guard),
    shadow(raise_threat(4, guard_of_gollum)),
)

card(
    "02136",
    "Gollum's Bite",
    when_revealed(bite(4) + must_choose_new_guard),
    shadow(bite(2)),
)

card(
    "02137",
    "Wasted Provisions",
    when_revealed(discard_from_deck(10, guard_of_gollum) + must_choose_new_guard),
    shadow(discard_from_deck(5, guard_of_gollum)),
)

card(
    "02138",
    "Mirkwood Bats",
    forced(engages(this), deal_damage(1, each(character, of_guard))),
)

card(
    "02139",
    "Attercop, Attercop",
    forced(phase_begins(encounter_phase), have(guard_of_gollum, engage(this))),
)
