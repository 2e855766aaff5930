"""The encounter set Journey Down the Anduin."""

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
