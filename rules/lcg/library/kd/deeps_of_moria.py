"""Deeps of Moria, an encounter set."""

from rules.lcg.library.own.flight import engaged_with_the_first_player, top_discarded_enemy_engages
from rules.lcg.notation.language import *

card("03042", "Great Cave-troll", rule(no_attachments))

card(
    "03043",
    "Orc Drummer",
    gets(each(enemy), threat(number_of_players), given=is_(this, in_staging_area)),
)

card(
    "03044",
    "Stray Goblin",
    x_is(number_of_players),
    shadow(make(attacking_enemy, attack(number_of_players))),
)

card(
    "03045",
    "Chance Encounter",
    when_revealed(top_discarded_enemy_engages),
    shadow(
        if_(
            engaged_with_the_first_player,
            make(attacking_enemy, attack(+3)),
            otherwise=make(attacking_enemy, attack(+1)),
        )
    ),
)

card(
    "03046",
    "Massing in the Deep",
    when_revealed(reveal_cards(number_of_players)),
    shadow(make(attacking_enemy, attack(number_of_players))),
)

card(
    "03047",
    "The Mountains' Roots",
    x_is(number_of_players),
    shadow(make(attacking_enemy, attack(number_of_players))),
)
