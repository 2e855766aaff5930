"""Passage Through Mirkwood: its encounter set and quest (difficulty 1)."""

from rules.lcg.library.own.quests import next_stage_at_random, win_the_game
from rules.lcg.notation.language import *

card(
    "01096",
    "Forest Spider",
    forced(engages(this), make(this, attack(+1), until=until_end_of_round)),
    shadow(must(defending_player, discard(one(attachment, yours)))),
)

card(
    "01097",
    "East Bight Patrol",
    shadow(make(attacking_enemy, attack(+1)) + if_(undefended, raise_threat(3))),
)

card(
    "01098",
    "Black Forest Bats",
    when_revealed(must(each_player, remove_from_quest(one(character, committed)))),
)

card(
    "01099",
    "Old Forest Road",
    response(players_travel_to(this), must(first_player, ready(one(character, yours)))),
)

card("01100", "Forest Gate", response(players_travel_to(this), must(first_player, draw(2))))

card(
    "01119",
    "Flies and Spiders",
    setup(
        put_in_staging_area(a_card_from(encounter_deck, titled("Forest Spider")))
        + put_in_staging_area(a_card_from(encounter_deck, titled("Old Forest Road")))
        + then(shuffle_encounter_deck)
    ),
)

card("01120", "A Fork in the Road", forced(stage_is_defeated, next_stage_at_random))

card(
    "01121",
    "Don't Leave the Path!",
    when_revealed(
        must(each_player, put_in_staging_area(a_card_from(encounter_deck_and_discard_pile, spider)))
        + shuffle_encounter_deck
    ),
    forced(is_defeated(titled("Ungoliant's Spawn")), win_the_game),
)

card(
    "01122",
    "Beorn's Path",
    rule(cannot_defeat_stage, given=in_play(enemy, titled("Ungoliant's Spawn"))),
)
