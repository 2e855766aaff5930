"""Escape from Dol Guldur: its encounter set and quest (difficulty 7)."""

from rules.lcg.library.own.dol_guldur import (
    attach_this_to_first_players_deck,
    claim_this,
    each_player_faces_an_orc_guard,
    guard_the_objectives,
    lay_beside_quest_deck,
    objectives_claimed,
    prisoner_has_been_rescued,
    raise_staging_threat,
    rescue_the_prisoner,
    take_a_prisoner,
)
from rules.lcg.notation.language import *

card(
    "01101",
    "Dungeon Jailor",
    forced(
        players_quest_unsuccessfully,
        shuffle_into_deck(one(objective_card, in_staging_area)),
        given=is_(this, in_staging_area),
    ),
)

card(
    "01102",
    "Nazgûl of Dol Guldur",
    forced(prisoner_is_rescued, put_in_staging_area(this)),
    forced(shadow_resolves(this), must(engaged_player, discard(one(character, yours)))),
)

card(
    "01103",
    "Cavern Guardian",
    shadow(
        if_(
            undefended,
            discard(all_(attachment, yours)),
            otherwise=discard(one(attachment, yours)),
        )
    ),
)

card(
    "01104",
    "Under the Shadow",
    when_revealed(raise_staging_threat(number_of_players)),
    shadow(have(defending_player, raise_threat(number_of(enemy, engaged_with_you)))),
)

card(
    "01105",
    "Iron Shackles",
    when_revealed(attach_this_to_first_players_deck),
    rule(replaces_draw),
    shadow(attach_this_to_first_players_deck),
)

card("01106", "Endless Caverns")

card("01107", "Tower Gate", forced(players_travel_to(this), each_player_faces_an_orc_guard))

card(
    "01108",
    "Gandalf's Map",
    action(raise_threat(2) >> claim_this, from_staging_area=True),
    rule(returns_to_staging),
    gets(attached, cannot_attack, cannot_defend),
)

card(
    "01109",
    "Dungeon Torch",
    action(raise_threat(2) >> claim_this, from_staging_area=True),
    rule(returns_to_staging),
    forced(round_ends, raise_threat(2, attached_heros_controller)),
)

card(
    "01110",
    "Shadow Key",
    action(raise_threat(2) >> claim_this, from_staging_area=True),
    rule(returns_to_staging),
    forced(round_ends, deal_damage(1, attached)),
)

card(
    "01123",
    "The Necromancer's Tower",
    setup(
        put_in_staging_area(each_card_from(encounter_deck, objective_card))
        + lay_beside_quest_deck(a_card_from(encounter_deck, titled("Nazgûl of Dol Guldur")))
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
