"""The encounter set Sauron's Reach."""

from rules.lcg.library.own.encounters import staged_locations_get_threat
from rules.lcg.notation.language import *

card(
    "01115",
    "Eastern Crows",
    forced(is_defeated(this), shuffle_into_deck(this)),
    shadow(
        if_(
            defending_players_threat_is_at_least(35),
            make(attacking_enemy, attack(+2)),
            otherwise=make(attacking_enemy, attack(+1)),
        )
    ),
)

card(
    "01116",
    "Evil Storm",
    when_revealed(deal_damage(1, each(character, of_players_with_threat_of_35))),
)

card(
    "01117",
    "Pursued by Shadow",
    when_revealed(have(each_player, raise_threat(each_of(character, yours, ~committed)))),
    shadow(
        if_(
            in_play(ally, exhausted, yours),
            have(defending_player, return_to_hand(one(ally, exhausted, yours))),
            otherwise=raise_threat(3),
        )
    ),
)

card(
    "01118",
    "Treacherous Fog",
    when_revealed(
        staged_locations_get_threat(1)
        + then(have(each_player_with_threat_of_35, discard_from_hand(1)))
    ),
)
