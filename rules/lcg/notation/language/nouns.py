"""Cards, players, piles, phases and numbers that sentences are about."""

from rules.lcg.notation.amounts import Count, Known, NumberOf, TokensOn, Twice
from rules.lcg.notation.effects import (
    Pile,
    Until,
    Who,
)
from rules.lcg.notation.filters import (
    Bears,
    Character,
    Filter,
    OfPlayersWithout,
    Printed,
    Quality,
    Reference,
    Titled,
    all_of,
)
from rules.lcg.vocabulary import CardType, Keyword, Phase, Sphere

__all__ = [
    "a_player",
    "active",
    "ally",
    "ally_card",
    "another_player",
    "any_discard_pile",
    "attached",
    "attached_heros_controller",
    "attachment",
    "attack_of",
    "attacking_enemy",
    "cards_set_aside",
    "character",
    "character_card",
    "clue",
    "combat_phase",
    "committed",
    "condition_card",
    "creature",
    "damaged",
    "dark",
    "defending",
    "defending_character",
    "defending_player",
    "double",
    "dwarf",
    "each_damage_on",
    "each_of",
    "each_player",
    "each_player_not_guarding",
    "each_player_with_threat_of_35",
    "each_resource_on",
    "eagle",
    "emyn_muil",
    "encounter_deck",
    "encounter_deck_and_discard_pile",
    "encounter_discard_pile",
    "encounter_phase",
    "enemy",
    "enemy_card",
    "engaged",
    "engaged_player",
    "engaged_with_another_player",
    "engaged_with_that_player",
    "engaged_with_you",
    "event_card",
    "exhausted",
    "first_player",
    "goblin",
    "gondor",
    "guard_of_gollum",
    "hero",
    "hero_card",
    "hobbit",
    "in_staging_area",
    "it",
    "its_controller",
    "last_player",
    "leadership",
    "leadership_card",
    "location",
    "lore",
    "lore_card",
    "mountain",
    "neutral_card",
    "now_in_play",
    "now_in_staging_area",
    "number_of",
    "number_of_players",
    "objective",
    "objective_card",
    "of_defending_player",
    "of_engaged_player",
    "of_first_player",
    "of_guard",
    "of_players_with_threat_of_35",
    "of_players_without",
    "of_that_player",
    "on_defending_character",
    "orc",
    "player_with_highest_threat",
    "quest_phase",
    "ranged_character",
    "refresh_phase",
    "riverland",
    "rohan",
    "silvan",
    "spider",
    "spirit",
    "spirit_card",
    "tactics",
    "tactics_card",
    "that",
    "that_many",
    "that_player",
    "this",
    "threat_of",
    "titled",
    "treachery",
    "treachery_card",
    "troll",
    "underground",
    "unique",
    "until_end_of_round",
    "victory_points",
    "with_attached",
    "with_printed_cost_x",
    "without_attachments",
    "you",
    "your_discard_pile",
    "your_hand",
    "yours",
]

# --- nouns ---

character = Character()
hero = Printed(CardType.HERO)
ally = Printed(CardType.ALLY)
attachment = Printed(CardType.ATTACHMENT)
event_card = Printed(CardType.EVENT)
ally_card = Printed(CardType.ALLY, as_card=True)
hero_card = Printed(CardType.HERO, as_card=True)
enemy_card = Printed(CardType.ENEMY, as_card=True)
treachery_card = Printed(CardType.TREACHERY, as_card=True)
objective_card = Printed(CardType.OBJECTIVE, as_card=True)
character_card = Character(as_card=True)
enemy = Printed(CardType.ENEMY)
location = Printed(CardType.LOCATION)
treachery = Printed(CardType.TREACHERY)
objective = Printed(CardType.OBJECTIVE)

ranged_character = Printed(Keyword.RANGED)
lore_card = Printed(Sphere.LORE)
leadership_card = Printed(Sphere.LEADERSHIP)
lore_card = Printed(Sphere.LORE)
spirit_card = Printed(Sphere.SPIRIT)
tactics_card = Printed(Sphere.TACTICS)
neutral_card = Printed(Sphere.NEUTRAL)

dark = Printed("Dark")
dwarf = Printed("Dwarf")
eagle = Printed("Eagle")
goblin = Printed("Goblin")
gondor = Printed("Gondor")
hobbit = Printed("Hobbit")
mountain = Printed("Mountain")
orc = Printed("Orc")
riverland = Printed("Riverland")
rohan = Printed("Rohan")
silvan = Printed("Silvan")
spider = Printed("Spider")
troll = Printed("Troll")
clue = Printed("Clue")
creature = Printed("Creature")
emyn_muil = Printed("Emyn Muil")
underground = Printed("Underground")
unique = Printed("unique")
condition_card = Printed("Condition")

titled = Titled


def with_attached(*filters: Filter) -> Filter:
    """With an attachment that is all of these."""
    return Bears(all_of(filters))


def of_players_without(*filters: Filter) -> Filter:
    """Of any player who controls no such card."""
    return OfPlayersWithout(all_of(filters))


# --- cards that a sentence knows ---

this = Reference.THIS
attached = Reference.BEARER
that = Reference.THAT
it = Reference.SUBJECT
attacking_enemy = Reference.ATTACKER
defending_character = Reference.DEFENDER


# --- how a card is ---

committed = Quality.COMMITTED
defending = Quality.DEFENDING
of_first_player = Quality.FIRST_PLAYERS
of_guard = Quality.OF_GUARD
exhausted = Quality.EXHAUSTED
yours = Quality.YOURS
of_that_player = Quality.THAT_PLAYERS
in_staging_area = Quality.IN_STAGING_AREA
now_in_staging_area = Quality.NOW_IN_STAGING_AREA
active = Quality.ACTIVE
engaged = Quality.ENGAGED
engaged_with_you = Quality.ENGAGED_WITH_YOU
engaged_with_that_player = Quality.ENGAGED_WITH_THAT_PLAYER
engaged_with_another_player = Quality.ENGAGED_WITH_ANOTHER
on_defending_character = Quality.ON_DEFENDER
with_printed_cost_x = Quality.COSTS_X
now_in_play = Quality.IN_PLAY
of_engaged_player = Quality.OF_ENGAGED_PLAYER
damaged = Quality.DAMAGED
without_attachments = Quality.WITHOUT_ATTACHMENTS
of_defending_player = Quality.DEFENDING_PLAYERS
of_players_with_threat_of_35 = Quality.OF_THREAT_OF_35


# --- spheres ---

leadership = Sphere.LEADERSHIP
lore = Sphere.LORE
spirit = Sphere.SPIRIT
tactics = Sphere.TACTICS


# --- players ---

you = Who.YOU
each_player = Who.EACH_PLAYER
first_player = Who.FIRST_PLAYER
last_player = Who.LAST_PLAYER
a_player = Who.A_PLAYER
another_player = Who.ANOTHER_PLAYER
that_player = Who.THAT_PLAYER
defending_player = Who.DEFENDING_PLAYER
its_controller = Who.ITS_CONTROLLER
attached_heros_controller = Who.BEARERS_CONTROLLER
engaged_player = Who.ENGAGED_PLAYER
guard_of_gollum = Who.GUARD
each_player_not_guarding = Who.EACH_BUT_GUARD
player_with_highest_threat = Who.HIGHEST_THREAT
each_player_with_threat_of_35 = Who.THREAT_OF_35


# --- piles ---

your_hand = Pile.YOUR_HAND
your_discard_pile = Pile.YOUR_DISCARD_PILE
any_discard_pile = Pile.ANY_DISCARD_PILE
encounter_deck = Pile.ENCOUNTER_DECK
encounter_discard_pile = Pile.ENCOUNTER_DISCARD
cards_set_aside = Pile.SET_ASIDE
encounter_deck_and_discard_pile = Pile.ENCOUNTER_DECK_AND_DISCARD


# --- phases ---

quest_phase = Phase.QUEST
encounter_phase = Phase.ENCOUNTER
combat_phase = Phase.COMBAT
refresh_phase = Phase.REFRESH

until_end_of_round = Until.END_OF_ROUND


# --- amounts ---

that_many = Known.THAT_MUCH
number_of_players = Known.PLAYERS
victory_points = Known.VICTORY_POINTS


def each_damage_on(known: Reference) -> TokensOn:
    """One for each damage token on a card."""
    return TokensOn("damage", known)


def each_resource_on(known: Reference, *, times: int = 1) -> TokensOn:
    """One, or more, for each resource token on a card."""
    return TokensOn("resource", known, times)


def number_of(*filters: Filter) -> Count:
    """How many such cards are in play."""
    return Count(all_of(filters))


def each_of(*filters: Filter, times: int = 1) -> Count:
    """The same, where print says "1 for each"."""
    return Count(all_of(filters), as_each=True, times=times)


def attack_of(title: str) -> NumberOf:
    """The attack strength of a card in play."""
    return NumberOf("attack", title)


def threat_of(title: str) -> NumberOf:
    """The threat strength of a card in play."""
    return NumberOf("threat", title)


def double(amount: Known | Count) -> Twice:
    """Double another amount."""
    return Twice(amount)
