"""A Journey to Rhosgobel: its encounter set and quest (difficulty 6)."""

from rules.lcg.library.own.rhosgobel import (
    claim_this_for_that_hero,
    complete_stage_one,
    deal_3_to_the_most_damaged,
    heal_wilyador_with_athelas,
    place_x_damage_on_wilyador,
    remove_that_card_from_game,
    wilyador_takes_the_damage,
    with_2_damage_on_wilyador,
)
from rules.lcg.notation.language import *

card(
    "02060",
    "The Wounded Eagle",
    setup(
        put_in_staging_area(a_card_from(encounter_deck, titled("Rhosgobel")))
        + put_in_staging_area(a_card_from(encounter_deck, titled("Wilyador")))
        + with_2_damage_on_wilyador
        + then(shuffle_encounter_deck)
    ),
)

card(
    "02061",
    "Radagast's Request",
    response(phase_begins(quest_phase), place_x_damage_on_wilyador >> reveal_one_of_top(3)),
    forced(is_healed(titled("Wilyador")), remove_that_card_from_game),
)

card("02062", "Return to Rhosgobel", when_revealed(heal_wilyador_with_athelas))

card(
    "02063",
    "Athelas",
    action(exhaust(a(hero, yours)) >> claim_this_for_that_hero, from_staging_area=True),
)

card(
    "02064",
    "Wilyador",
    rule(no_attachments),
    rule(follows_first_player),
    forced(round_ends, deal_damage(2, this)),
    rule(healed_of_at_most, amount=5),
    forced(leaves_play(this), lose_the_game),
)

card(
    "02065",
    "Rhosgobel",
    x_is(number_of_players),
    rule(cannot_be_healed, titled("Wilyador"), given=is_(this, in_staging_area)),
    travel_once(complete_stage_one),
)

card(
    "02066",
    "Forest Grove",
    response(
        is_explored(this),
        put_in_staging_area(a_card_from(encounter_deck_and_discard_pile, titled("Athelas")))
        + then(shuffle_encounter_deck),
    ),
)

card(
    "02067",
    "Exhaustion",
    when_revealed(deal_damage(2, each(character, exhausted))),
    shadow(deal_damage(1, each(character, exhausted))),
)

card(
    "02068",
    "Swarming Insects",
    when_revealed(deal_damage(1, each(character, without_attachments))),
    shadow(deal_3_to_the_most_damaged),
)

card(
    "02069",
    "Festering Wounds",
    when_revealed(deal_damage(2, each(character, damaged))),
    shadow(
        if_(
            undefended,
            deal_damage(2, each(character, damaged)),
            otherwise=deal_damage(1, each(character, damaged)),
        )
    ),
)

card(
    "02070",
    "Mirkwood Flock",
    rule(only_fought_by, (eagle & character) | (character & ranged_character)),
    shadow(if_(undefended, wilyador_takes_the_damage)),
)

card(
    "02071",
    "Black Forest Bats",
    rule(only_fought_by, (eagle & character) | (character & ranged_character)),
    shadow(if_(undefended, wilyador_takes_the_damage)),
)
