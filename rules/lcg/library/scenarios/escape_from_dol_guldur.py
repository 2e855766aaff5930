"""Escape from Dol Guldur (difficulty 7)."""

from rules.lcg.library.own.dol_guldur import (
    each_player_faces_an_orc_guard,
    guard_the_objectives,
    objectives_claimed,
    prisoner_has_been_rescued,
    rescue_the_prisoner,
    set_aside,
    take_a_prisoner,
)
from rules.lcg.notation.language import *

card(
    "01123",
    "The Necromancer's Tower",
    setup(
        put_in_staging_area(each_card_from(encounter_deck, objective_card))
        + set_aside(a_card_from(encounter_deck, titled("Nazgûl of Dol Guldur")))
        + then(shuffle_encounter_deck)
        + guard_the_objectives
    ),
    when_revealed(take_a_prisoner),
    rule(one_ally_a_round),
    rule(cannot_defeat_stage, given=~objectives_claimed(1)),
)

card(
    "01124",
    "Through the Caverns",
    response(progress_is_placed_on_quest, rescue_the_prisoner),
    rule(one_ally_a_round),
    rule(cannot_defeat_stage, given=~(prisoner_has_been_rescued & objectives_claimed(3))),
)

card(
    "01125",
    "Out of the Dungeons",
    forced(phase_begins(quest_phase), each_player_faces_an_orc_guard),
    rule(cannot_defeat_stage, given=in_play(enemy, titled("Nazgûl of Dol Guldur"))),
)
