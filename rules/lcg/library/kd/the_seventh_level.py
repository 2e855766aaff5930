"""The Seventh Level: its encounter set and quest (difficulty 3)."""

from rules.lcg.library.own.moria import (
    attach_to_hero_of_first_player,
    claim_this_for_that_hero,
    exhaust_to_claim,
    remove_from_the_game,
    reveal_only_enemies,
)
from rules.lcg.library.own.quests import win_the_game
from rules.lcg.notation.language import *

card("03020", "Cave-troll", rule(excess_damage_spreads))

card("03021", "Orc Horn Blower", when_revealed(reveal_cards(1)))

card(
    "03022",
    "Hidden Threat",
    when_revealed(
        raise_threat(each_of(enemy, in_staging_area), each_player)
        + then(have(last_player, discard(a(attachment, yours))))
    ),
)

card("03023", "Upper Hall")

card(
    "03024",
    "Book of Mazarbul",
    action(exhaust_to_claim(a(hero, yours)) >> claim_this_for_that_hero, by_any_player=True),
    gets(attached, cannot_attack),
    rule(commits_ready, attached),
    rule(returns_to_staging),
)

card(
    "03067",
    "Search for the Chamber",
    setup(attach_to_hero_of_first_player("Book of Mazarbul") + shuffle_encounter_deck),
    when_revealed(reveal_cards(number_of_players)),
)

card(
    "03068",
    "The Fate of Balin",
    when_revealed(remove_from_the_game("Book of Mazarbul")),
    forced(staging_step_ends, reveal_only_enemies),
    forced(stage_is_defeated, win_the_game),
)
