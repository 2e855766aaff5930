"""The encounter set Spiders of Mirkwood."""

from rules.lcg.library.own.encounters import (
    attach_this_to_a_hero,
    search_top_five_cards,
)
from rules.lcg.notation.language import *

card(
    "01074",
    "King Spider",
    when_revealed(must(each_player, exhaust(one(character, yours)))),
    shadow(
        if_(
            undefended,
            must(defending_player, exhaust(one(character, yours)) + exhaust(one(character, yours))),
            otherwise=must(defending_player, exhaust(one(character, yours))),
        )
    ),
)

card(
    "01075",
    "Hummerhorns",
    forced(engages_you(this), deal_damage(5, a_single(hero, yours))),
    shadow(
        if_(
            undefended,
            deal_damage(2, each(character, of_defending_player)),
            otherwise=deal_damage(1, each(character, of_defending_player)),
        )
    ),
)

card(
    "01076",
    "Ungoliant's Spawn",
    when_revealed(make(each(character, committed), willpower(-1))),
    shadow(
        if_(
            undefended,
            raise_threat(8, defending_player),
            otherwise=raise_threat(4, defending_player),
        )
    ),
)

card("01077", "Great Forest Web", travel(must(each_player, exhaust(one(hero, yours)))))

card(
    "01078",
    "Mountains of Mirkwood",
    travel(reveal_cards(1)),
    response(is_explored(this), let(each_player, search_top_five_cards)),
)

card(
    "01079",
    "Eyes of the Forest",
    when_revealed(have(each_player, discard_all_from_hand(event_card))),
)

card(
    "01080",
    "Caught in a Web",
    when_revealed(have(player_with_highest_threat, attach_this_to_a_hero)),
    rule(stays_exhausted, amount=2),
)
