"""A pool, or the picks of a draft, as a page lists it: by culture, type and cost."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cards.labels import label
from rules.construction.tcg.build import card_of
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType, Side

# Costs with a bar of their own; the last has all from there on.
COSTS = range(5)
BAR_HEIGHT = 36
_COUNTED = (
    (CardType.COMPANION, "companion", "companions"),
    (CardType.MINION, "minion", "minions"),
    (CardType.POSSESSION, "possession", "possessions"),
    (CardType.EVENT, "event", "events"),
    (CardType.CONDITION, "condition", "conditions"),
    (CardType.ALLY, "ally", "allies"),
)
_SIDES = ((Side.FREE_PEOPLES, "Free Peoples"), (Side.SHADOW, "Shadow"))


@dataclass(frozen=True, slots=True)
class PoolLine:
    """A card of a pool with its copies."""

    card: Card
    copies: int


@dataclass(frozen=True, slots=True)
class CultureGroup:
    """The cards of a culture, those of the lowest cost first."""

    culture: str
    name: str
    copies: int
    lines: tuple[PoolLine, ...]


@dataclass(frozen=True, slots=True)
class CostBar:
    """How many cards have a cost, and the height of their bar in pixels."""

    cost: str
    copies: int
    height: int


@dataclass(frozen=True, slots=True)
class PoolHalf:
    """One side of a pool: its cultures, the largest first, and its cards by cost."""

    name: str
    copies: int
    groups: tuple[CultureGroup, ...]
    curve: tuple[CostBar, ...]


@dataclass(frozen=True, slots=True)
class TypeCount:
    """How many cards of a type there are: "4 companions"."""

    type: str
    words: str


@dataclass(frozen=True, slots=True)
class ShownPool:
    """A pool by side, culture, type and cost; `aside` are its sites and rings."""

    halves: tuple[PoolHalf, ...]
    types: tuple[TypeCount, ...]
    aside: tuple[PoolLine, ...]

    @property
    def copies(self) -> int:
        """How many cards there are, sites and rings left out."""
        return sum(half.copies for half in self.halves)


def show_pool(cards: Mapping[str, int]) -> ShownPool:
    """Return a pool laid out for a page. Ids that are no card are left out."""
    lines = [
        PoolLine(card, count)
        for card_id, count in cards.items()
        if count and (card := card_of(card_id)) is not None
    ]
    types: Counter[CardType] = Counter()
    for line in lines:
        types[line.card.type] += line.copies
    return ShownPool(
        halves=tuple(_half(side, name, lines) for side, name in _SIDES),
        types=tuple(
            TypeCount(kind.value, f"{types[kind]} {one if types[kind] == 1 else many}")
            for kind, one, many in _COUNTED
            if types[kind]
        ),
        aside=tuple(line for line in lines if line.card.side is None),
    )


def _half(side: Side, name: str, lines: Iterable[PoolLine]) -> PoolHalf:
    own = [line for line in lines if line.card.side is side]
    by_culture: dict[str, list[PoolLine]] = defaultdict(list)
    for line in own:
        by_culture[str(line.card.culture or "")].append(line)
    groups = [_group(culture, held) for culture, held in by_culture.items()]
    groups.sort(key=lambda group: (-group.copies, group.name))
    copies = sum(line.copies for line in own)
    return PoolHalf(name, copies, tuple(groups), _curve(own))


def _group(culture: str, lines: list[PoolLine]) -> CultureGroup:
    lines.sort(key=lambda line: (line.card.twilight, line.card.name))
    copies = sum(line.copies for line in lines)
    return CultureGroup(culture, label(culture), copies, tuple(lines))


def _curve(lines: Iterable[PoolLine]) -> tuple[CostBar, ...]:
    counts: Counter[int] = Counter()
    for line in lines:
        counts[min(line.card.twilight, COSTS[-1])] += line.copies
    most = max(counts.values(), default=0) or 1
    return tuple(
        CostBar(
            f"{cost}+" if cost == COSTS[-1] else str(cost),
            counts[cost],
            round(BAR_HEIGHT * counts[cost] / most),
        )
        for cost in COSTS
    )
