"""The Hunt for Gollum: its encounter set and quest (difficulty 4)."""

from rules.lcg.library.own.the_hunt_for_gollum import (
    claim_this_for,
    discard_cheaper_than_riverlands,
    double_attack_of_attacker,
    heroes_lose_a_resource_or_exhaust,
    return_this_card_to_deck_top,
    scavenge,
)
from rules.lcg.notation.language import *

card(
    "02011",
    "The Hunt Begins",
    setup(reveal_cards(number_of_players)),
    forced(players_quest_successfully, have(first_player, reveal_one_of_top(3))),
)

card(
    "02012",
    "A New Terror Abroad",
    forced(phase_begins(quest_phase), have(first_player, reveal_one_of_top(2))),
)

card(
    "02013",
    "On the Trail",
    rule(
        cannot_commit_to_quest,
        character,
        of_players_without(hero, with_attached(clue, objective)),
    ),
    whenever(~in_play(hero, with_attached(clue, objective)), reset_quest_to(2)),
)

card(
    "02014",
    "Signs of Gollum",
    response(players_quest_successfully, claim_this_for(any_one(hero, committed))),
    counts_as_condition(
        forced(suffers_damage(attached), return_this_card_to_deck_top),
        forced(leaves_play(attached), return_this_card_to_deck_top),
    ),
)

card(
    "02015",
    "The Old Ford",
    x_is(number_of(ally_card, now_in_play)),
    shadow(discard_cheaper_than_riverlands(all_(ally))),
)

card("02016", "The Eaves of Mirkwood", rule(cannot_cancel, given=is_(this, active)))

card(
    "02017",
    "River Ninglor",
    forced(
        round_ends,
        remove_progress(1, this) + remove_progress(1),
        given=is_(this, active),
        passive=True,
    ),
    shadow(if_(undefended, remove_progress(2), otherwise=remove_progress(1))),
)

card(
    "02018",
    "The East Bank",
    rule(costs_more, ally_card, amount=1, given=is_(this, active)),
    shadow(
        if_(
            ~in_play(hero, with_attached(clue), yours),
            after_this_attack(put_in_staging_area(attacking_enemy)),
        )
    ),
)

card(
    "02019",
    "The West Bank",
    rule(costs_more, attachment | event_card, amount=1, given=is_(this, active)),
    shadow(if_(~in_play(hero, with_attached(clue), yours), double_attack_of_attacker)),
)

card("02020", "Goblintown Scavengers", when_revealed(scavenge))

card(
    "02021",
    "Hunters from Mordor",
    gets(
        this,
        attack(each_of(clue, now_in_play, times=2)),
        threat(each_of(clue, now_in_play, times=2)),
    ),
    shadow(
        if_(
            undefended,
            deal_damage(3, each(hero, with_attached(clue))),
            otherwise=deal_damage(1, each(hero, with_attached(clue))),
        )
    ),
)

card(
    "02022",
    "False Lead",
    when_revealed(
        if_(
            in_play(clue),
            have(first_player, shuffle_into_deck(a(clue))),
            otherwise=gain_surge,
        )
    ),
)

card(
    "02023",
    "Flooding",
    when_revealed(remove_all_progress(all_(riverland, location))),
    shadow(resolve_when_revealed),
)

card("02024", "Old Wives' Tales", when_revealed(heroes_lose_a_resource_or_exhaust))
