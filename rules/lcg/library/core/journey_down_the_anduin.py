"""Journey Down the Anduin: its encounter set and quest (difficulty 4)."""

from rules.lcg.notation.language import *

card(
    "01111",
    "Misty Mountain Goblins",
    forced(has_attacked(this), remove_progress(1)),
    shadow(if_(undefended, remove_progress(3), otherwise=remove_progress(1))),
)

card(
    "01112",
    "Massing at Night",
    when_revealed(reveal_cards(number_of_players)),
    shadow(deal_shadow_cards(number_of_players)),
)

card("01113", "Banks of the Anduin", rule(returns_to_deck_top))

card(
    "01114",
    "Gladden Fields",
    forced(
        threat_rises_in_refresh_phase, must(each_player, raise_threat(1)), given=is_(this, active)
    ),
)

card(
    "01126",
    "To the River...",
    setup(have(each_player, reveal_cards(1))),
    when_revealed(
        if_(
            ~in_play(enemy, titled("Hill Troll")),
            put_in_staging_area(a_card_from(encounter_deck, titled("Hill Troll"))),
        )
        + shuffle_encounter_deck
    ),
    rule(cannot_defeat_stage, given=in_play(enemy, titled("Hill Troll"))),
)

card(
    "01127",
    "Anduin Passage",
    rule(reveals_more, amount=1),
    rule(no_engagement_checks),
)

card(
    "01128",
    "Ambush on the Shore",
    when_revealed(must(each_player, reveal_cards(2))),
    rule(no_staging),
    rule(wins_when, given=~in_play(enemy)),
)
