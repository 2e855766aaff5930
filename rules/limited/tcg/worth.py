"""What a card is worth in a deck of limited play, before it is known what else is in the deck.

A worth is a sum over a card's features, each with a weight, and what its own games say beyond that.
The weights are learned from games between decks that were built from pools (`lab/tcg/limited`)
and kept in `worth.json`; one unit is a percentage point of games won by one copy, about.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from rules.construction.tcg.build import card_of
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType, Culture, Keyword, Phase

LEARNED_FILE = Path(__file__).with_name("worth.json")
# A minion of a site number up to this one does not roam where most games are decided.
_USUAL_SITE: Final = 4

PRIOR: Final[Mapping[str, float]] = {
    "companion": 1.6,
    "companion strength": 0.45,
    "companion vitality": 0.35,
    "companion cost": -0.2,
    "companion damage": 0.4,
    "companion defender": 0.6,
    "companion archer": 0.5,
    "ally": 0.4,
    "ally cost": -0.1,
    "follower": 0.3,
    "minion": 1.0,
    "minion strength": 0.3,
    "minion vitality": 0.2,
    "minion cost": -0.35,
    "minion damage": 0.5,
    "minion fierce": 0.9,
    "minion archer": 0.6,
    "minion ambush": 0.2,
    "minion roaming": -0.15,
    "item": 0.4,
    "item strength": 0.5,
    "item vitality": 0.5,
    "item cost": -0.2,
    "item damage": 0.4,
    "condition": 0.3,
    "condition cost": -0.2,
    "event": 0.5,
    "event cost": -0.15,
    "skirmish event": 0.5,
} | {f"culture {culture}": 0.0 for culture in Culture}
"""Weights chosen by hand, from which learning begins."""


PRIOR_OF_HALVES: Final[Mapping[str, float]] = {
    "lacking companion": -1.2,
    "spare companion": -2.0,
    "lacking minion": -1.2,
    "dear minion": -0.6,
}
"""What a half of a deck loses by each companion or minion that it lacks, or has too many of."""


class Weights(NamedTuple):
    """What features, single cards beyond them and faults of a half are worth, from some games."""

    features: Mapping[str, float]
    cards: Mapping[str, float]
    halves: Mapping[str, float]
    games: int


BY_HAND: Final = Weights(PRIOR, {}, PRIOR_OF_HALVES, 0)


@cache
def weights_in_use() -> Weights:
    """Return what was learned from games; the prior where nothing was."""
    if not LEARNED_FILE.exists():
        return BY_HAND
    kept = json.loads(LEARNED_FILE.read_text(encoding="utf-8"))
    return Weights(
        {**PRIOR, **kept["features"]},
        kept["cards"],
        {**PRIOR_OF_HALVES, **kept["halves"]},
        kept["games"],
    )


def worth(card_id: str) -> float:
    """Return what a copy of a card is worth by itself; 0 for sites, rings and what is no card."""
    return worth_by(weights_in_use(), card_id)


@cache
def _features(card_id: str) -> tuple[tuple[str, float], ...]:
    card = card_of(card_id)
    return tuple(features(card).items()) if card is not None else ()


def worth_by(weights: Weights, card_id: str) -> float:
    """Return what a copy of a card is worth by some weights."""
    total = weights.cards.get(card_id, 0.0)
    for name, amount in _features(card_id):
        total += weights.features.get(name, 0.0) * amount
    return total


def features(card: Card) -> Mapping[str, float]:
    """Return what is seen of a card at a glance, by names of weights."""
    kind = _KINDS.get(card.type)
    if kind is None:
        return {}
    found: dict[str, float] = {kind: 1.0, f"{kind} cost": float(card.twilight)}
    if kind in ("companion", "minion", "item"):
        found[f"{kind} strength"] = float(card.strength or 0)
        found[f"{kind} vitality"] = float(card.vitality or 0)
        found[f"{kind} damage"] = float(card.keywords.get(Keyword.DAMAGE, 0))
    if kind == "companion":
        found["companion defender"] = float(card.keywords.get(Keyword.DEFENDER, 0))
    if kind in ("companion", "minion"):
        found[f"{kind} archer"] = float(Keyword.ARCHER in card.keywords)
    if kind == "minion":
        found["minion fierce"] = float(Keyword.FIERCE in card.keywords)
        found["minion ambush"] = float(card.keywords.get(Keyword.AMBUSH, 0))
        found["minion roaming"] = float(max(0, (card.site_number or 0) - _USUAL_SITE))
    if kind == "event":
        found["skirmish event"] = float(Phase.SKIRMISH in card.timewords)
    if card.culture is not None:
        found[f"culture {card.culture}"] = 1.0
    known = PRIOR.keys()
    return {name: amount for name, amount in found.items() if amount and name in known}


_KINDS: Final[Mapping[CardType, str]] = {
    CardType.COMPANION: "companion",
    CardType.ALLY: "ally",
    CardType.FOLLOWER: "follower",
    CardType.MINION: "minion",
    CardType.POSSESSION: "item",
    CardType.ARTIFACT: "item",
    CardType.CONDITION: "condition",
    CardType.EVENT: "event",
}
