"""Journey Down the Anduin (difficulty 4)."""

from rules.lcg.notation.language import *

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
