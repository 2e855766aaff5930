"""The Hills of Emyn Muil: its encounter set and quest (difficulty 4)."""

from rules.lcg.library.own.emyn_muil import (
    in_quest_phase,
    it_gains_surge_without_staged_locations,
    remove_defender_from_combat,
    remove_progress_from_each_location,
    return_active_location,
    stage_top_of_discard_pile,
)
from rules.lcg.notation.language import *

card(
    "02082",
    "The Hills of Emyn Muil",
    setup(
        put_in_staging_area(a_card_from(encounter_deck, titled("Amon Hen")))
        + put_in_staging_area(a_card_from(encounter_deck, titled("Amon Lhaw")))
        + then(shuffle_encounter_deck)
    ),
    forced(
        is_revealed(treachery_card),
        it_gains_surge_without_staged_locations,
        given=in_quest_phase,
        limit=once_a_phase,
    ),
    rule(
        cannot_defeat_stage,
        given=~(~in_play(emyn_muil, location) & victory_points_are_at_least(20)),
    ),
)

card(
    "02083",
    "Amon Hen",
    x_is(double(number_of_players)),
    rule(cannot_play, event_card, given=is_(this, active)),
)

card(
    "02084",
    "Amon Lhaw",
    x_is(double(number_of_players)),
    rule(blanks_attachments, given=is_(this, active)),
)

card(
    "02085",
    "The East Wall of Rohan",
    rule(costs_more, ~rohan, character, amount=2, given=is_(this, active)),
)

card("02086", "The North Stair", forced(players_travel_to(this), stage_top_of_discard_pile))

card(
    "02087",
    "Rauros Falls",
    rule(all_must_commit, given=is_(this, active)),
    shadow(after_this_attack(put_in_staging_area(attacking_enemy))),
)

card(
    "02088",
    "The Shores of Nen Hithoel",
    travel(must(first_player, discard_from_hand(1, event_card))),
    shadow(after_this_attack(put_in_staging_area(attacking_enemy))),
)

card(
    "02089",
    "The Outer Ridge",
    gets(each(location, in_staging_area), threat(+1), given=is_(this, active)),
    shadow(after_this_attack(put_in_staging_area(attacking_enemy))),
)

card("02090", "The Highlands", travel(reveal_cards(1)))

card("02091", "Impassable Chasm", when_revealed(return_active_location))

card(
    "02092",
    "Rockslide",
    when_revealed(deal_damage(2, each(character, committed))),
    shadow(remove_defender_from_combat),
)

card("02093", "Slick Footing", when_revealed(remove_progress_from_each_location))

card("02094", "Orc Horse Thieves", gets(this, attack(each_of(location, in_staging_area))))
