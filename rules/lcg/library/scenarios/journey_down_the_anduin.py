"""Journey Down the Anduin (difficulty 4)."""

from rules.lcg.notation.language import *

card(
    "01126",
    "To the River...",
    setup(by(each_player, reveal_cards(1))),
    when_revealed(
        if_(
            ~in_play(enemy, titled("Hill Troll")),
            put_in_staging_area(a_card_from(encounter_deck, titled("Hill Troll"))),
        )
        + shuffle_encounter_deck
    ),
    rule(Law.CANNOT_DEFEAT_STAGE, given=in_play(enemy, titled("Hill Troll"))),
)

card(
    "01127",
    "Anduin Passage",
    rule(Law.REVEALS_MORE, amount=1),
    rule(Law.NO_ENGAGEMENT_CHECKS),
)

card(
    "01128",
    "Ambush on the Shore",
    when_revealed(as_(each_player, reveal_cards(2))),
    rule(Law.NO_STAGING),
    rule(Law.WINS_WHEN, given=~in_play(enemy)),
)
