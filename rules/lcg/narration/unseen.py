"""A card that isn't on the table, in a few words, for a player who chooses from a pile."""

from rules.english import count_of
from rules.lcg.engine.blueprint import Blueprint
from rules.lcg.engine.codes import IN_PLAY_AREA, NONE
from rules.lcg.engine.state import State
from rules.lcg.narration.said import said_in_play, said_of_card
from rules.lcg.vocabulary import CardType


def describe_unseen(state: State, card: int) -> str:
    """Return the numbers of a card that isn't in play, and what it does; nothing for others."""
    if card == NONE or state.zone[card] >= IN_PLAY_AREA:
        return ""
    blueprint = state.blueprints[card]
    is_done = blueprint.card.type in (CardType.EVENT, CardType.TREACHERY)
    said = said_of_card(blueprint) if is_done else said_in_play(blueprint)
    return ". ".join(words for words in (_numbers(blueprint), said) if words)


def _numbers(blueprint: Blueprint) -> str:
    """Return "Enemy: threat 2, attack 5, defense 3, 9 hit points, engages at 32"."""
    card = blueprint.card
    named = (
        ("cost", card.cost),
        ("threat", card.threat_strength),
        ("willpower", card.willpower),
        ("attack", card.attack),
        ("defense", card.defense),
    )
    found = [f"{name} {number}" for name, number in named if number is not None]
    if card.hit_points is not None:
        found.append(count_of(card.hit_points, "hit point"))
    if card.engagement_cost is not None:
        found.append(f"engages at {card.engagement_cost} threat")
    if card.type == CardType.LOCATION and card.quest_points is not None:
        found.append(f"needs {card.quest_points} progress")
    kind = str(card.type).capitalize()
    return f"{kind}: {', '.join(found)}" if found else kind
