"""Conflict at the Carrock: its encounter set and quest (difficulty 7)."""

from rules.lcg.library.own.conflict_at_the_carrock import (
    becomes_active_location,
    raise_threat_by_staging_area,
)
from rules.lcg.notation.language import *

a_sacked_card_in_play = one(titled("Sacked!"), attachment)

card(
    "02035",
    "Grimbeorn's Quest",
    setup(
        put_in_staging_area(a_card_from(encounter_deck, titled("The Carrock")))
        + set_aside(some_from(4, encounter_deck, unique, troll))
        + set_aside(some_from(4, encounter_deck, titled("Sacked!")))
        + then(shuffle_into_deck(some_from(number_of_players, cards_set_aside, titled("Sacked!"))))
    ),
    forced(progress_reaches(7), becomes_active_location("The Carrock")),
)

card(
    "02036",
    "Against the Trolls",
    when_revealed(put_in_staging_area(each_card_from(cards_set_aside, unique, troll))),
    rule(cannot_defeat_stage, given=in_play(troll, enemy)),
)

card(
    "02037",
    "Grimbeorn the Old",
    rule(defends_ready, given=is_(attacking_enemy, troll, enemy)),
    whenever(is_(this, in_staging_area) & has_tokens(8, this), join(this, first_player)),
    action(pay(1, leadership) >> place_resources(1, this), from_staging_area=True),
)

card(
    "02038",
    "Louis",
    grants(
        all_(troll, enemy),
        forced(has_attacked(enemy), must(defending_player, raise_threat(3))),
        given=is_(this, engaged),
    ),
    response(is_defeated(this), discard(a_sacked_card_in_play)),
)

card(
    "02039",
    "Morris",
    gets(all_(troll, enemy), attack(+1), given=is_(this, engaged)),
    response(is_defeated(this), discard(a_sacked_card_in_play)),
)

card(
    "02040",
    "Stuart",
    gets(all_(troll, enemy), defense(+1), given=is_(this, engaged)),
    response(is_defeated(this), discard(a_sacked_card_in_play)),
)

card(
    "02041",
    "Rupert",
    forced(
        has_attacked(this),
        shuffle_into_deck(each_card_from(encounter_discard_pile, titled("Sacked!"))),
    ),
    response(is_defeated(this), discard(a_sacked_card_in_play)),
)

card(
    "02042",
    "Muck Adder",
    forced(damages(this), discard(it)),
    shadow(make(defending_character, defense(-1))),
)

card(
    "02043",
    "The Carrock",
    rule(cannot_travel_here),
    gets(all_(troll, enemy), attack(+1), defense(+1), given=is_(this, active)),
)

card(
    "02044",
    "River Langflood",
    gets(this, threat(each_of(troll, enemy, now_in_play)), given=is_(this, in_staging_area)),
)

card(
    "02045",
    "Bee Pastures",
    response(
        players_travel_to(this),
        put_in_staging_area(
            a_card_from(encounter_deck_and_discard_pile, titled("Grimbeorn the Old"))
        )
        + then(shuffle_encounter_deck),
    ),
)

card("02046", "Oak-wood Grove", rule(pays_as_leadership, given=is_(this, active)))

card("02047", "A Frightened Beast", when_revealed(raise_threat_by_staging_area))

card(
    "02048",
    "Sacked!",
    when_revealed(
        attach_as_condition(a(hero, ~with_attached(titled("Sacked!")), of_first_player)),
        cannot_be_canceled=True,
    ),
    counts_as_condition(
        gets(attached, cannot_attack, cannot_defend, cannot_commit, cannot_trigger, cannot_collect)
    ),
    shadow(if_(is_(attacking_enemy, troll), resolve_when_revealed)),
)

card(
    "02049",
    "Roasted Slowly",
    when_revealed(
        destroy(all_(hero, with_attached(titled("Sacked!")))) + then(shuffle_into_deck(this))
    ),
    shadow(if_(is_(attacking_enemy, troll), heal(2, attacking_enemy))),
)
