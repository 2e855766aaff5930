"""The encounter set Escape from Dol Guldur."""

from rules.lcg.library.own.dol_guldur import (
    attach_this_to_first_players_deck,
    claim_this,
    each_player_faces_an_orc_guard,
    raise_staging_threat,
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
    rule(no_attachments),
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
