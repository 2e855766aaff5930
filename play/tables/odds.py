"""The odds of what a seat may draw: the cards left in the deck, as far as the seat can know.

It counts the cards that the seat has not seen, so nothing of their order is told. Of the LCG the
encounter deck is counted with the facedown shadow cards, which could be any of it.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from decks.statistics.hypergeometric import at_least
from play.tables.live_games import LiveGame
from rules.construction import Game

# A hand is filled by about this many cards.
SEVERAL = 4


def describe_odds(live: LiveGame, game: str, place: int) -> dict[str, Any]:
    """Return each card that a seat may draw: copies left, and the chance to see one soon.

    `next` is the chance that the next card is one, `soon` that one is among the next four; in
    hundredths. `encounter` has the same of the encounter deck.
    """
    state = live.game.state
    view = live.game.view(place)
    own = [
        card
        for card, seen in zip(state.decks[place], view.decks[place], strict=True)
        if _unseen(seen)
    ]
    found = {"size": len(state.decks[place]), "cards": _chances(state, own)}
    if game == Game.LCG:
        encounter = _encounter_cards(state, view)
        size = len(state.encounter_deck)
        return found | {"encounter": {"size": size, "cards": _chances(state, encounter)}}
    return found


def _unseen(seen: object) -> bool:
    return seen is None or seen == -1


def _encounter_cards(state: Any, view: Any) -> list[int]:
    """Return the encounter cards that a seat has not seen, in the deck or facedown."""
    hidden = [
        card
        for card, seen in zip(state.encounter_deck, view.encounter_deck, strict=True)
        if _unseen(seen)
    ]
    for cards, (_, shown) in zip(state.shadows.values(), view.shadows, strict=True):
        hidden += [card for card, seen in zip(cards, shown, strict=True) if _unseen(seen)]
    return hidden


def _chances(state: Any, cards: Sequence[int]) -> list[dict[str, Any]]:
    facts = {}
    copies: Counter[str] = Counter()
    for card in cards:
        found = state.blueprints[card].card
        card_id = getattr(found, "id", None) or found.code
        facts[card_id] = found.name
        copies[card_id] += 1
    size = len(cards)
    return [
        {
            "card": card_id,
            "name": facts[card_id],
            "copies": count,
            "next": round(100 * count / size, 1),
            "soon": round(100 * float(at_least(1, count, min(SEVERAL, size), size)), 1),
        }
        for card_id, count in sorted(copies.items(), key=lambda pair: (-pair[1], facts[pair[0]]))
    ]
