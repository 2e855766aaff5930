"""Flight from Moria: its encounter set and quest (difficulty 7)."""

from rules.lcg.library.own.flight import (
    add_this_to_the_victory_display,
    choose_one_of_two_quest_cards,
    each_player_risks_a_treachery,
    exhaust_the_hero_with_the_tools,
    find_the_tools,
    in_victory_display,
    keep_a_foe_for_each_player,
    only_one_each_counts,
    pay_3_from_attached_hero,
    prepare_the_quest_deck,
    put_a_progress_token_on_this,
    reveal_the_next_quest_card,
    shuffle_back_into_the_quest_deck,
    shuffle_the_quest_and_reveal_another,
)
from rules.lcg.library.own.mine_hazards import attach_this_to_a_hero_without_one
from rules.lcg.library.own.moria import claim_this_if_free, exhaust_to_claim
from rules.lcg.library.own.quests import win_the_game
from rules.lcg.notation.language import *

card("03025", "The Nameless Fear", rule(cannot_be_engaged, this), x_is(victory_points))

card(
    "03026",
    "New Devilry",
    when_revealed(shuffle_the_quest_and_reveal_another),
    shadow(if_(undefended, raise_threat(threat_of("The Nameless Fear"), defending_player))),
)

card(
    "03027",
    "Shadow of Fear",
    when_revealed(have(first_player, attach_this_to_a_hero_without_one)),
    counts_as_condition(
        gets(attached, cannot_exhaust, cannot_ready),
        blanks_bearer,
        action(pay_3_from_attached_hero >> discard(this), by_any_player=True),
    ),
)

card(
    "03028",
    "A Foe Beyond",
    when_revealed(
        have(last_player, deal_damage(attack_of("The Nameless Fear"), a(hero, yours))),
        cannot_be_canceled=True,
    ),
    shadow(deal_damage(attack_of("The Nameless Fear"), defending_character)),
)

card(
    "03029",
    "Abandoned Tools",
    action(exhaust_to_claim(a(hero, yours)) >> claim_this_if_free, by_any_player=True),
    rule(returns_to_staging),
)

card(
    "03065",
    "A Wrong Turn",
    flips_in_staging,
    when_revealed(reveal_cards(number_of_players)),
    rule(can_be_bypassed),
)

card(
    "03070",
    "Blocked by Shadow",
    flips_in_staging,
    when_revealed(
        have(first_player, either(each_player_risks_a_treachery, reveal_the_next_quest_card))
    ),
    rule(can_be_bypassed),
    forced(stage_is_defeated, win_the_game),
)

card(
    "03071",
    "Escape from Darkness",
    flips_in_staging,
    gains_action(
        "Abandoned Tools",
        action(
            exhaust_the_hero_with_the_tools >> put_a_progress_token_on_this,
            phase=refresh_phase,
            by_any_player=True,
        ),
    ),
    rule(can_be_bypassed),
    rule(gets_no_progress),
    forced(stage_is_defeated, win_the_game),
)

card(
    "03072",
    "A Presence in the Dark",
    setup(
        prepare_the_quest_deck
        + put_in_staging_area(a_card_from(encounter_deck, titled("The Nameless Fear")))
        + keep_a_foe_for_each_player
    ),
    when_revealed(reveal_cards(number_of_players) + then(add_this_to_the_victory_display)),
)

card(
    "03073",
    "Narrow Paths",
    flips_in_staging,
    when_revealed(only_one_each_counts),
    forced(progress_reaches(1), find_the_tools),
    rule(can_be_bypassed),
)

card(
    "03074",
    "Heading Up",
    flips_in_staging,
    forced(
        phase_ends(quest_phase),
        shuffle_back_into_the_quest_deck("Heading Down"),
        given=in_victory_display("Heading Down"),
    ),
    rule(can_be_bypassed),
)

card(
    "03075",
    "Hasty Council",
    flips_in_staging,
    when_revealed(
        shuffle_into_deck(each_card_from(encounter_discard_pile, titled("A Foe Beyond")))
        + choose_one_of_two_quest_cards
        + then(add_this_to_the_victory_display)
    ),
)

card(
    "03076",
    "Heading Down",
    flips_in_staging,
    forced(
        phase_ends(quest_phase),
        shuffle_back_into_the_quest_deck("Heading Up"),
        given=in_victory_display("Heading Up"),
    ),
    rule(can_be_bypassed),
)
