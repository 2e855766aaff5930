"""How good one side's half of a deck is: what its cards are worth beside each other.

A card that asks for others is worth little without them, a second copy of a unique card less than
the first, and a half needs characters: companions on one side, minions on the other.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rules.construction.tcg.build import card_of
from rules.construction.tcg.titles import title_key
from rules.limited.company import asked_by, asks_for
from rules.limited.worth import worth
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType, Side

# What a card keeps of its worth by how many cards it asks for are there; the last for more.
_STRICT: Final = (0.05, 0.5, 0.7, 0.85, 0.95, 1.0)
_OPEN: Final = (0.3, 0.65, 0.8, 0.9, 1.0)
# What the first, second, … copy of a unique card is worth.
_UNIQUE: Final = (1.0, 0.45, 0.2, 0.05)
# What part of a half are characters, at least, and what each one lacking costs.
_CHARACTERS: Final[Mapping[Side, float]] = {Side.FREE_PEOPLES: 0.28, Side.SHADOW: 0.55}
_LACKING: Final = 1.2
# Companions beyond these are spare.
_MOST_COMPANIONS: Final = 0.45
_SPARE: Final = 2.0
# What part of the minions costs three or less, at least.
_CHEAP_COST: Final = 3
_CHEAP: Final = 0.4
_DEAR: Final = 0.6
CHARACTERS: Final = {Side.FREE_PEOPLES: CardType.COMPANION, Side.SHADOW: CardType.MINION}


@dataclass
class HalfPool:
    """The cards of one side that a half can be made of, with what they need.

    `bearer` is the title of the Ring-bearer, of whom no other copy can be played. With `hope`, from
    0 to 1, cards that are asked for may still come: drafts begin with much of it.
    """

    side: Side
    cards: Sequence[str]
    bearer: str = ""
    hope: float = 0.0
    facts: list[Card] = field(init=False)
    _worth: list[float] = field(init=False)
    _fitting: list[tuple[int, ...] | None] = field(init=False)
    _steps: list[tuple[float, ...]] = field(init=False)
    _groups: list[tuple[int, ...]] = field(init=False)

    def __post_init__(self) -> None:
        found = [card_of(card) for card in self.cards]
        self.facts = [card for card in found if card is not None]
        self._worth = [
            0.0 if title_key(card.title) == self.bearer else worth(card.id) for card in self.facts
        ]
        self._fitting, self._steps = [], []
        for card in self.facts:
            asked = asked_by(card.id)
            self._fitting.append(
                None
                if asked is None
                else tuple(
                    place for place, other in enumerate(self.facts) if asks_for(card.id, other.id)
                )
            )
            steps = _STRICT if asked is not None and asked.strict else _OPEN
            self._steps.append(tuple(self.hope * 0.6 * (1 - step) + step for step in steps))
        groups: dict[tuple[str, object], list[int]] = defaultdict(list)
        for place, card in enumerate(self.facts):
            if card.unique:
                groups[title_key(card.title), card.type].append(place)
        self._groups = [tuple(group) for group in groups.values()]

    def support(self, place: int, copies: Sequence[int]) -> int | None:
        """Return how many cards are there that a card asks for; None where it asks for none."""
        fitting = self._fitting[place]
        if fitting is None:
            return None
        found = sum(copies[other] for other in fitting)
        return found - (place in fitting and copies[place] > 0)

    def kept(self, place: int, copies: Sequence[int]) -> float:
        """Return what one copy of a card is worth beside the others."""
        support = self.support(place, copies)
        if support is None:
            return self._worth[place]
        steps = self._steps[place]
        value = self._worth[place]
        return value * steps[min(support, len(steps) - 1)] if value > 0 else value

    def value(self, copies: Sequence[int], size: int) -> float:
        """Return how good a half of these copies is, where a whole one has `size` cards."""
        kept = [self.kept(place, copies) if copies[place] else 0.0 for place in range(len(copies))]
        total = sum(kept[place] * count for place, count in enumerate(copies) if count)
        for group in self._groups:
            held = sorted(
                (kept[place] for place in group for _ in range(copies[place])), reverse=True
            )
            for copy, worth_of_copy in enumerate(held[1:], start=1):
                share = _UNIQUE[min(copy, len(_UNIQUE) - 1)]
                total -= max(0.0, worth_of_copy) * (1 - share)
        return total + self._balance(copies, size)

    def _balance(self, copies: Sequence[int], size: int) -> float:
        kind = CHARACTERS[self.side]
        characters = [
            (card, count)
            for card, count in zip(self.facts, copies, strict=True)
            if count and card.type is kind
        ]
        number = sum(count for _, count in characters)
        points = -_LACKING * max(0.0, _CHARACTERS[self.side] * size - number) * (1 - self.hope)
        if self.side is Side.FREE_PEOPLES:
            return points - _SPARE * max(0.0, number - _MOST_COMPANIONS * size)
        cheap = sum(count for card, count in characters if card.twilight <= _CHEAP_COST)
        return points - _DEAR * max(0.0, _CHEAP * number - cheap) * (1 - self.hope)


def of_side(pool: Mapping[str, int], side: Side) -> list[str]:
    """Return the different cards of a side in a pool, in the order of the pool."""
    return [card for card in pool if (found := card_of(card)) is not None and found.side is side]


def counts_in(pool: Mapping[str, int], cards: Iterable[str]) -> list[int]:
    """Return how many copies of some cards a pool has."""
    return [pool.get(card, 0) for card in cards]
