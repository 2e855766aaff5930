"""How good one side's half of a deck is: what its cards are worth beside each other.

A card that asks for others is worth little without them, a second copy of a unique card less than
the first, and a half needs characters: companions on one side, minions on the other.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rules.construction.tcg.build import card_of
from rules.construction.tcg.titles import title_key
from rules.limited.tcg.company import asked_by, asks_for
from rules.limited.tcg.worth import Weights, weights_in_use, worth_by
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType, Side

# What a card keeps of its worth by how many cards it asks for are there; the last for more.
_STRICT: Final = (0.05, 0.5, 0.7, 0.85, 0.95, 1.0)
_OPEN: Final = (0.3, 0.65, 0.8, 0.9, 1.0)
# What the first, second, … copy of a unique card is worth.
_UNIQUE: Final = (1.0, 0.45, 0.2, 0.05)
# What part of a half are characters, at least.
_CHARACTERS: Final[Mapping[Side, float]] = {Side.FREE_PEOPLES: 0.28, Side.SHADOW: 0.55}
# Companions beyond these are spare.
_MOST_COMPANIONS: Final = 0.45
# What part of the minions costs three or less, at least.
_CHEAP_COST: Final = 3
_CHEAP: Final = 0.4
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
    weights: Weights = field(default_factory=weights_in_use)
    facts: list[Card] = field(init=False)
    _worth: list[float] = field(init=False)
    _fitting: list[tuple[int, ...] | None] = field(init=False)
    _steps: list[tuple[float, ...]] = field(init=False)
    # The places of the cards that ask for each, and of all cards of each unique title.
    askers: list[tuple[int, ...]] = field(init=False)
    group_of: list[tuple[int, ...]] = field(init=False)

    def __post_init__(self) -> None:
        found = [card_of(card) for card in self.cards]
        self.facts = [card for card in found if card is not None]
        self._worth = [
            0.0 if title_key(card.title) == self.bearer else worth_by(self.weights, card.id)
            for card in self.facts
        ]
        characters = [
            (place, card.id) for place, card in enumerate(self.facts) if card.is_character
        ]
        self._fitting, self._steps = [], []
        for card in self.facts:
            asked = asked_by(card.id)
            self._fitting.append(
                None
                if asked is None
                else tuple(place for place, other in characters if asks_for(card.id, other))
            )
            steps = _STRICT if asked is not None and asked.strict else _OPEN
            self._steps.append(tuple(self.hope * 0.6 * (1 - step) + step for step in steps))
        groups: dict[tuple[str, object], list[int]] = defaultdict(list)
        for place, card in enumerate(self.facts):
            if card.unique:
                groups[title_key(card.title), card.type].append(place)
        self.group_of = [()] * len(self.facts)
        for group in groups.values():
            for place in group:
                self.group_of[place] = tuple(group)
        asking: list[list[int]] = [[] for _ in self.facts]
        for place, fitting in enumerate(self._fitting):
            for other in fitting or ():
                if other != place:
                    asking[other].append(place)
        self.askers = [tuple(places) for places in asking]

    def fitting_copies(self, place: int, copies: Sequence[int]) -> int:
        """Return how many copies are there of the cards that a card asks for, itself included."""
        return sum(copies[other] for other in self._fitting[place] or ())

    def worth_among(self, place: int, fitting: int, own: int) -> float:
        """Return what a copy is worth beside copies of the cards it asks for, and `own` copies."""
        return self._worth[place] * self.part_kept(place, fitting, own)

    def part_kept(self, place: int, fitting: int, own: int) -> float:
        """Return which part of its worth a copy keeps.

        One that asks for cards like itself doesn't count the first copy, which is itself.
        """
        found = self._fitting[place]
        if found is None or self._worth[place] <= 0:
            return 1.0
        steps = self._steps[place]
        return steps[min(fitting - (own > 0 and place in found), len(steps) - 1)]

    def likes_itself(self, place: int) -> bool:
        """Return whether a card asks for cards like itself."""
        return place in (self._fitting[place] or ())

    def kept(self, place: int, copies: Sequence[int]) -> float:
        """Return what one copy of a card is worth beside the others."""
        return self.worth_among(place, self.fitting_copies(place, copies), copies[place])


class ChosenHalf:
    """Copies of a pool's cards that make up a half of `size` cards, and what one more would add.

    A copy changes what the cards that ask for it are worth, the copies of its title, and the
    balance of the half; only these are counted again.
    """

    def __init__(self, pool: HalfPool, copies: Sequence[int], size: int) -> None:
        self.pool = pool
        self.size = size
        self.copies = list(copies)
        self._fitting = [pool.fitting_copies(place, copies) for place in range(len(copies))]
        self.kept = [
            pool.worth_among(place, self._fitting[place], count)
            for place, count in enumerate(copies)
        ]
        self._characters, self._cheap = 0, 0
        for place, count in enumerate(self.copies):
            self._count(place, count)

    def gain(self, place: int) -> float:
        """Return by how much one more copy of a card makes the half better."""
        copies, kept, pool = self.copies, self.kept, self.pool
        held = copies[place]
        now = pool.worth_among(place, self._fitting[place] + pool.likes_itself(place), held + 1)
        changed = {place: now}
        gained = now + held * (now - kept[place])
        for asker in pool.askers[place]:
            if copies[asker]:
                now = pool.worth_among(asker, self._fitting[asker] + 1, copies[asker])
                changed[asker] = now
                gained += copies[asker] * (now - kept[asker])
        for group in {found for other in changed if (found := pool.group_of[other])}:
            gained += self._repeated(group) - self._repeated(group, changed, place)
        return gained + self._balance_gained(place)

    def add(self, place: int, count: int = 1) -> None:
        """Add copies of a card; take them out with a negative number."""
        copies, pool = self.copies, self.pool
        copies[place] += count
        self._count(place, count)
        self._fitting[place] += count * pool.likes_itself(place)
        for asker in pool.askers[place]:
            self._fitting[asker] += count
        for other in (place, *pool.askers[place]):
            self.kept[other] = pool.worth_among(other, self._fitting[other], copies[other])

    def _count(self, place: int, count: int) -> None:
        card = self.pool.facts[place]
        if card.type is CHARACTERS[self.pool.side]:
            self._characters += count
            self._cheap += count * (card.twilight <= _CHEAP_COST)

    def _repeated(
        self, group: tuple[int, ...], changed: Mapping[int, float] | None = None, more: int = -1
    ) -> float:
        """Return what the copies of a unique title beyond the first are worth less.

        `changed` are worths in place of those now, and `more` is a card with one more copy.
        """
        count = sum(self.copies[place] for place in group) + (more in group)
        if count < 2:
            return 0.0
        worths = changed or {}
        held = sorted(
            (
                worths.get(place, self.kept[place])
                for place in group
                for _ in range(self.copies[place] + (place == more))
            ),
            reverse=True,
        )
        last = len(_UNIQUE) - 1
        return sum(
            max(0.0, worth_of_copy) * (1 - _UNIQUE[min(copy, last)])
            for copy, worth_of_copy in enumerate(held[1:], start=1)
        )

    def shares(self) -> Iterator[tuple[str, float]]:
        """Yield how many copies each card counts for: fewer without what it asks for, or repeated.

        Summed up with their worths, these are what the cards of the half are worth.
        """
        counted = [
            copies * self.pool.part_kept(place, self._fitting[place], copies)
            for place, copies in enumerate(self.copies)
        ]
        last = len(_UNIQUE) - 1
        for group in set(filter(None, self.pool.group_of)):
            held = sorted(
                (place for place in group for _ in range(self.copies[place])),
                key=lambda place: -self.kept[place],
            )
            for copy, place in enumerate(held[1:], start=1):
                counted[place] *= 1 - (1 - _UNIQUE[min(copy, last)]) / self.copies[place]
        yield from zip(self.pool.cards, counted, strict=True)

    def faults(self) -> Mapping[str, float]:
        """Return how many characters the half lacks or has too many of, by the names of weights."""
        return self._faults(self._characters, self._cheap)

    def _faults(self, characters: int, cheap: int) -> Mapping[str, float]:
        side, size, sure = self.pool.side, self.size, 1 - self.pool.hope
        lacking = max(0.0, _CHARACTERS[side] * size - characters) * sure
        if side is Side.FREE_PEOPLES:
            spare = max(0.0, characters - _MOST_COMPANIONS * size)
            return {"lacking companion": lacking, "spare companion": spare}
        return {
            "lacking minion": lacking,
            "dear minion": max(0.0, _CHEAP * characters - cheap) * sure,
        }

    def _balance_gained(self, place: int) -> float:
        """Return by how much one more copy of a card makes up for lacking characters."""
        card = self.pool.facts[place]
        if card.type is not CHARACTERS[self.pool.side]:
            return 0.0
        more = self._faults(self._characters + 1, self._cheap + (card.twilight <= _CHEAP_COST))
        weights = self.pool.weights.halves
        return sum(weights[name] * (more[name] - now) for name, now in self.faults().items())


def of_side(pool: Mapping[str, int], side: Side) -> list[str]:
    """Return the different cards of a side in a pool, in the order of the pool."""
    return [card for card in pool if (found := card_of(card)) is not None and found.side is side]


def counts_in(pool: Mapping[str, int], cards: Iterable[str]) -> list[int]:
    """Return how many copies of some cards a pool has."""
    return [pool.get(card, 0) for card in cards]
